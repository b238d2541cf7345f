import { dayOrderOf } from '../values/days.ts'
import { type Context, type Fields, cellsOf, isThere } from './draft.ts'

const amountWord = /\d\s*(?:万亿|亿|万|千万|百万|手|股|元)/
const lots = /手\s*$/

/** A field of a draft, read as the cells of its column are written. */
function fieldAsWritten(field: Fields, context: Context): Fields {
  const column = field['column']
  if (typeof column !== 'string') return field
  const cells = cellsOf(column, context).filter(isThere)
  if (field['as'] === 'day' && field['order'] === undefined) {
    const order = dayOrderOf(cells)
    return order === undefined ? field : { ...field, order }
  }
  if (field['as'] !== 'number') return field
  if (cells.some((cell) => /[%％]\s*[)）]?$/.test(String(cell)))) return { ...field, as: 'percent' }
  if (!cells.some((cell) => amountWord.test(String(cell)))) return field
  return { ...field, as: 'amount', ...(cells.every((cell) => lots.test(String(cell))) ? { exponent: 2 } : {}) }
}

/**
 * Parts of a draft, with each column read as its first cells are written: the order of day and month, amounts with
 * their unit in the cell (3.4亿, 5000手), shares with their sign.
 */
export function asWritten(value: unknown, context: Context): unknown {
  if (Array.isArray(value)) return value.map((one) => asWritten(one, context))
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asWritten(one, context)]))
  return fieldAsWritten(inner, context)
}
