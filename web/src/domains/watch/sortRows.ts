import type { Column } from '../../ui/table/DataTable.tsx'
import { compareCells } from '../../ui/table/sort.ts'
import type { Sort } from '../../ui/table/sort.ts'

/** Rows in the order of a column; in their own order without one. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null, language: string): readonly Row[] {
  const column = sort ? columns.find(({ key }) => key === sort.column) : undefined
  return column && sort ? rows.toSorted((a, b) => compareCells(column.value(a), column.value(b), sort.order, language)) : rows
}
