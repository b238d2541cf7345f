import { direction, number } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Text } from '../ui/kit/Text.tsx'
import styles from './Course.module.css'
import { chartTexts } from './texts.ts'

interface Props {
  /** What is shown, for those who do not see it. */
  name: string
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[]
  /** One a day. */
  values: readonly number[]
  digits?: number
}

/**
 * The course of one value as an area in the room there is, with its highest, lowest and last day; no library, for pages
 * that must open at once.
 */
export function Course({ name, days, values, digits = 2 }: Props) {
  const t = useTexts(chartTexts)
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined) return null
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = high - low || 1
  const y = (value: number) => 4 + (1 - (value - low) / span) * 92
  const points = values.map(
    (value, index) => `${((index / Math.max(1, values.length - 1)) * 100).toFixed(2)},${y(value).toFixed(2)}`,
  )
  const middle = (high + low) / 2
  return (
    <figure
      className={`${styles.course} ${direction(last - first)}`}
      role="img"
      aria-label={t('courseDescribed', {
        name,
        from: days[0] ?? '',
        to: days.at(-1) ?? '',
        first: number(first, { digits }),
        last: number(last, { digits }),
        low: number(low, { digits }),
        high: number(high, { digits }),
      })}
    >
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[high, middle, low].map((value) => (
            <line key={value} x1="0" x2="100" y1={y(value)} y2={y(value)} className={styles.grid} />
          ))}
          <polygon points={`0,100 ${points.join(' ')} 100,100`} className={styles.area} />
          <polyline points={points.join(' ')} className={styles.line} />
        </svg>
      </div>
      <Text className={styles.scale} as="div" size="tiny" tone="quiet" aria-hidden="true">
        {[high, middle, low].map((value) => (
          <span key={value} style={{ top: `${y(value)}%` }}>
            {number(value, { digits })}
          </span>
        ))}
      </Text>
      <div className={styles.days} aria-hidden="true">
        <span>{days[0]}</span>
        <span>{days[Math.floor(days.length / 2)]}</span>
        <span>{days.at(-1)}</span>
      </div>
    </figure>
  )
}
