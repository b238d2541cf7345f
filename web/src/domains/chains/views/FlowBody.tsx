import type { OutputOf } from '@pandora/contract/operation'
import type { chains } from '@pandora/contract/domains/chains/operations'
import { useGo } from '../../../lib/address.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { DataTable, exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import type { Answered } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Path } from '../Path.tsx'
import { chainTexts } from '../texts.ts'
import { Bar, type Direction } from './Bar.tsx'
import { spanOf } from './span.ts'
import type { useChain } from './useChain.ts'

type Flowing = Pick<OutputOf<typeof chains.flowNews>['dataList'][number], 'direction' | 'path'>
const tones = { risk: 'error', opportunity: 'ok', neutral: 'quiet' } as const

/** Which way a thing points, and by whom it reaches a chain: columns of what flows along one. */
export function useFlowColumns<Item extends Flowing>(): { direction: Column<Item>; path: Column<Item> } {
  const t = useTexts(chainTexts)
  return {
    direction: {
      key: 'direction',
      title: t('direction'),
      value: (row) => t(`direction_${row.direction}`),
      cell: (row) => <Text tone={tones[row.direction]}>{t(`direction_${row.direction}`)}</Text>,
      width: '72px',
    },
    path: {
      key: 'path',
      title: t('path'),
      value: (row) => row.path.map(({ name }) => name).join(' → '),
      cell: (row) => <Path steps={row.path} />,
      wideOnly: true,
    },
  }
}

/** What flows along a chain, as a list: the chain and the direction are chosen above it. */
export function FlowBody<Item extends Flowing>({
  of,
  query,
  label,
  columns,
  rowKey,
  common,
  onChoose,
  parameters,
  setParameters,
}: {
  of: ReturnType<typeof useChain>
  query: Answered<{ dataList: Item[]; total: number }>
  label: string
  columns: readonly Column<Item>[]
  rowKey: (row: Item) => string
  /** The one source of all rows, where they have one. */
  common?: Parameters<typeof CommonSource>[0]['of']
  onChoose: (row: Item) => void
  parameters: { direction: Direction }
  setParameters: (change: { chain?: string; direction?: Direction }) => void
}) {
  const t = useTexts(chainTexts)
  const go = useGo()
  const rows = query.data?.dataList ?? []
  return (
    <ViewBody
      answer={of.chain ? query : (of.list as typeof query)}
      context={of.chain?.name ?? null}
      empty={() =>
        of.list.data && !of.chain
          ? { why: t('noChains'), action: { text: t('toChains'), run: () => go('/index/chains/new') } }
          : query.data?.dataList.length === 0
            ? { why: t('noFlow') }
            : undefined
      }
      table={() => exportTable(label, columns, rows)}
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
        <>
          {common === undefined ? null : <CommonSource of={common} />}
          <DataTable label={label} columns={columns} rows={rows} rowKey={rowKey} onChoose={onChoose} />
        </>
      )}
    </ViewBody>
  )
}
