import { clustered, type Factors } from './factors.ts'
import { randomOf } from './random.ts'
import type { Action } from './statements.ts'
import type { DemoCompany } from './world.ts'

/** A number rounded to so many digits behind the point. */
export const round = (value: number, digits: number): number => {
  const unit = 10 ** digits
  return Math.round(value * unit) / unit
}

/**
 * Bars of one stock by number of trading day; NaN in `close` where it did not trade. Prices in yuan as paid, rates in
 * per cent.
 */
export interface Bars {
  open: Float64Array
  high: Float64Array
  low: Float64Array
  close: Float64Array
  /** Close before, or what it is worth after an ex-date: what exchanges publish as previous close. */
  reference: Float64Array
  volume: Float64Array
  amount: Float64Array
  turnover: Float64Array
  /** Change against the reference, per cent, and the part of it that is neither market nor industry. */
  change: Float64Array
  own: Float64Array
  /** For each ex-date: day number, and what a price before it is multiplied by to be comparable with one after. */
  factors: { at: number; factor: number; exDate: string }[]
}

/** What the world has in store for one stock. */
export interface Fate {
  /** Planted returns, per cent, by day number. */
  planted: ReadonlyMap<number, number>
  /** Days on which trading is suspended for an event. */
  halted: ReadonlySet<number>
  actions: readonly Action[]
}

const cents = (price: number): number => Math.round(price * 100) / 100
/** Most that a price may move in a day, as the board has it. */
export const limitOf = (board: DemoCompany['board']): number => (board === 'main' ? 0.1 : 0.2)
/** The highest and the lowest price of a day. */
export function limitsOf(reference: number, board: DemoCompany['board']): { up: number; down: number } {
  const limit = limitOf(board)
  return { up: cents(reference * (1 + limit)), down: Math.max(0.01, cents(reference * (1 - limit))) }
}

/** Days on which a stock is suspended without an event, drawn day by day. */
function suspension(seed: number, companyId: string): () => boolean {
  const random = randomOf(seed, 'suspension', companyId)
  let left = 0
  return () => {
    if (left > 0) {
      left--
      return true
    }
    if (!random.chance(0.0005)) return false
    left = random.int(1, 7)
    return true
  }
}

function empty(count: number): Bars {
  const column = () => new Float64Array(count).fill(Number.NaN)
  return {
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    reference: column(),
    volume: column(),
    amount: column(),
    turnover: column(),
    change: column(),
    own: column(),
    factors: [],
  }
}

/**
 * Trades one stock through the days: market and industry by its betas, own noise, and what is planted. What a limit
 * cuts off comes on the next
 * day; what falls into a suspension comes when it ends. Every number depends on the past only, so that more days only
 * add.
 */
export function tradeStock(
  seed: number,
  company: DemoCompany,
  days: readonly string[],
  factors: Factors,
  fate: Fate,
): Bars {
  const bars = empty(days.length)
  const random = randomOf(seed, 'bars', company.id)
  const shockOf = clustered(randomOf(seed, 'own', company.id), company.volatility, 6)
  const isSuspended = suspension(seed, company.id)
  const usualTurnover = random.between(0.5, 2.6)
  const ofIndustry = factors.industries.get(company.path[0])
  let reference = company.firstPrice
  let floating = company.floatShares
  let owed = 0
  let briskness = 0
  for (let at = 0; at < days.length; at++) {
    const day = days[at] ?? ''
    const suspended = isSuspended()
    const market = (factors.market[at] ?? 0) * company.beta + (ofIndustry?.[at] ?? 0) * company.industryBeta
    const noise = shockOf()
    const [a, b, c, d, e] = [random.normal(), random.next(), random.normal(), random.normal(), random.normal()]
    if (day < company.firstDay || (company.delistedOn !== null && day > company.delistedOn)) continue
    const action = fate.actions.find((one) => one.exDate === day)
    if (action) {
      const after = Math.max(0.01, cents((reference - action.cash) / (1 + action.shares)))
      bars.factors.push({ at, factor: after / reference, exDate: day })
      reference = after
      floating = Math.round(floating * (1 + action.shares))
    }
    const planted = fate.planted.get(at) ?? 0
    if (suspended || fate.halted.has(at)) {
      // The market's part is made up for in part only: the news of the stock itself wholly.
      owed += planted + market * 0.5
      continue
    }
    const wanted = market + noise + planted + owed
    const { up, down } = limitsOf(reference, company.board)
    const target = reference * Math.max(0.05, 1 + wanted / 100)
    const close = Math.min(up, Math.max(down, cents(target)))
    owed = target > up + 0.005 || target < down - 0.005 ? Math.max(-25, Math.min(25, (target / close - 1) * 100)) : 0
    const swing = (company.volatility / 100) * reference * 0.35
    const open = Math.min(
      up,
      Math.max(down, cents(reference + (close - reference) * (0.15 + 0.6 * b) + swing * a * 0.6)),
    )
    const high = Math.min(up, Math.max(open, close, cents(Math.max(open, close) + Math.abs(c) * swing)))
    const low = Math.max(down, Math.min(open, close, cents(Math.min(open, close) - Math.abs(d) * swing)))
    const change = (close / reference - 1) * 100
    briskness = briskness * 0.85 + e * 0.25
    const turnover = Math.min(45, usualTurnover * Math.exp(briskness) * (0.8 + Math.abs(change) * 0.22))
    const volume = Math.max(100, Math.round((floating * turnover) / 10_000) * 100)
    bars.open[at] = open
    bars.high[at] = high
    bars.low[at] = low
    bars.close[at] = close
    bars.reference[at] = reference
    bars.volume[at] = volume
    bars.amount[at] = cents(volume * ((open + high + low + close) / 4))
    bars.turnover[at] = Math.round((volume / floating) * 1e6) / 1e4
    bars.change[at] = change
    bars.own[at] = change - market
    reference = close
  }
  return bars
}

/**
 * By what the prices of each day are multiplied to be forward-adjusted to the last: product of the factors of all later
 * ex-dates among `actions`.
 */
export function adjustments(bars: Bars, actions: Bars['factors'] = bars.factors): Float64Array {
  const factors = new Float64Array(bars.close.length).fill(1)
  let product = 1
  let at = bars.close.length - 1
  for (const action of actions.toReversed()) {
    for (; at >= action.at; at--) factors[at] = product
    product *= action.factor
  }
  for (; at >= 0; at--) factors[at] = product
  return factors
}
