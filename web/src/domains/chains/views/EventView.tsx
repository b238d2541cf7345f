import { chains } from '@pandora/contract/domains/chains/operations'
import type { chainViews } from '@pandora/contract/domains/chains/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { DataTable, exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { Path, points } from '../Path.tsx'
import { chainTexts } from '../texts.ts'
import { Bar } from './Bar.tsx'
import { spanOf } from './span.ts'
import { useChain } from './useChain.ts'

type Item = OutputOf<typeof chains.flowOpportunities>['dataList'][number]
const tones = { risk: 'error', opportunity: 'ok', neutral: 'quiet' } as const

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
  const columns: Column<Item>[] = [
    { key: 'day', title: t('day'), value: (row) => row.happenedDay, width: '96px' },
    {
      key: 'direction',
      title: t('direction'),
      value: (row) => t(`direction_${row.direction}`),
      cell: (row) => <Text tone={tones[row.direction]}>{t(`direction_${row.direction}`)}</Text>,
      width: '72px',
    },
    {
      key: 'path',
      title: t('path'),
      value: (row) => row.path.map(({ name }) => name).join(' → '),
      cell: (row) => <Path steps={row.path} />,
      wideOnly: true,
    },
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
      table={() => exportTable(t('events'), columns, query.data?.dataList ?? [])}
      note={() => spanOf(t, query.data)}
      bar={
        <Bar
          of={of}
          onChain={(chain) => setParameters({ chain })}
          direction={parameters.direction}
          onDirection={(direction) => setParameters({ direction })}
        />
      }
    >
      {() => (
        <DataTable
          label={t('events')}
          columns={columns}
          rows={query.data?.dataList ?? []}
          rowKey={(row) => `${row.eventId} ${row.companyId}`}
          onChoose={(row) => go(`/index/event/${encodeURIComponent(row.eventId)}`)}
        />
      )}
    </ViewBody>
  )
}
