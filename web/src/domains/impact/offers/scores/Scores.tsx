import { number } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Figure } from '../../../../ui/Figure.tsx'
import { useReceipt } from './receiptField.ts'
import styles from './Scores.module.css'
import { useStillReading } from './stillReading.ts'
import { scoreTexts } from './texts.ts'

/** Scores of a company as every list carries them (WATCH-03); null where nothing about it was read. */
export interface Scored {
  riskPoint: number | null
  opportunityPoint: number | null
  impactScore: number | null
  impact: string | null
}

interface Props {
  companyId: string
  /** Name of the company, for those who do not see the table around it. */
  name: string
  scores: Scored
}

const whole = (value: number | null) => number(value, { digits: 0 })
const share = (value: number) => `${Math.max(0, Math.min(100, value))}%`

/** The word of a class of impact; null where there is none, or a class of a later version. */
export function useImpactWord(): (impact: string | null) => string | null {
  const t = useTexts(scoreTexts)
  return (impact) => {
    const known = impactWords.find((one) => one === impact)
    return known ? t(`impact_${known}`) : impact
  }
}
const impactWords = ['high-risk', 'risk', 'quiet', 'mixed', 'opportunity', 'high-opportunity'] as const

/** Impact score with its bar; a press opens its receipt. */
export function ImpactCell({ companyId, name, scores, bar = true }: Props & { bar?: boolean }) {
  const t = useTexts(scoreTexts)
  const word = useImpactWord()
  const [, open] = useReceipt()
  const reading = useStillReading()
  const { impactScore } = scores
  if (impactScore === null) return <Figure value={null} reason={t('nothingRead')} />
  const said = word(scores.impact)
  return (
    <button
      type="button"
      className={styles.impact}
      title={[said, reading, t('openReceipt')].filter(Boolean).join(' · ')}
      onClick={() => open(companyId)}
    >
      <span className="visually-hidden">{t('scoreOf', { name })}</span>
      <b data-reading={reading !== null}>{whole(impactScore)}</b>
      <span className="visually-hidden">{t('openReceipt')}</span>
      {bar ? (
        <span className={styles.track} aria-hidden="true">
          <i style={{ width: share(impactScore) }} />
        </span>
      ) : null}
    </button>
  )
}

/** Risk to the left, opportunity to the right of one line, with both figures; a press opens the receipt. */
export function RiskOpportunityCell({ companyId, name, scores }: Props) {
  const t = useTexts(scoreTexts)
  const [, open] = useReceipt()
  const reading = useStillReading()
  const { riskPoint, opportunityPoint } = scores
  if (riskPoint === null || opportunityPoint === null) return <Figure value={null} reason={t('nothingRead')} />
  return (
    <button
      type="button"
      className={styles.both}
      title={[reading, t('openReceipt')].filter(Boolean).join(' · ')}
      onClick={() => open(companyId)}
    >
      <span className="visually-hidden">{t('riskOf', { name })}</span>
      <span className={styles.risk} data-reading={reading !== null}>
        {whole(riskPoint)}
      </span>
      <Balance risk={riskPoint} opportunity={opportunityPoint} />
      <span className="visually-hidden">{t('opportunity')}</span>
      <span className={styles.opportunity} data-reading={reading !== null}>
        {whole(opportunityPoint)}
      </span>
    </button>
  )
}

/** The bar of both as a button that opens the receipt, where the figures stand beside it. */
export function BalanceCell({ companyId, name, scores: { riskPoint, opportunityPoint } }: Props) {
  const t = useTexts(scoreTexts)
  const [, open] = useReceipt()
  const reading = useStillReading()
  if (riskPoint === null || opportunityPoint === null) return <Figure value={null} reason={t('nothingRead')} />
  const said = [t('bothOf', { name, risk: whole(riskPoint), opportunity: whole(opportunityPoint) }), reading]
    .filter(Boolean)
    .join(' · ')
  return (
    <button type="button" className={styles.both} title={said} aria-label={said} onClick={() => open(companyId)}>
      <Balance risk={riskPoint} opportunity={opportunityPoint} />
    </button>
  )
}

/** The bar alone: risk grows left, opportunity right, of 100 each. */
export function Balance({ risk, opportunity }: { risk: number; opportunity: number }) {
  return (
    <span className={styles.balance} aria-hidden="true">
      <span>
        <i className={styles.riskFill} style={{ width: share(risk) }} />
      </span>
      <span>
        <i className={styles.opportunityFill} style={{ width: share(opportunity) }} />
      </span>
    </span>
  )
}

/** One of the two points as a figure in its colour. */
export function PointFigure({ value, side }: { value: number | null; side: 'risk' | 'opportunity' }) {
  const t = useTexts(scoreTexts)
  const reading = useStillReading()
  return value === null ? (
    <Figure value={null} reason={t('nothingRead')} />
  ) : (
    <span className={styles[side]} {...(reading === null ? {} : { 'data-reading': true, title: reading })}>
      {whole(value)}
    </span>
  )
}
