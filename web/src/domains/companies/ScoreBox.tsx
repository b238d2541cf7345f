import { MOST_WAITING } from '@pandora/contract/constants'
import { impact } from '@pandora/contract/domains/impact/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { counted, number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Balance, useImpactWord } from '../impact/offers/scores/Scores.tsx'
import { useReceipt } from '../impact/offers/scores/receiptField.ts'
import styles from './ScoreBox.module.css'
import { companyTexts } from './texts.ts'

const topics = ['analysis'] as const

/**
 * Impact score with both sides in the head of the company; a press opens its receipt. Missing is “–” and says why;
 * while documents of the market wait to be read it says how many.
 */
export function ScoreBox({ companyId, waiting }: { companyId: string; waiting: number }) {
  const t = useTexts(companyTexts)
  const word = useImpactWord()
  const [, open] = useReceipt()
  const { data } = useOperation(impact.receipt, { companyId })
  useReread(impact.receipt, topics)
  const whole = (value: number) => number(value, { digits: 0 })
  if (!data) return null
  const reading =
    waiting > 0 ? (
      <span className={styles.waiting} title={t('stillReadingLong')}>
        {t('stillReading', { count: counted(waiting, MOST_WAITING) })}
      </span>
    ) : null
  const { impactScore, riskPoint, opportunityPoint } = data
  if (impactScore === null || riskPoint === null || opportunityPoint === null)
    return (
      <span className={styles.none}>
        <Figure value={null} reason={t('noScores')} /> {t('impactScore')}
        {reading}
      </span>
    )
  return (
    <button type="button" className={styles.box} title={t('openReceipt')} onClick={() => open(companyId)}>
      <b>{whole(impactScore)}</b>
      <span className={styles.text}>
        <span>
          {t('impactScore')} · {word(data.impact)}
        </span>
        <span className={styles.sides}>
          <i data-side="risk" title={t('riskSide')}>
            {whole(riskPoint)}
          </i>
          <Balance risk={riskPoint} opportunity={opportunityPoint} />
          <i data-side="opportunity" title={t('opportunitySide')}>
            {whole(opportunityPoint)}
          </i>
        </span>
        {reading}
      </span>
    </button>
  )
}
