import { impact } from '@pandora/contract/domains/impact/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { Receipt } from '../offers/receipt/Receipt.tsx'
import { useScoreBeside } from './scoreBeside.ts'
import { companyScoreTexts } from './texts.ts'

/** The receipt of a company's score, where nothing else stands beside its overview. */
export default function ScorePanel({ profile }: TabProps) {
  const t = useTexts(companyScoreTexts)
  const [, close] = useScoreBeside()
  const query = useOperation(impact.receipt, { companyId: profile.companyId })
  return (
    <SidePanel title={t('scoreReceipt')} context={t('impactScore')} onClose={close} quiet>
      <Answer query={query} waiting={<Skeleton count={12} height={26} />}>
        {(data) => <Receipt data={data} />}
      </Answer>
    </SidePanel>
  )
}
