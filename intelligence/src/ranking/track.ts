import { blockMean, mean } from '../record/statistics.ts'
import type { Interval } from '../record/types.ts'
import { LEAST_FACTORS, sharesOf, type Weights } from './mix.ts'
import { LEFT_MARKET, outcomes, UNKNOWN, unpacked, type PanelMonth } from './panel.ts'
import { placesOf, rankIC } from './places.ts'

/** Changes whenever a rule does. */
export const TRACK_VERSION = 'ranking-record-2'
const DECILES = 10
/** Companies below which a month says nothing. */
const LEAST_COMPANIES = 30
/** Months below which the whole is no evidence. */
const EVIDENCE = 24

export interface TrackMonth {
  rankedOn: string
  /** Companies with a score that could be traded. */ companies: number
  rankIC: number | null
  /** Return of the best tenth over the industries, per cent. */ gross: number | null
  /** The same after each cost. */ net: (number | null)[]
  /** Part of the best tenth that was bought anew, 0 to 1; null in the first month. */ turnover: number | null
}
export interface Decile {
  /** 1 is the best. */ decile: number
  samples: number
  hitRate: Interval | null
  excess: Interval | null
}
export interface RankingTrack {
  version: string
  monthly: TrackMonth[]
  ranked: number
  leftOut: { limitUp: number; suspended: number; noPrice: number }
  delisted: number
  meanIC: Interval | null
  informationRatio: number | null
  grey: boolean
  deciles: Decile[]
  turnover: number | null
  gross: number | null
  net: (number | null)[]
}

/** Runs of months that the bootstrap draws together: the cube root of their number (Hall, Horowitz, Jing 1995). */
const blockOf = (months: number): number => Math.max(1, Math.round(Math.cbrt(months)))

/** Places of companies with a score, the best first; of equal mixes by id, as they stand in the month. */
function bestFirst(
  { companyIds, factors }: PanelMonth,
  shares: readonly number[],
): { order: number[]; mix: Float64Array } {
  const width = shares.length
  const mix = new Float64Array(companyIds.length)
  const order: number[] = []
  for (let at = 0; at < companyIds.length; at++) {
    let [known, sum] = [0, 0]
    for (let place = 0; place < width; place++) {
      const share = shares[place] ?? 0
      const value = factors[at * width + place] ?? UNKNOWN
      if (share <= 0 || value === UNKNOWN) continue
      known++
      sum += share * unpacked(value)
    }
    mix[at] = sum
    if (known >= LEAST_FACTORS) order.push(at)
  }
  order.sort((a, b) => (mix[b] ?? 0) - (mix[a] ?? 0) || a - b)
  return { order, mix }
}

const deviation = (values: readonly number[], middle: number): number =>
  values.length < 3 ? 0 : Math.sqrt(values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1))

/** What of a month is added up. */
interface Tally {
  excess: number[][]
  held: Set<string>
  bought: number
  sold: number
}

/**
 * Track record of a ranking by weights, month by month: companies are ranked by what was known at a month's end, bought
 * at the next open, held to the next month's end, and held against the mean of their industry. Tenths are cut before
 * anybody knows who can be bought; who opens at the upper limit or does not trade is left out of the tenth and counted,
 * who leaves the market stays in to the last price. `costs` in basis points of whatever is bought or sold. `months` in
 * order; months whose outcome is not known count for nothing. The same seed gives the same intervals.
 */
export function trackRanking(
  months: readonly PanelMonth[],
  weights: Weights,
  { costs, seed }: { costs: readonly number[]; seed: number },
): RankingTrack {
  const shares = sharesOf(weights)
  const leftOut = { limitUp: 0, suspended: 0, noPrice: 0 }
  const byDecile: { excess: number[][]; hits: number[][] }[] = Array.from({ length: DECILES }, () => ({
    excess: [],
    hits: [],
  }))
  let [ranked, delisted] = [0, 0]
  let before: Set<string> | null = null
  const monthly: TrackMonth[] = []
  for (const month of months) {
    const { excess, outcome, companyIds } = month
    if (!excess || !outcome) continue
    const { order, mix } = bestFirst(month, shares)
    ranked += order.length
    const tally: Tally = { excess: Array.from({ length: DECILES }, () => []), held: new Set(), bought: 0, sold: 0 }
    const traded: number[] = []
    for (const [place, at] of order.entries()) {
      const code = (outcome[at] ?? outcomes.noPrice) % LEFT_MARKET
      if (code === outcomes.limitUp) leftOut.limitUp++
      else if (code === outcomes.suspended) leftOut.suspended++
      const value = excess[at] ?? Number.NaN
      if (code === outcomes.noPrice || (code === outcomes.traded && Number.isNaN(value))) leftOut.noPrice++
      if (code !== outcomes.traded || Number.isNaN(value)) continue
      if ((outcome[at] ?? 0) >= LEFT_MARKET) delisted++
      traded.push(at)
      const decile = Math.floor((place * DECILES) / order.length)
      tally.excess[decile]?.push(value)
      if (decile === 0) tally.held.add(companyIds[at] ?? '')
    }
    if (traded.length < LEAST_COMPANIES) {
      monthly.push({
        rankedOn: month.rankedOn,
        companies: traded.length,
        rankIC: null,
        gross: null,
        net: costs.map(() => null),
        turnover: null,
      })
      continue
    }
    for (const [decile, values] of tally.excess.entries()) {
      byDecile[decile]?.excess.push(values)
      byDecile[decile]?.hits.push(values.map((one) => (one > 0 ? 1 : 0)))
    }
    const gross = mean(tally.excess[0] ?? [])
    const held = tally.held
    const anew = [...held].filter((id) => !before?.has(id)).length / Math.max(1, held.size)
    const gone = before === null ? 0 : [...before].filter((id) => !held.has(id)).length / Math.max(1, before.size)
    monthly.push({
      rankedOn: month.rankedOn,
      companies: traded.length,
      rankIC: rankIC(
        placesOf(traded, (at) => mix[at] ?? 0),
        placesOf(traded, (at) => excess[at] ?? 0),
      ),
      gross,
      net: costs.map((cost) => (gross === null ? null : gross - ((anew + gone) * cost) / 100)),
      turnover: before === null ? null : anew,
    })
    before = held
  }
  const ics = monthly.flatMap((one) => one.rankIC ?? [])
  const block = blockOf(ics.length)
  const middle = mean(ics)
  const spread = middle === null ? 0 : deviation(ics, middle)
  return {
    version: TRACK_VERSION,
    monthly,
    ranked,
    leftOut,
    delisted,
    meanIC: blockMean(
      ics.map((one) => [one]),
      block,
      seed,
    ),
    informationRatio: middle !== null && spread > 0 ? middle / spread : null,
    grey: ics.length < EVIDENCE,
    deciles: byDecile.map(({ excess, hits }, at) => ({
      decile: at + 1,
      samples: hits.reduce((sum, one) => sum + one.length, 0),
      hitRate: blockMean(hits, block, seed + at + 1),
      excess: blockMean(excess, block, seed + DECILES + at + 1),
    })),
    turnover: mean(monthly.flatMap((one) => one.turnover ?? [])),
    gross: mean(monthly.flatMap((one) => one.gross ?? [])),
    net: costs.map((_, at) => mean(monthly.flatMap((one) => one.net[at] ?? []))),
  }
}
