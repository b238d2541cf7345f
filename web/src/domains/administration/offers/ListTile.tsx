import type { ReactNode } from 'react'
import type { Pages } from '../../../lib/api/usePages.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { Sort } from '../../../ui/table/sort.ts'
import { Tile } from '../../../ui/Tile.tsx'
import { Fill, Row } from '../../../ui/kit/Stack.tsx'
import styles from '../Administration.module.css'
import { administrationTexts } from '../texts.ts'

interface Props<Row> {
  title: string
  /** Name of the exported file. */
  file: string
  pages: Pages<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Filters, above the rows. */
  filters: ReactNode
  /** Between filters and rows; words alone stand as a remark. */
  note?: ReactNode
  empty: string
  chosen?: string | null
  onChoose?: (row: Row) => void
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
}

/** A list of administration: filters, rows by pages, export. */
export function ListTile<Row>({
  title,
  file,
  pages,
  columns,
  rowKey,
  filters,
  note,
  empty,
  chosen,
  onChoose,
  sort = null,
  onSort,
}: Props<Row>) {
  const t = useTexts(administrationTexts)
  const { items, total, all, error, isPending, refetch, hasMore, loadMore } = pages
  return (
    <div className={styles.main}>
      <Tile
        title={title}
        className={styles.tile}
        context={total === undefined ? undefined : t('total', { count: number(total, { digits: 0 }) })}
        onRefresh={refetch}
        onExport={async () => exportTable(file, columns, await all())}
      >
        <div className={styles.list}>
          <Row className={styles.filters} wrap>
            {filters}
          </Row>
          {typeof note === 'string' ? <p className={styles.hints}>{note}</p> : note}
          {error && items.length ? <ErrorState failure={error} onRetry={refetch} withOld /> : null}
          {isPending && !error ? (
            <Skeleton count={12} />
          ) : error && !items.length ? (
            <ErrorState failure={error} onRetry={refetch} />
          ) : !items.length ? (
            <Empty why={empty} />
          ) : (
            <Fill>
              <DataTable
                label={title}
                columns={columns}
                rows={items}
                rowKey={rowKey}
                chosen={chosen}
                onChoose={onChoose}
                sort={sort}
                {...(onSort ? { onSort } : {})}
                onEnd={hasMore ? loadMore : undefined}
              />
            </Fill>
          )}
        </div>
      </Tile>
    </div>
  )
}
