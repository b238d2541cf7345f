import { type Context, type Fields, cellsOf, isThere } from './draft.ts'

const parted = /^(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?:\s.*)?$/

/**
 * In which order days are written that begin with a day or a month, 03/04/2026: told by one of them above 12, or by
 * points. Undefined where none tells, or they contradict each other.
 */
function orderOf(cells: readonly unknown[]): 'mdy' | 'dmy' | undefined {
  const days = cells.filter(isThere).map((cell) => parted.exec(String(cell).trim()))
  const found = days.flatMap((one) => (one ? [one] : []))
  if (found.length === 0 || found.length !== days.length) return undefined
  const day = found.some((one) => Number(one[1]) > 12)
  const month = found.some((one) => Number(one[3]) > 12)
  if (day && month) return undefined
  return month ? 'mdy' : day || found.every((one) => one[2] === '.') ? 'dmy' : undefined
}

const amountWord = /\d\s*(?:万亿|亿|万|千万|百万|手|股|元)/
const lots = /手\s*$/

/** A field of a draft, read as the cells of its column are written. */
function fieldAsWritten(field: Fields, context: Context): Fields {
  const column = field['column']
  if (typeof column !== 'string') return field
  const cells = cellsOf(column, context).filter(isThere)
  if (field['as'] === 'day' && field['order'] === undefined) {
    const order = orderOf(cells)
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
