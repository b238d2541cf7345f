import { createContext, use } from 'react'
import type { Bare } from '@pandora/contract/measured'
import { direction, MISSING, number, percent, short, type Scale } from '../lib/formats.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import type { FigureBasis } from './basis/basis.ts'
import { BasisMark } from './basis/BasisMark.tsx'
import { Text } from './kit/Text.tsx'
import styles from './Figure.module.css'
import { uiTexts } from './uiTexts.ts'

/** The one unit and precision of the column that a figure stands in; null where each has its own. */
export const ColumnScale = createContext<Scale | null>(null)

/**
 * What rests on prices is drawn with what it rests on: null where that is what was paid and counted, `beside` where the
 * mark stands beside it by its column. All else needs none.
 */
type Shown =
  | { value: Bare | null | undefined; basis?: FigureBasis | null }
  | { value: number | null | undefined; basis: FigureBasis | 'beside' | null }

type Props = Shown & {
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

/**
 * One number: tabular, with its sign and unit, and the mark of what it rests on. Missing is "–" and says why; never 0.
 */
export function Figure({
  value,
  as = 'plain',
  digits = 2,
  unit,
  change = false,
  arrow = false,
  reason,
  strong = false,
  basis = null,
}: Props) {
  const t = useTexts(uiTexts)
  const language = useLanguage()
  const scale = use(ColumnScale)
  if (value === null || value === undefined || !Number.isFinite(value)) {
    const why = reason ? t('missing', { reason }) : t('missingPlain')
    return (
      <Text tone="quiet" title={why}>
        <span aria-hidden="true">{MISSING}</span>
        <span className="visually-hidden">{why}</span>
      </Text>
    )
  }
  const bare = value as Bare
  const text =
    as === 'percent'
      ? percent(bare, { digits, sign: change })
      : as === 'short'
        ? short(bare, language, { sign: change, loose: false, scale })
        : number(bare, { digits, sign: change })
  const side = change ? direction(value) : ''
  const figure = (
    <span
      className={`${styles.figure} ${side} ${strong ? styles.strong : ''}`}
      title={as === 'short' ? number(bare, { digits: 4, loose: true }) : undefined}
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
  return basis === null || basis === 'beside' ? (
    figure
  ) : (
    <>
      {figure}
      <BasisMark of={basis} />
    </>
  )
}
