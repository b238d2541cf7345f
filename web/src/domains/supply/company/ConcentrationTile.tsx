import { useMemo } from 'react'
import { supply } from '@pandora/contract/domains/supply/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { supplyTexts } from './texts.ts'

type Table = OutputOf<typeof supply.concentration>['dataList'][number]
type Ranked = Pick<Table, 'periodEnd' | 'side' | 'page' | 'provenance'> & {
  rank: number
  name: string | null
  amount: number | null
  share: number | null
}

/** Tables as rows, the five together before its parts. */
const rowsOf = (tables: readonly Table[]): Ranked[] =>
  tables.flatMap(({ periodEnd, side, page, provenance, totalAmount, totalShare, rows }) => [
    { periodEnd, side, page, provenance, rank: 0, name: null, amount: totalAmount, share: totalShare },
    ...rows.map(({ rank, name, amount, share }) => ({ periodEnd, side, page, provenance, rank, name, amount, share })),
  ])

/** The five largest customers and suppliers by year, as annual reports give them. */
export function ConcentrationTile({ companyId, className }: { companyId: string; className?: string | undefined }) {
  const t = useTexts(supplyTexts)
  const missing = useMissing()
  const query = useOperation(supply.concentration, { companyId })
  const columns = useMemo(
    (): Column<Ranked>[] => [
      { key: 'year', title: t('year'), width: '56px', value: (one) => one.periodEnd.slice(0, 4) },
      { key: 'side', title: t('side'), width: '88px', value: (one) => t(`side_${one.side}`) },
      {
        key: 'name',
        title: t('name'),
        width: 'minmax(88px, 1fr)',
        value: (one) => (one.rank === 0 ? t('topFive') : `${one.rank} · ${one.name ?? t('hidden')}`),
      },
      {
        key: 'amount',
        title: t('amount'),
        width: '84px',
        figures: true,
        wideOnly: true,
        value: (one) => one.amount,
        cell: (one) => <Figure value={one.amount} as="short" reason={t('unsaid')} />,
      },
      {
        key: 'share',
        title: t('ofYear'),
        width: '76px',
        figures: true,
        value: (one) => one.share,
        cell: (one) => <Figure value={one.share === null ? null : one.share * 100} digits={2} unit="%" />,
      },
      {
        key: 'evidence',
        title: t('evidence'),
        width: '112px',
        wideOnly: true,
        value: (one) => (one.page === null ? '' : t('page', { page: one.page })),
        cell: (one) => <ProvenanceLink provenance={one.provenance} bare />,
      },
    ],
    [t],
  )
  return (
    <Tile title={t('concentration')} className={className} health={query.error ? 'error' : undefined}>
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <Empty {...missing(t('noConcentration'))} />
          ) : (
            <DataTable
              label={t('concentration')}
              columns={columns}
              rows={rowsOf(dataList)}
              rowKey={({ periodEnd, side, rank }) => `${periodEnd} ${side} ${rank}`}
            />
          )
        }
      </Answer>
    </Tile>
  )
}
