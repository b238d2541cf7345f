import { number } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { useVocabulary } from '../../../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './Receipt.module.css'
import type { Step } from './steps.ts'
import { receiptTexts } from './texts.ts'

/** The way from the start to the score as a table whose last column draws the running sum on a scale of 0 to 100. */
export function Waterfall({ steps }: { steps: readonly Step[] }) {
  const t = useTexts(receiptTexts)
  const word = useVocabulary()
  const name = ({ key, side }: Step) => {
    if (side === 'base') return t('base')
    if (side === 'total') return t('total')
    return t(`side_${side}`, { group: word('group', key.slice(side.length + 1)) })
  }
  return (
    <table className={styles.waterfall}>
      <thead>
        <tr>
          <th scope="col">{t('part')}</th>
          <th scope="col">{t('points')}</th>
          <th scope="col">
            <span className={styles.scale}>
              <span>0</span>
              <span>50</span>
              <span>100</span>
            </span>
            <span className="visually-hidden">{t('course')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.key} data-side={step.side}>
            <th scope="row">{name(step)}</th>
            <td>{number(step.value, { digits: 2, sign: step.side !== 'base' && step.side !== 'total' })}</td>
            <td>
              <span className={styles.bar}>
                <i
                  style={{
                    left: `${Math.min(step.from, step.to)}%`,
                    width: `${Math.max(0.6, Math.abs(step.to - step.from))}%`,
                  }}
                />
              </span>
              <span className="visually-hidden">{number(step.to, { digits: 2 })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
