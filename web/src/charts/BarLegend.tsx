import { direction, number, percent, short } from '../lib/formats.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { isPartial, underOf } from './bars.ts'
import type { Bar, Under } from './bars.ts'
import { Text } from '../ui/kit/Text.tsx'
import styles from './PriceChart.module.css'
import { chartTexts } from './texts.ts'

interface Props {
  bar: Bar
  under: Under
  digits: number
}

/** The figures of the bar under the crosshair, or of the last one. */
export function BarLegend({ bar, under, digits }: Props) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const side = direction(bar.open === null ? null : bar.close - bar.open)
  const below = underOf(bar, under)
  return (
    <p className={styles.legend}>
      <span>{bar.date}</span>
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
    </p>
  )
}
