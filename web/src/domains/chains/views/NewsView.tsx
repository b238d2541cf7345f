import { chains } from '@pandora/contract/domains/chains/operations'
import type { chainViews } from '@pandora/contract/domains/chains/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime, number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { useSources } from '../../../ui/source/useSources.ts'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { chainTexts } from '../texts.ts'
import { FlowBody, useFlowColumns } from './FlowBody.tsx'
import { useChain } from './useChain.ts'

type Item = OutputOf<typeof chains.flowNews>['dataList'][number]

/** News of everyone on a chain, newest first. */
export default function NewsView({ parameters, setParameters }: ViewProps<typeof chainViews.news>) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const go = useGo()
  const of = useChain(parameters.chain)
  const chainId = of.chain?.chainId ?? ''
  const { direction } = parameters
  const query = useOperation(
    chains.flowNews,
    { chainId, ...(direction === 'all' ? {} : { direction }), size: 100 },
    { enabled: chainId !== '', keepPrevious: true },
  )
  const { common, sourceOf } = useSources(query.data?.dataList ?? [])
  const columnsOf = useFlowColumns<Item>()
  const columns: Column<Item>[] = [
    { key: 'time', title: t('time'), value: (row) => dateTime(row.newsTimestamp), width: '132px' },
    { ...columnsOf.direction, wideOnly: true },
    columnsOf.path,
    { key: 'news', title: t('news'), value: (row) => row.title, width: 'minmax(160px, 3fr)' },
    {
      key: 'source',
      title: t('source'),
      value: (row) => named(row.source, row.sourceEn, language, row.source),
      cell: sourceOf,
      width: '104px',
      wideOnly: true,
    },
    {
      key: 'reposts',
      title: t('reposts'),
      value: (row) => row.reposts,
      cell: (row) => (row.reposts > 1 ? `×${number(row.reposts, { digits: 0 })}` : ''),
      width: '64px',
      figures: true,
    },
  ]
  return (
    <FlowBody
      of={of}
      query={query}
      label={t('news')}
      columns={columns}
      rowKey={(row) => `${row.newsId} ${row.companyId}`}
      common={common}
      onChoose={(row) =>
        go(`/index/company/${encodeURIComponent(row.companyId)}/news?news=${encodeURIComponent(row.newsId)}`)
      }
      parameters={parameters}
      setParameters={setParameters}
    />
  )
}
