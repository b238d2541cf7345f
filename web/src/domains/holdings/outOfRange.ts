import type { Trade } from '@pandora/contract/domains/holdings/shapes'
import { number } from '../../lib/formats.ts'
import type { T } from './columns.tsx'

/**
 * What is doubtful about the price of a trade: nobody paid it that day, so that what it gains or loses at once is perhaps
 * a slip of the keys. Null where it lies within the day's range, or where no source gives one.
 */
export function outOfRange({ price, day, dayRange }: Pick<Trade, 'price' | 'day' | 'dayRange'>, t: T): string | null {
  const paid = Number(price)
  if (!dayRange || (paid >= dayRange.low && paid <= dayRange.high)) return null
  const text = (value: number) => number(value, { digits: 6, loose: true })
  return t('outOfRange', { price: text(paid), from: text(dayRange.low), to: text(dayRange.high), day })
}
