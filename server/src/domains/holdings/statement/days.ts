import { dayOrders, dayValue, type DayOrder } from '@pandora/sources/files/values/days'

/**
 * A day as statements write it, `2026-06-10`; null where it is none. `order`: how the days of the whole statement are
 * written; where they do not tell it and month and day can be taken for each other it is `unordered`, never guessed: a
 * trade on the wrong day has the wrong price and cost.
 */
export function statementDay(text: string, order: DayOrder | undefined): string | 'unordered' | null {
  const read = (one: DayOrder) => {
    const day = dayValue(text, one)
    return typeof day === 'string' ? day : null
  }
  if (order) return read(order)
  const [one = null, other = null] = dayOrders.map(read)
  return one === other ? one : 'unordered'
}
