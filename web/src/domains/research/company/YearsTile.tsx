import { research } from '@pandora/contract/domains/research/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import { periodName } from './model.ts'
import { reportTexts } from './texts.ts'

type Row = OutputOf<typeof research.years>['dataList'][number]

/** Years for which there are reports of any kind; a year chosen filters the list of research (COMP-29). */
export function YearsTile({ companyId, className }: { companyId: string; className?: string | undefined }) {
  const t = useTexts(reportTexts)
  const query = useOperation(research.years, { companyId })
  const [year, setYear] = useAddressField('year')
  const [, setPage] = useAddressField('page')
  const periods = (ends: readonly string[]) =>
    ends
      .toSorted()
      .map((end) => {
        const name = periodName(end)
        return name ? t(name) : end
      })
      .join(' ')
  const count = (value: number) => (value === 0 ? null : value)
  const columns: readonly Column<Row>[] = [
    { key: 'year', title: t('year'), width: '56px', value: (row) => row.year, figures: true },
    {
      key: 'statements',
      title: t('statements'),
      width: 'minmax(122px, 1.6fr)',
      value: ({ statements }) => periods(statements) || null,
    },
    {
      key: 'segments',
      title: t('segments'),
      width: 'minmax(66px, 1fr)',
      value: ({ segments }) => periods(segments) || null,
    },
    { key: 'research', title: t('research'), width: '66px', figures: true, value: (row) => count(row.research) },
    {
      key: 'announcements',
      title: t('announcements'),
      width: '60px',
      figures: true,
      value: (row) => count(row.announcements),
    },
  ]
  return (
    <Tile
      title={t('years')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (query.data.dataList.length ? 'ok' : 'empty') : undefined}
      onExport={
        query.data?.dataList.length
          ? () => exportTable(`${companyId}-${t('years')}`, columns, query.data.dataList)
          : undefined
      }
    >
      <Answer query={query} waiting={<Skeleton count={5} />}>
        {({ dataList }) =>
          dataList.length ? (
            <DataTable
              label={t('years')}
              columns={columns}
              rows={dataList}
              rowKey={(row) => String(row.year)}
              chosen={year || null}
              onChoose={(row) => {
                setPage('')
                setYear(String(row.year) === year ? '' : String(row.year))
              }}
            />
          ) : (
            <MissingSource why={t('yearsNone')} />
          )
        }
      </Answer>
    </Tile>
  )
}
