import { PAGE_SIZE } from '@pandora/contract/constants'
import type { OutputOf } from '@pandora/contract/operation'
import { watch } from '@pandora/contract/domains/watch/operations'
import { useMemo } from 'react'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { Answer } from '../../ui/Answer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Empty } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { IndexTile } from './IndexTile.tsx'
import styles from './Overview.module.css'
import { overviewTexts } from './texts.ts'
import { useScreenMenu } from './useScreenMenu.ts'
import { ofQuote } from '../../ui/basis/basis.ts'

/** So many leave room below. */
const FEW = 8

type Row = OutputOf<typeof watch.list>['dataList'][number]

/** The watched companies with their last quotes; while they are few, the market's first index below. */
export function WatchTile() {
  const t = useTexts(overviewTexts)
  const language = useLanguage()
  const go = useGo()
  const query = useOperation(watch.list, { page: 0, size: 2 * PAGE_SIZE })
  const open = useScreenMenu('watch', 'watchOpen')
  const few = query.data !== undefined && query.data.total <= FEW
  const rows = query.data?.dataList ?? []
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        key: 'name',
        title: t('company'),
        width: 'minmax(96px, 2fr)',
        value: (row) =>
          (language === 'en' ? (row.companyNameEn ?? row.companyNameZh) : row.companyNameZh) ?? row.stockCode,
      },
      {
        key: 'close',
        title: t('last'),
        width: 'minmax(66px, 1fr)',
        figures: true,
        value: ({ quote }) => quote?.close,
        cell: ({ quote }) => <Figure value={quote?.close} reason={t('noQuote')} />,
      },
      {
        key: 'change',
        title: t('change'),
        width: 'minmax(66px, 1fr)',
        figures: true,
        value: ({ quote }) => quote?.changeRate,
        basis: ({ quote }) => ofQuote(quote),
        cell: ({ quote }) => (
          <Figure value={quote?.changeRate} basis="beside" as="percent" change reason={t('noQuote')} />
        ),
      },
      {
        key: 'days',
        title: t('days'),
        width: '66px',
        sortable: false,
        value: () => null,
        cell: ({ quote }) => (quote ? <Sparkline values={quote.recent} /> : null),
      },
      { key: 'date', title: t('date'), width: '100px', wideOnly: true, value: ({ quote }) => quote?.date },
    ],
    [t, language],
  )
  return (
    <>
      <Tile
        title={t('watch')}
        context={query.data ? query.data.total : null}
        onRefresh={() => {
          void query.refetch()
        }}
        refreshing={query.isFetching}
        onExport={rows.length ? () => exportTable(t('watch'), columns, rows) : undefined}
        menu={open ? [open] : []}
        className={few ? styles.short : styles.watch}
      >
        <Answer query={query}>
          {({ dataList }) =>
            dataList.length === 0 ? (
              <Empty why={t('watchNone', { key: 'Ctrl-K' })} action={open} />
            ) : (
              <DataTable
                label={t('watch')}
                columns={columns}
                rows={dataList}
                rowKey={({ companyId }) => companyId}
                onChoose={({ companyId }) => go(`/index/company/${encodeURIComponent(companyId)}`)}
              />
            )
          }
        </Answer>
      </Tile>
      {few ? <IndexTile /> : null}
    </>
  )
}
