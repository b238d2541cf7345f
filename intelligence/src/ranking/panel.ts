import { mean } from '../record/statistics.ts'
import { rankingFactors, type RankingFactor } from './types.ts'
import { zScores } from './standardise.ts'

/** A factor that is not known. */
export const UNKNOWN = -32_768
/** Thousandths: a factor is cut at ±3 deviations. */
const SCALE = 1000
/** What became of a company in the month after it was ranked. */
export const outcomes = { traded: 0, limitUp: 1, suspended: 2, noPrice: 3 } as const
export type OutcomeCode = (typeof outcomes)[keyof typeof outcomes]
/** Added to an outcome where the company left the market in the month: it is kept to its last price. */
export const LEFT_MARKET = 8
/** Members below which an industry is no measure: then the whole market is. */
const LEAST_GROUP = 5

/** The companies of a market at the end of a month, ready to be ranked by any weights, and what came after. */
export interface PanelMonth {
  /** The last trading day of the month, `YYYY-MM-DD`. */
  rankedOn: string
  companyIds: readonly string[]
  /** Standardised factors, company by company in the order of `rankingFactors`, thousandths; `UNKNOWN` where not known. */
  factors: Int16Array
  /** Returns of the next month over the industry, per cent; NaN where there is none. Null while it runs. */
  excess: Float32Array | null
  /** `outcomes`, + `LEFT_MARKET`. Null while the month runs. */
  outcome: Uint8Array | null
}

/** Raw values of companies with their industries → standardised within these, packed as a panel holds them. */
export function packFactors(
  rows: readonly { group: string | null; values: Readonly<Record<RankingFactor, number | null>> }[],
): Int16Array {
  const groups = rows.map((one) => one.group)
  const packed = new Int16Array(rows.length * rankingFactors.length).fill(UNKNOWN)
  for (const [place, factor] of rankingFactors.entries()) {
    const scores = zScores(
      rows.map((one) => one.values[factor]),
      groups,
    )
    for (const [at, score] of scores.entries())
      if (score !== null) packed[at * rankingFactors.length + place] = Math.round(score * SCALE)
  }
  return packed
}

/** A packed factor in deviations. */
export const unpacked = (value: number): number => value / SCALE

/** A stock in the month after it was ranked. Null open or close: no price. */
export interface MonthPrices {
  /** It has a bar on the first day. */ traded: boolean
  open: number | null
  /** Close before the first day, in the same basis. */ previous: number | null
  /** Last close in the month, in the same basis. */ close: number | null
  /** Highest change of a day that the exchange allows, shares of 1. */ limit: number
  /** It left the market by the month's end. */ delisted: boolean
}

/** Half a cent of rounding on a price of ten. */
const ROUNDING = 0.0015

/**
 * What each stock did from the first open of the month to its last close, over the mean of its industry (of the market
 * where fewer than five of it traded), per cent. Who was suspended or opened at the upper limit could not be bought;
 * who left the market is kept to its last price. In order of `stocks`.
 */
export function monthOutcomes(
  stocks: readonly (MonthPrices | undefined)[],
  groups: readonly (string | null)[],
): { excess: Float32Array; outcome: Uint8Array } {
  const excess = new Float32Array(stocks.length).fill(Number.NaN)
  const outcome = new Uint8Array(stocks.length)
  const returns = stocks.map((one, at) => {
    const code = codeOf(one)
    outcome[at] = code + (one?.delisted && code === outcomes.traded ? LEFT_MARKET : 0)
    return code === outcomes.traded && one ? ((one.close ?? 0) / (one.open ?? 1) - 1) * 100 : null
  })
  const whole = mean(returns.flatMap((one) => one ?? []))
  const byGroup = Map.groupBy(returns.keys(), (at) => groups[at] ?? null)
  for (const [group, members] of byGroup) {
    const known = members.flatMap((at) => returns[at] ?? [])
    const usual = group === null || known.length < LEAST_GROUP ? whole : mean(known)
    for (const at of members) {
      const own = returns[at] ?? null
      if (own !== null && usual !== null) excess[at] = own - usual
    }
  }
  return { excess, outcome }
}

function codeOf(one: MonthPrices | undefined): OutcomeCode {
  if (!one) return outcomes.noPrice
  if (!one.traded) return outcomes.suspended
  const { open, close, previous, limit } = one
  if (open === null || close === null || !(open > 0) || !(close > 0)) return outcomes.noPrice
  if (previous !== null && previous > 0 && open / previous - 1 >= limit - ROUNDING) return outcomes.limitUp
  return outcomes.traded
}
