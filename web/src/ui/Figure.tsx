import { direction, MISSING, number, percent, short } from '../lib/formats.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import styles from './Figure.module.css'
import { uiTexts } from './uiTexts.ts'

interface Props {
  value: number | null | undefined
  /** `plain` with digits, `short` in 亿/万 or B/M with the full value on hover, `percent` (value in per cent). */
  as?: 'plain' | 'short' | 'percent'
  digits?: number
  unit?: string
  /** A change: sign, and the colour of rise or fall. */
  change?: boolean
  /** ▲▼ before a change. */
  arrow?: boolean
  /** Why it is missing, in words. */
  reason?: string | undefined
  strong?: boolean
}

/** One number: tabular, with its sign and unit. Missing is "–" and says why; never 0. */
export function Figure({
  value,
  as = 'plain',
  digits = 2,
  unit,
  change = false,
  arrow = false,
  reason,
  strong = false,
}: Props) {
  const t = useTexts(uiTexts)
  const language = useLanguage()
  if (value === null || value === undefined || !Number.isFinite(value)) {
    const why = reason ? t('missing', { reason }) : t('missingPlain')
    return (
      <span className={styles.missing} title={why}>
        <span aria-hidden="true">{MISSING}</span>
        <span className="visually-hidden">{why}</span>
      </span>
    )
  }
  const text =
    as === 'percent'
      ? percent(value, { digits, sign: change })
      : as === 'short'
        ? short(value, language, { sign: change, loose: false })
        : number(value, { digits, sign: change })
  const side = change ? direction(value) : ''
  return (
    <span
      className={`${styles.figure} ${side} ${strong ? styles.strong : ''}`}
      title={as === 'short' ? number(value, { digits: 4, loose: true }) : undefined}
    >
      {arrow && side !== 'flat' && side ? (
        <span className={styles.arrow} aria-hidden="true">
          {side === 'rise' ? '▲' : '▼'}
        </span>
      ) : null}
      {text}
      {unit ? <span className={`${styles.unit} ${unit === '%' ? styles.close : ''}`}>{unit}</span> : null}
    </span>
  )
}
