import type { Cell } from '@pandora/contract/csv'

export interface Sort {
  column: string
  order: 'up' | 'down'
}

const collators = new Map<string, Intl.Collator>()
function collator(language: string): Intl.Collator {
  let found = collators.get(language)
  if (!found) collators.set(language, (found = new Intl.Collator(language, { numeric: true })))
  return found
}

const absent = (cell: Cell) => cell === null || cell === undefined || cell === '' || Number.isNaN(cell)

/** Order of two cells; what is missing stands last whichever way. */
export function compareCells(a: Cell, b: Cell, order: Sort['order'], language: string): number {
  if (absent(a) || absent(b)) return Number(absent(a)) - Number(absent(b))
  const up = typeof a === 'number' && typeof b === 'number' ? a - b : collator(language).compare(String(a), String(b))
  return order === 'up' ? up : -up
}

/**
 * The sort after a press on a column's head: down first for figures, up first for words; then the other way; then none.
 */
export function nextSort(was: Sort | null, column: string, figures: boolean): Sort | null {
  const first = figures ? 'down' : 'up'
  if (was?.column !== column) return { column, order: first }
  return was.order === first ? { column, order: first === 'up' ? 'down' : 'up' } : null
}
