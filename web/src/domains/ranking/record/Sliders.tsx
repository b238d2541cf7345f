import { scoreFactors, type factorWeights } from '@pandora/contract/domains/ranking/shapes'
import type { z } from 'zod'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { rankingTexts } from '../texts.ts'
import styles from '../Ranking.module.css'

export type Weights = z.infer<typeof factorWeights>

/** Whether two weightings are the same parts of their sums. */
export const sameMix = (one: Weights, other: Weights): boolean => {
  const sumOf = (weights: Weights) => scoreFactors.reduce((sum, factor) => sum + weights[factor], 0) || 1
  const [first, second] = [sumOf(one), sumOf(other)]
  return scoreFactors.every((factor) => Math.abs(one[factor] / first - other[factor] / second) < 1e-9)
}

/** A slider a factor; beside it what part of the whole it is. */
export function Sliders({ weights, onChange }: { weights: Weights; onChange: (weights: Weights) => void }) {
  const t = useTexts(rankingTexts)
  const sum = scoreFactors.reduce((total, factor) => total + weights[factor], 0)
  return (
    <div className={styles.sliders} role="group" aria-label={t('weights')}>
      {scoreFactors.map((factor) => (
        <label key={factor} className={styles.slider}>
          <span>{t(`factor_${factor}`)}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            value={weights[factor]}
            onChange={({ target }) => onChange({ ...weights, [factor]: Number(target.value) })}
          />
          <output>{sum === 0 ? '–' : `${number((weights[factor] / sum) * 100, { digits: 0 })}%`}</output>
        </label>
      ))}
    </div>
  )
}
