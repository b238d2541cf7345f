import { impact } from '@pandora/contract/impact'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useMedia } from '../../../lib/useMedia.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { FigureReceipt } from '../../../ui/figures/FigureReceipt.tsx'
import { useFigureField } from '../../../ui/figures/figureField.ts'
import { Receipt } from '../../../ui/receipt/Receipt.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { ReportPanel } from '../business/ReportPanel.tsx'
import { useRow } from '../business/row.ts'
import { useOpened } from '../useOpened.ts'
import { overviewTexts } from './texts.ts'

const CLOSED = 'off'

/** The receipt that stands beside: of the figure or the row that was pressed; else, where there is room, of the score. */
export function Beside({ companyId }: { companyId: string }) {
  const t = useTexts(overviewTexts)
  const wide = useMedia('(min-width: 1360px)')
  const [place, setPlace] = useFigureField()
  const [row, setRow] = useRow()
  const [document] = useOpened()
  const [beside, setBeside] = useAddressField('beside')
  const score = wide && beside !== CLOSED && !place && !row && !document
  const query = useOperation(impact.receipt, { companyId }, { enabled: score })
  if (document) return null
  if (place) return <FigureReceipt place={place} onClose={() => setPlace(null)} />
  if (row) return <ReportPanel companyId={companyId} row={row} onClose={() => setRow(null)} />
  if (!score) return null
  return (
    <SidePanel title={t('scoreReceipt')} context={t('impactScore')} onClose={() => setBeside(CLOSED)} quiet>
      <Answer query={query} waiting={<Skeleton count={12} height={26} />}>
        {(data) => <Receipt data={data} />}
      </Answer>
    </SidePanel>
  )
}
