import type { Concept } from './header-names.ts'
import { Bad } from './values/bad.ts'
import { listedId } from './values/codes.ts'
import { dayValue } from './values/days.ts'
import { decimal } from './values/numbers.ts'

type Found = Partial<Record<Concept, string>>
type Rows = readonly (readonly unknown[])[]

/** Whether a column has no name of its own, and is called by its place. */
export const isNumbered = (column: string): boolean => /^column \d+$/.test(column)
const filled = (cells: readonly unknown[]): unknown[] =>
  cells.filter((cell) => cell !== null && cell !== undefined && String(cell).trim() !== '')
const all = (cells: readonly unknown[], test: (cell: unknown) => boolean): boolean =>
  filled(cells).length > 0 && filled(cells).every(test)
const isDay = (cell: unknown): boolean =>
  (cell instanceof Date || /^\d{4}[-/.年]?\d{1,2}[-/.月]?\d{1,2}/.test(String(cell).trim())) &&
  !(dayValue(cell) instanceof Bad)
const isCode = (cell: unknown): boolean =>
  /\d{5,6}|^[a-z]{2}\d/i.test(String(cell)) && !isDay(cell) && !(listedId(cell, null, 'stock') instanceof Bad)
const isFigure = (cell: unknown): boolean => typeof decimal(cell) === 'number'

/** Orders in which vendors write the four prices of a bar. */
const orders = [
  ['open', 'high', 'low', 'close'],
  ['open', 'close', 'high', 'low'],
] as const

/**
 * What the columns of a table without a header hold, as far as their cells leave no doubt: a code, a day, the four
 * prices of a bar where high and low bound the others in every row,
 * volume and amount where their quotient lies within the day's prices; one figure alone is the close. Empty where a
 * column has a name, or code or day are missing: names are taken at their word.
 */
export function conceptsOfCells(columns: readonly string[], rows: Rows): Found {
  if (columns.length === 0 || !columns.every(isNumbered)) return {}
  const cells = columns.map((_, at) => rows.map((row) => row[at]))
  const days = columns.map((_, at) => at).filter((at) => all(cells[at] ?? [], isDay))
  const codes = columns.map((_, at) => at).filter((at) => !days.includes(at) && all(cells[at] ?? [], isCode))
  const [day, code] = [days[0], codes[0]]
  if (day === undefined || code === undefined || days.length > 1 || codes.length > 1) return {}
  const name = (at: number | undefined): string => columns[at ?? -1] ?? ''
  const figures = columns.map((_, at) => at).filter((at) => at !== day && at !== code && all(cells[at] ?? [], isFigure))
  const found: Found = { code: name(code), date: name(day) }
  const value = (row: number, at: number | undefined): number => {
    const one = at === undefined ? Number.NaN : decimal(cells[at]?.[row] ?? '')
    return typeof one === 'number' ? one : Number.NaN
  }
  const [only] = figures
  if (figures.length === 1 && only !== undefined) return { ...found, close: name(only) }
  const four = figures.slice(0, 4)
  const fits = orders.filter((order) => {
    const at = (field: (typeof order)[number]) => four[(order as readonly string[]).indexOf(field)]
    return (
      four.length === 4 &&
      rows.every((_, row) => {
        const [open, high, low, close] = [
          value(row, at('open')),
          value(row, at('high')),
          value(row, at('low')),
          value(row, at('close')),
        ]
        return Math.max(open, close) <= high && Math.min(open, close) >= low
      })
    )
  })
  const [order] = fits
  // Where both orders hold, nothing tells them apart.
  if (!order || fits.length > 1) return {}
  for (const [at, field] of order.entries()) found[field] = name(four[at])
  const [high, low] = [four[order.indexOf('high')], four[order.indexOf('low')]]
  const [volume, amount] = figures.slice(4, 6)
  const traded =
    volume !== undefined &&
    amount !== undefined &&
    rows.every((_, row) => {
      const average = value(row, amount) / value(row, volume)
      return average >= value(row, low) * 0.999 && average <= value(row, high) * 1.001
    })
  return traded ? { ...found, volume: name(volume), amount: name(amount) } : found
}
