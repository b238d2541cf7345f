import type { CapBasis, FigureAbsence } from '@pandora/contract/domains/figures/names'
import { monthsAfter } from './months.ts'
import { LEAST_TURNOVER, paidPriceOf, worth, type Paid, type Price, type ShareCount } from './paid-price.ts'

/** Months after which the last four quarters say nothing of a price (decisions 6). */
export const OLDEST_QUARTERS = 15
/**
 * Months after which a share count says nothing of a price: shares are issued, split and bought back, and every annual
 * report states them anew.
 */
export const OLDEST_COUNT = 15
/**
 * By how much the shares that trade may seem worth more than all of them before the count is refused: what a day's
 * trade was paid for on average lies up to a fifth
 * beside its close, and turnover rates are rounded.
 */
export const FLOAT_ABOVE_TOTAL = 1.3
/** Turnover rate (per cent) below which half of its last decimal is more than a twentieth of it. */
const COARSEST_TURNOVER = 0.1
/** Weeks of the company's own history that a percentile looks at, and fewest that it needs. */
export const PERCENTILE_WEEKS = 260
export const FEWEST_WEEKS = 52
/** Fewest companies of an industry that a percentile within it needs. */
export const FEWEST_PEERS = 5

/**
 * `marketCap`: all shares; `floatCap`: those that trade, by their count or, with `floatBasis` turnover, amount traded ÷
 * turnover rate. `basis` is that of `marketCap`, else of `floatCap`; vwap: the average price of the day stands in for the close. `countedOn`: of the count that the
 * values rest on.
 */
export interface Cap {
  marketCap: number | null
  floatCap: number | null
  basis: CapBasis | null
  /** What `floatCap` rests on: all shares may be counted where those that trade are not. */
  floatBasis: CapBasis | null
  countedOn: string | null
  /** Why there is no `marketCap`. */
  absence: FigureAbsence | null
  /** Why there is no `floatCap`. */
  floatAbsence: FigureAbsence | null
}

/**
 * Market value at what was paid (`paidPriceOf`): an adjusted price never was (decisions 5). A count that is too old for
 * the price, or of fewer shares than trade, is none either:
 * what trades is then valued by amount and turnover rate, where the bar has both. The one place where shares and prices
 * are multiplied.
 */
export function capOf(price: Price | null, shares: ShareCount | null): Cap {
  const found = price && paidPriceOf(price, shares)
  const paid = found !== null && typeof found === 'object' ? found : null
  const turned = price && turnedOf(price)
  const refused = price && shares ? refusedCount(price, shares, paid, turned) : null
  const times = (count: number | null | undefined) =>
    refused || paid === null || count === null || count === undefined || count <= 0 ? null : worth(paid.price, count)
  const marketCap = times(shares?.total)
  const counted = times(shares?.float)
  const missing = !price ? 'NO_PRICE' : typeof found === 'string' ? found : (refused ?? 'NO_SHARE_COUNT')
  const absence = marketCap !== null ? null : missing
  const byCount = paid?.by === 'vwap' ? 'vwap' : 'shares'
  const floatBasis = counted !== null ? byCount : turned !== null ? 'turnover' : null
  const basis = marketCap !== null ? byCount : floatBasis
  return {
    marketCap,
    floatCap: counted ?? turned,
    basis,
    floatBasis,
    countedOn: basis === 'shares' || basis === 'vwap' ? (shares?.on ?? null) : null,
    absence,
    floatAbsence: (counted ?? turned) !== null ? null : price && isCoarse(price) ? 'TURNOVER_TOO_COARSE' : missing,
  }
}

/**
 * What trades, by amount ÷ turnover rate; null where either is missing, or where the rate's two decimals leave more than
 * a twentieth open: of a large bank that turns over 0.04 % a day the value would leap by an eighth from day to day.
 */
function turnedOf(price: Price): number | null {
  const { amount, turnoverRate: rate } = price
  if (amount === null || amount <= 0 || rate === null || rate <= 0 || isCoarse(price)) return null
  return (amount / rate) * 100
}

/** Whether a bar has amount and turnover rate, and the rate is told in too few decimals to divide by. */
function isCoarse({ amount, turnoverRate: rate }: Price): boolean {
  if (amount === null || amount <= 0 || rate === null || rate < 0 || rate >= COARSEST_TURNOVER) return false
  return Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6
}

/** Why a share count is not held against a price; null where it may be. */
function refusedCount(
  price: Price,
  { total, float, on }: ShareCount,
  paid: Paid | null,
  turned: number | null,
): 'SHARE_COUNT_OLD' | 'SHARES_CONTRADICT' | null {
  if (total === null && float === null) return null
  if (on === null || price.date > monthsAfter(on, OLDEST_COUNT)) return 'SHARE_COUNT_OLD'
  if (total === null) return null
  if (float !== null && float > total) return 'SHARES_CONTRADICT'
  const held = turned !== null && paid !== null && (price.turnoverRate ?? 0) >= LEAST_TURNOVER
  return held && turned > worth(paid.price, total) * FLOAT_ABOVE_TOTAL ? 'SHARES_CONTRADICT' : null
}

/** What a valuation rests on of the statements: the last four quarters known, and the end of their period. */
export interface Earnings {
  periodEnd: string
  profit: number | null
  profitAbsence: FigureAbsence | null
  /** Growth of that profit over the four quarters before, per cent. */ growth: number | null
  equity: number | null
  currency: string | null
}
/** A ratio, or why there is none. */
export interface Ratio {
  value: number | null
  absence: FigureAbsence | null
}

const none = (absence: FigureAbsence): Ratio => ({ value: null, absence })

/** Whether a period's end is near enough to a price's day: not after it, and at most 15 months before. */
export function periodsMeet(periodEnd: string, priceDate: string): boolean {
  return periodEnd <= priceDate && priceDate <= monthsAfter(periodEnd, OLDEST_QUARTERS)
}

/** Market value ÷ profit of the last four quarters of the parent's holders. */
export function peOf(cap: Cap, price: Pick<Price, 'date' | 'currency'> | null, earnings: Earnings | null): Ratio {
  if (!earnings) return none('NO_STATEMENTS')
  if (!price) return none('NO_PRICE')
  if (earnings.profit === null) return none(earnings.profitAbsence ?? 'NOT_REPORTED')
  if (!periodsMeet(earnings.periodEnd, price.date)) return none('PERIODS_DO_NOT_MEET')
  if (earnings.profit <= 0) return none('LOSS')
  if (cap.marketCap === null) return none(cap.absence ?? 'NO_SHARE_COUNT')
  if (price.currency !== null && earnings.currency !== null && price.currency !== earnings.currency)
    return none('CURRENCY_DIFFERS')
  return { value: cap.marketCap / earnings.profit, absence: null }
}

/** PE ÷ growth of profit in per cent; none where profit does not grow. */
export function pegOf(pe: Ratio, growth: number | null, growthAbsence: FigureAbsence | null = null): Ratio {
  if (pe.value === null) return pe
  if (growth === null) return none(growthAbsence ?? 'NO_YEAR_BEFORE')
  return growth > 0 ? { value: pe.value / growth, absence: null } : none('NO_GROWTH')
}

/** Market value ÷ equity of the parent's holders, under the rule of periods that meet. */
export function pbOf(cap: Cap, price: Pick<Price, 'date' | 'currency'> | null, earnings: Earnings | null): Ratio {
  if (!earnings) return none('NO_STATEMENTS')
  if (!price) return none('NO_PRICE')
  if (earnings.equity === null) return none('NOT_REPORTED')
  if (!periodsMeet(earnings.periodEnd, price.date)) return none('PERIODS_DO_NOT_MEET')
  if (earnings.equity <= 0) return none('EQUITY_NOT_POSITIVE')
  if (cap.marketCap === null) return none(cap.absence ?? 'NO_SHARE_COUNT')
  if (price.currency !== null && earnings.currency !== null && price.currency !== earnings.currency)
    return none('CURRENCY_DIFFERS')
  return { value: cap.marketCap / earnings.equity, absence: null }
}

/**
 * Share of samples that are at most a value, per cent, counting half of those that equal it; null with fewer samples
 * than asked for.
 */
export function percentileOf(value: number | null, samples: ArrayLike<number>, fewest: number): number | null {
  if (value === null) return null
  let [below, equal, count] = [0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    const sample = samples[at] as number
    if (!(sample > 0)) continue
    count++
    if (sample < value) below++
    else if (sample === value) equal++
  }
  return count < fewest ? null : ((below + equal / 2) / count) * 100
}
