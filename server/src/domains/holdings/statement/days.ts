import { dayValue } from '@pandora/sources/files/values/days'

/** Which of the first two figures of `06/10/2026` is the month, as the days of a whole statement tell. */
export type DayOrder = 'month' | 'day' | null

/** Month and day in either order before a year of four figures, with a time of the day perhaps. */
const either = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[,\s]+\d{1,2}:.*)?$/
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** `10 Jun 2026`, `10-Jun-2026`. */
const dayNamed = /^(\d{1,2})[-\s]([a-z]{3})[a-z]*\.?[-\s,]+(\d{4})$/i
/** `Jun 10, 2026`. */
const monthNamed = /^([a-z]{3})[a-z]*\.?\s(\d{1,2}),?\s(\d{4})$/i

/**
 * The order that the days of a statement are written in. One above 12 tells it for all of them; where none does, or two
 * tell against each other, nothing is guessed: a trade on the wrong day has the wrong price and cost.
 */
export function dayOrder(texts: readonly string[]): DayOrder {
  const found = new Set<DayOrder>()
  for (const text of texts) {
    const [, first = '', second = ''] = either.exec(text) ?? []
    if (Number(first) > 12) found.add('day')
    if (Number(second) > 12) found.add('month')
  }
  const [order = null] = found
  return found.size === 1 ? order : null
}

/** A day as statements write it, `2026-06-10`; `unordered` where month and day cannot be told apart. */
export function statementDay(text: string, order: DayOrder): string | 'unordered' | null {
  const written = either.exec(text)
  if (written) {
    const [, first = '', second = '', year = ''] = written
    if (order === null && first !== second) return 'unordered'
    const [month, day] = order === 'day' ? [second, first] : [first, second]
    return plain(year, month, day)
  }
  const [, day = '', name = '', year = ''] = dayNamed.exec(text) ?? []
  if (name) return plain(year, monthOf(name), day)
  const [, named = '', ofMonth = '', ofYear = ''] = monthNamed.exec(text) ?? []
  if (named) return plain(ofYear, monthOf(named), ofMonth)
  // `2026-06-10, 10:31:22`
  const value = dayValue(text.replace(/,\s*\d{1,2}:.*$/, ''))
  return typeof value === 'string' ? value : null
}

const monthOf = (name: string): string => String(months.indexOf(name.toLowerCase()) + 1)

function plain(year: string, month: string, day: string): string | null {
  const value = dayValue(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return typeof value === 'string' ? value : null
}
