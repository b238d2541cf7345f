import { writtenIn } from '../../../ui/language/writtenIn.ts'
import { policy } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { policyViews } from '../parameters.ts'
import { policyTexts, type PolicySay } from '../texts.ts'
import { whoOf, type PolicyOrder } from './Order.tsx'

const NARROW = 720
const topics = ['analysis'] as const

function columnsOf(t: PolicySay, narrow: boolean): Column<PolicyOrder>[] {
  const who = (row: PolicyOrder) => whoOf(row, t('leads'))
  const what: Column<PolicyOrder> = {
    key: 'what',
    title: t('what'),
    width: 'minmax(180px, 3fr)',
    value: (row) => row.action,
    cell: (row) => (
      <TwoLines
        first={
          <span title={row.action} lang={writtenIn(row.action)}>
            {row.action}
          </span>
        }
        second={
          narrow ? [who(row), row.deadline, ...row.figures].filter(Boolean).join(' · ') || '–' : (row.heading ?? '')
        }
      />
    ),
  }
  if (narrow) return [what]
  return [
    { key: 'who', title: t('who'), width: 'minmax(120px, 1.4fr)', value: (row) => who(row) || null },
    what,
    { key: 'until', title: t('until'), width: '132px', value: (row) => row.deadline },
    { key: 'due', title: t('due'), width: '96px', value: (row) => row.due },
    { key: 'figures', title: t('figures'), width: '120px', value: (row) => row.figures.join(' · ') || null },
  ]
}

/** Orders of a document: who is to do what, until when, how much; one chosen highlights its sentence. */
export default function TasksView({ parameters, setParameters }: ViewProps<typeof policyViews.tasks>) {
  const t = useTexts(policyTexts)
  const missing = useMissing()
  const { document: documentId = '' } = parameters
  useReread(policy.tasks, topics)
  const query = useOperation(policy.tasks, { documentId })
  const detail = useOperation(policy.detail, { documentId })
  const sentenceOf = ({ place }: PolicyOrder) => {
    const at = (detail.data?.sentences ?? []).findIndex(({ start, end }) => start <= place.start && place.start < end)
    return at < 0 ? null : String(at + 1)
  }
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total === 0 ? missing(t('noTasks')) : undefined)}
      table={({ dataList }) =>
        exportTable(
          t('tasks'),
          [...columnsOf(t, false), { key: 'heading', title: t('heading'), value: (row: PolicyOrder) => row.heading }],
          dataList,
        )
      }
    >
      {({ dataList }) => (
        <SizedTable
          label={t('tasks')}
          columns={(narrow) => columnsOf(t, narrow)}
          narrowBelow={NARROW}
          rowHeight={46}
          rows={dataList}
          rowKey={({ taskId }) => taskId}
          chosen={dataList.find((row) => sentenceOf(row) === parameters.sentence)?.taskId ?? null}
          onChoose={(row) => setParameters({ sentence: sentenceOf(row) })}
        />
      )}
    </ViewBody>
  )
}
