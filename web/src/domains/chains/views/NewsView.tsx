import { chains } from '@pandora/contract/domains/chains/operations'
import type { chainViews } from '@pandora/contract/domains/chains/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime, number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { DataTable, exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Path } from '../Path.tsx'
import { chainTexts } from '../texts.ts'
import { Bar } from './Bar.tsx'
import { spanOf } from './span.ts'
import { useChain } from './useChain.ts'

type Item = OutputOf<typeof chains.flowNews>['dataList'][number]
const tones = { risk: 'error', opportunity: 'ok', neutral: 'quiet' } as const

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
  const columns: Column<Item>[] = [
    { key: 'time', title: t('time'), value: (row) => dateTime(row.newsTimestamp), width: '132px' },
    {
      key: 'direction',
      title: t('direction'),
      value: (row) => t(`direction_${row.direction}`),
      cell: (row) => <Text tone={tones[row.direction]}>{t(`direction_${row.direction}`)}</Text>,
      width: '72px',
      wideOnly: true,
    },
    {
      key: 'path',
      title: t('path'),
      value: (row) => row.path.map(({ name }) => name).join(' → '),
      cell: (row) => <Path steps={row.path} />,
      wideOnly: true,
    },
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
  const answer = chainId === '' ? of.list : query
  return (
    <ViewBody
      answer={answer as typeof query}
      context={of.chain?.name ?? null}
      empty={() =>
        of.list.data && !of.chain
          ? { why: t('noChains'), action: { text: t('toChains'), run: () => go('/index/chains/new') } }
          : query.data?.dataList.length === 0
            ? { why: t('noFlow') }
            : undefined
      }
      table={() => exportTable(t('news'), columns, query.data?.dataList ?? [])}
      note={() => spanOf(t, query.data)}
      bar={
        <Bar
          of={of}
          onChain={(chain) => setParameters({ chain })}
          direction={direction}
          onDirection={(next) => setParameters({ direction: next })}
        />
      }
    >
      {() => (
        <>
          <CommonSource of={common} />
          <DataTable
            label={t('news')}
            columns={columns}
            rows={query.data?.dataList ?? []}
            rowKey={(row) => `${row.newsId} ${row.companyId}`}
            onChoose={(row) =>
              go(`/index/company/${encodeURIComponent(row.companyId)}/news?news=${encodeURIComponent(row.newsId)}`)
            }
          />
        </>
      )}
    </ViewBody>
  )
}
