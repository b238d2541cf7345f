import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { breadthShares } from './breadth.ts'
import type { Breadth } from './breadth.ts'
import { industryTexts } from './texts.ts'
import styles from './BreadthBar.module.css'

interface Props {
  breadth: Breadth
  /** In the market without a change of the day; `gone`: left the market. */ withoutQuote: number
  gone: number
  /** The market's last trading day. */ day: string | null
}

/** How many rise, stand and fall on the market's day, as one bar and in figures. */
export function BreadthBar({ breadth, withoutQuote, gone, day }: Props) {
  const t = useTexts(industryTexts)
  const shares = breadthShares(breadth)
  const count = (value: number) => number(value, { digits: 0 })
  return (
    <div className={styles.breadth} role="group" aria-label={t('breadth')}>
      {shares ? (
        <div className={styles.bar} aria-hidden="true">
          {(['rising', 'flat', 'falling'] as const).map((side) =>
            shares[side] > 0 ? <i key={side} className={styles[side]} style={{ flexGrow: shares[side] }} /> : null,
          )}
        </div>
      ) : null}
      <p className={styles.words}>
        {day ? <span className={styles.without}>{t('closeOn', { date: day })}</span> : null}
        <span className="rise">▲ {t('rising', { count: count(breadth.rising) })}</span>
        <span className="flat">{t('flat', { count: count(breadth.flat) })}</span>
        <span className="fall">▼ {t('falling', { count: count(breadth.falling) })}</span>
        {withoutQuote > 0 ? (
          <span className={styles.without}>{t('withoutQuote', { count: count(withoutQuote) })}</span>
        ) : null}
        {gone > 0 ? (
          <span className={styles.without} title={t('goneLong')}>
            {t('gone', { count: count(gone) })}
          </span>
        ) : null}
      </p>
    </div>
  )
}
