import { scoreFactors } from '@pandora/contract/domains/ranking/shapes'
import { number } from '../../../lib/formats.ts'
import type { RankingSay } from '../texts.ts'
import styles from '../Ranking.module.css'

/** Points that fill a bar to its end. */
const FULL = 15

/** Points of the factors above and below 50, as bars around one line; the words are its name. */
export function PointBars({ points, t }: { points: readonly (number | null)[]; t: RankingSay }) {
  const words = scoreFactors
    .map((factor, at) => {
      const value = points[at] ?? null
      return `${t(`factor_${factor}`)} ${value === null ? '–' : number(value, { digits: 1, sign: true })}`
    })
    .join(' · ')
  return (
    <span className={styles.points} role="img" aria-label={words} title={words}>
      {scoreFactors.map((factor, at) => {
        const value = points[at] ?? null
        return value === null ? null : (
          <i
            key={factor}
            data-side={value < 0 ? 'below' : 'above'}
            style={{ gridColumn: at + 1, height: `${Math.min(1, Math.abs(value) / FULL) * 100}%` }}
          />
        )
      })}
    </span>
  )
}
