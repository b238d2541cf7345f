import { useTexts } from '../../lib/texts.ts'
import styles from './Feeds.module.css'
import { feedTexts } from './texts.ts'

const BAR = 5
const HEIGHT = 18

/** Items of each of the last days as small bars, today at the right. */
export function Days({ perDay }: { perDay: readonly number[] }) {
  const t = useTexts(feedTexts)
  const most = Math.max(1, ...perDay)
  const label = t('perDayLabel', { count: perDay.reduce((sum, count) => sum + count, 0) })
  const bar = (at: number, height: number) => `M${at * BAR} ${HEIGHT}v${-height}h${BAR - 1}v${height}z`
  return (
    <svg className={styles.days} width={perDay.length * BAR} height={HEIGHT} role="img" aria-label={label}>
      <title>{label}</title>
      <path className={styles.none} d={perDay.map((count, at) => (count === 0 ? bar(at, 1) : '')).join('')} />
      <path
        d={perDay.map((count, at) => (count === 0 ? '' : bar(at, Math.max(2, (count / most) * HEIGHT)))).join('')}
      />
    </svg>
  )
}
