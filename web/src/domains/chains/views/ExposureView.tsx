import { chains } from '@pandora/contract/domains/chains/operations'
import type { chainViews } from '@pandora/contract/domains/chains/rooms'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { exposureColumns } from '../report/exposureColumns.tsx'
import { chainTexts } from '../texts.ts'
import { Bar } from './Bar.tsx'
import { useChain } from './useChain.ts'

/** What reaches each node of a chain, those with most risk first. */
export default function ExposureView({ parameters, setParameters }: ViewProps<typeof chainViews.exposure>) {
  const t = useTexts(chainTexts)
  const go = useGo()
  const of = useChain(parameters.chain)
  const chainId = of.chain?.chainId ?? ''
  const query = useOperation(chains.reportEventRisk, { chainId }, { enabled: chainId !== '', keepPrevious: true })
  const columns = exposureColumns(t)
  const answer = chainId === '' ? of.list : query
  return (
    <ViewBody
      answer={answer as typeof query}
      context={of.chain?.name ?? null}
      empty={() =>
        of.list.data && !of.chain
          ? { why: t('noChains'), action: { text: t('toChains'), run: () => go('/index/chains/new') } }
          : undefined
      }
      source={() => (query.data ? t('asOfDays', { day: query.data.day, days: query.data.days }) : null)}
      note={() => t('method')}
      table={() => exportTable(t('exposure'), columns, query.data?.exposures ?? [])}
      bar={<Bar of={of} onChain={(chain) => setParameters({ chain })} />}
    >
      {() => (
        <DataTable
          label={t('exposure')}
          columns={columns}
          rows={query.data?.exposures ?? []}
          rowKey={(row) => row.nodeId}
          onChoose={() => go(`/index/chains/${chainId}/report`)}
        />
      )}
    </ViewBody>
  )
}
