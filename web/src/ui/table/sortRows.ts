import { sortedBy } from './DataTable.tsx'
import type { Column } from './DataTable.tsx'
import { compareCells } from './sort.ts'
import type { Sort } from './sort.ts'

/** Rows in the order of a column; in their own order without one. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  language: string,
): readonly Row[] {
  const column = sort ? columns.find(({ key }) => key === sort.column) : undefined
  return column && sort
    ? rows.toSorted((a, b) => compareCells(sortedBy(column, a), sortedBy(column, b), sort.order, language))
    : rows
}

/** A sort as one word, `change-down`, and back; what is none of the columns is no sort. */
export const sortText = (sort: Sort | null): string | null => (sort ? `${sort.column}-${sort.order}` : null)
export function sortOf(text: string | undefined, columns: readonly { key: string }[]): Sort | null {
  const [, column = '', order] = /^(\w+)-(up|down)$/.exec(text ?? '') ?? []
  return columns.some(({ key }) => key === column) ? { column, order: order === 'up' ? 'up' : 'down' } : null
}
