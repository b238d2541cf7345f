import { useTexts } from '../../../lib/texts.ts'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

/** Counts week by week as bars; those inside a burst in orange. */
export function Bursts({
  word,
  counts,
  bursts,
}: {
  word: string
  counts: readonly number[]
  bursts: readonly { first: number; last: number }[]
}) {
  const t = useTexts(technologyTexts)
  const peak = Math.max(1, ...counts)
  const step = 100 / Math.max(1, counts.length)
  return (
    <svg
      className={styles.weeks}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      role="img"
      aria-label={t('weekly', { word, peak })}
    >
      {counts
        .map((count, place) => ({ place, count }))
        .filter(({ count }) => count > 0)
        .map(({ place, count }) => (
          <rect
            key={place}
            x={place * step}
            y={20 - (count / peak) * 19}
            width={Math.max(0.4, step * 0.8)}
            height={(count / peak) * 19}
            data-burst={bursts.some(({ first, last }) => place >= first && place <= last)}
          />
        ))}
    </svg>
  )
}
