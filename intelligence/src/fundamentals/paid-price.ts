import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'

declare const paid: unique symbol
/**
 * A price at which shares changed hands, in single units of the currency. Only such a price may be multiplied by a
 * number of shares (`worth`).
 */
export type PaidPrice = number & { readonly [paid]: true }

/**
 * A day's bar, as far as it tells what was paid. `volume` in shares; `averagesBefore`: amount ÷ volume of the few bars
 * before it, of the same basis.
 */
export interface Price {
  close: number
  date: string
  basis: PriceBasis
  /** The day for which adjusted prices are what was paid. */
  basisDate: string | null
  currency: string | null
  amount: number | null
  volume: number | null
  /** Per cent of the shares that trade. */
  turnoverRate: number | null
  averagesBefore: readonly number[]
}
/** `on`: the day they were counted. */
export interface ShareCount {
  total: number | null
  float: number | null
  on: string | null
}

/**
 * What was paid: the close itself, or what the day's trades were paid for on average, standing in for a close that is
 * known adjusted only.
 */
export interface Paid {
  price: PaidPrice
  by: 'close' | 'vwap'
}
/** Why nothing is known of what was paid. */
export type NotPaid = 'PRICE_ADJUSTED' | 'AMOUNT_CONTRADICTS'

/** Least turnover rate (per cent) that a count is held against: below it two decimals are too coarse. */
export const LEAST_TURNOVER = 0.2
/**
 * Part of all shares below which those that trade, by volume ÷ turnover rate, show that volume is not counted in shares
 * (but in lots of 100).
 */
const LEAST_FLOAT = 0.02
/** Times by which the day's average may lie off that of the days before: no split that exchanges know reaches it. */
const LEAP = 4
/**
 * Times an adjusted price that what was paid can be: dividends taken off make the adjusted one smaller; added to it,
 * larger. A unit mistaken by 100 lies outside.
 */
const TIMES = { 'forward-adjusted': [0.5, 30], 'backward-adjusted': [1 / 30, 1.5] } as const

/**
 * What was paid at the close of a day. A traded close; an adjusted one on the very day it is adjusted to; else the
 * volume-weighted average price of the day (amount ÷ volume),
 * where the bar has both and they agree: with the turnover rate and the shares counted, else with the adjusted price,
 * and with the days before.
 */
export function paidPriceOf(bar: Price, shares: ShareCount | null): Paid | NotPaid {
  if (bar.basis === 'traded' || (bar.basis === 'forward-adjusted' && bar.basisDate === bar.date))
    return bar.close > 0 ? { price: bar.close as PaidPrice, by: 'close' } : 'PRICE_ADJUSTED'
  if (bar.amount === null || bar.volume === null || bar.amount <= 0 || bar.volume <= 0) return 'PRICE_ADJUSTED'
  const average = bar.amount / bar.volume
  return unitsAgree(bar, bar.basis, average, bar.volume, shares) && nearTo(average, bar.averagesBefore)
    ? { price: average as PaidPrice, by: 'vwap' }
    : 'AMOUNT_CONTRADICTS'
}

/** What shares are worth at a price paid. */
export const worth = (price: PaidPrice, shares: number): number => price * shares

function unitsAgree(
  { close, turnoverRate }: Price,
  basis: keyof typeof TIMES,
  average: number,
  volume: number,
  shares: ShareCount | null,
): boolean {
  if (turnoverRate !== null && turnoverRate >= LEAST_TURNOVER && shares?.total)
    return (volume / turnoverRate) * 100 >= shares.total * LEAST_FLOAT
  const [least, most] = TIMES[basis]
  return close > 0 && average >= close * least && average <= close * most
}

function nearTo(average: number, before: readonly number[]): boolean {
  const sorted = before.filter((one) => one > 0).toSorted((a, b) => a - b)
  const middle = sorted[sorted.length >> 1]
  return middle === undefined || (average <= middle * LEAP && average * LEAP >= middle)
}
