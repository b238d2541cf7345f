import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { marketOpinionTexts } from '../texts.ts'
import { windowColumns, windowRows } from '../windowRows.ts'
import { CompanyPick } from './CompanyPick.tsx'

const topics = ['analysis', 'documents'] as const
const NARROW = 560

/** Posts on a company in the four windows of the trading calendar, of both platforms and each (OPINION-09). */
export default function WindowsView({ parameters, setParameters }: ViewProps<typeof marketOpinionViews.windows>) {
  const { companyId, form } = parameters
  return companyId ? (
    <Windows companyId={companyId} form={form} onForm={(next) => setParameters({ form: next })} />
  ) : (
    <CompanyPick onChoose={(chosen) => setParameters({ companyId: chosen })} />
  )
}

function Windows({
  companyId,
  form,
  onForm,
}: {
  companyId: string
  form: 'article' | 'comment'
  onForm: (form: 'article' | 'comment') => void
}) {
  const t = useTexts(marketOpinionTexts)
  useReread(marketOpinion.postStatistics, topics)
  const query = useOperation(marketOpinion.postStatistics, { companyId })
  return (
    <ViewBody
      answer={query}
      table={(data) => exportTable(t('windows'), windowColumns(t, false, true), windowRows(t, data, form))}
      note={({ today }) => t(`session_${today.session}`, { day: today.day })}
      controls={
        <SegmentedControl
          label={t('form')}
          value={form}
          onChange={onForm}
          options={(['article', 'comment'] as const).map((value) => ({ value, text: t(value) }))}
        />
      }
    >
      {(data) => (
        <SizedTable
          label={t('windows')}
          columns={(narrow) => windowColumns(t, narrow)}
          narrowBelow={NARROW}
          rows={windowRows(t, data, form)}
          rowKey={({ key }) => key}
        />
      )}
    </ViewBody>
  )
}
