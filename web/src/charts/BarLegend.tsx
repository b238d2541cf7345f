import { direction, number, percent, short } from '../lib/formats.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { isPartial, underOf } from './bars.ts'
import type { Under } from './bars.ts'
import { Text } from '../ui/kit/Text.tsx'
import styles from './Chart.module.css'
import type { Candle } from './price/interval.ts'
import { chartTexts } from './texts.ts'

interface Props {
  bar: Candle
  under: Under
  digits: number
  /** Lines over the bars: what each says here, and its colour's place among the series. */
  lines?: readonly { key: string; name: string; value: number | null; series: number }[]
}

const none: NonNullable<Props['lines']> = []

/** The figures of a bar: of that under the crosshair, of the one chosen, or of the last. */
export function BarLegend({ bar, under, digits, lines = none }: Props) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const side = direction(bar.open === null ? null : bar.close - bar.open)
  const below = underOf(bar, under)
  return (
    <p className={styles.legend}>
      <span>{bar.days > 1 ? t('barOf', { from: bar.from, to: bar.date }) : bar.date}</span>
      {bar.unfinished ? <Text tone="accent">{t('unfinished', { day: bar.date.slice(5) })}</Text> : null}
      {(['open', 'high', 'low', 'close'] as const).map((part) => (
        <span key={part}>
          {t(part)} <b className={side}>{number(bar[part], { digits })}</b>
        </span>
      ))}
      {isPartial(bar) ? <Text tone="plain">{t('closeOnly')}</Text> : null}
      <b className={direction(bar.changeRate)}>{percent(bar.changeRate)}</b>
      <span>
        {t(under)} <b>{under === 'turnover' ? percent(below, { sign: false }) : short(below, language)}</b>
      </span>
      {lines.map(({ key, name, value, series }) => (
        <span key={key} style={{ color: `var(--series-${series})` }}>
          {name} {number(value, { digits })}
        </span>
      ))}
    </p>
  )
}
