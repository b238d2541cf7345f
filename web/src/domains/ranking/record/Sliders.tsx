import { useRef } from 'react'
import { scoreFactors } from '@pandora/contract/domains/ranking/shapes'
import { percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Range } from '../../../ui/form/Range.tsx'
import { rankingTexts } from '../texts.ts'
import styles from '../Ranking.module.css'
import { mixOf, withShare, type Weights } from './mix.ts'

/** A slider a factor, all on one scale of 100 %: what one is given is taken from the others. */
export function Sliders({ weights, onChange }: { weights: Weights; onChange: (mix: Weights) => void }) {
  const t = useTexts(rankingTexts)
  const mix = mixOf(weights)
  // From where a slider was taken up the others keep their proportions, even while it passes 100.
  const base = useRef(mix)
  const takeUp = () => {
    base.current = mix
  }
  return (
    <div className={styles.sliders} role="group" aria-label={t('weights')}>
      {scoreFactors.map((factor) => {
        const share = percent(mix[factor], { digits: Number.isInteger(mix[factor]) ? 0 : 1, sign: false })
        return (
          <label key={factor} className={styles.slider}>
            <span>{t(`factor_${factor}`)}</span>
            <Range
              min={0}
              max={100}
              value={mix[factor]}
              aria-valuetext={share}
              onFocus={takeUp}
              onPointerDown={takeUp}
              onChange={(next) => onChange(withShare(base.current, factor, next))}
            />
            <output>{share}</output>
          </label>
        )
      })}
    </div>
  )
}
