import { chains } from '@pandora/contract/domains/chains/operations'
import type { chainViews } from '@pandora/contract/domains/chains/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { points } from '../Path.tsx'
import { chainTexts } from '../texts.ts'
import { FlowBody, useFlowColumns } from './FlowBody.tsx'
import { useChain } from './useChain.ts'

type Item = OutputOf<typeof chains.flowOpportunities>['dataList'][number]

/** Events of everyone on a chain, newest first. */
export default function EventView({ parameters, setParameters }: ViewProps<typeof chainViews.event>) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const go = useGo()
  const of = useChain(parameters.chain)
  const chainId = of.chain?.chainId ?? ''
  const query = useOperation(
    chains.flowOpportunities,
    { chainId, direction: parameters.direction, size: 100 },
    { enabled: chainId !== '', keepPrevious: true },
  )
  const { direction, path } = useFlowColumns<Item>()
  const columns: Column<Item>[] = [
    { key: 'day', title: t('day'), value: (row) => row.happenedDay, width: '96px' },
    direction,
    path,
    {
      key: 'event',
      title: t('event'),
      value: (row) => named(row.titleZh, row.titleEn, language, word('event', row.type)),
      width: 'minmax(160px, 2fr)',
    },
    {
      key: 'strength',
      title: t('strength'),
      value: (row) => row.strength,
      cell: (row) => (row.strength === null ? '–' : points(row.strength)),
      width: '64px',
      figures: true,
    },
  ]
  return (
    <FlowBody
      of={of}
      query={query}
      label={t('events')}
      columns={columns}
      rowKey={(row) => `${row.eventId} ${row.companyId}`}
      onChoose={(row) => go(`/index/event/${encodeURIComponent(row.eventId)}`)}
      parameters={parameters}
      setParameters={setParameters}
    />
  )
}
