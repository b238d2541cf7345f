import { FEWEST_DAYS, FEWEST_OF_DAY, horizons } from '@pandora/contract/domains/market-opinion/names'
import type { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { day as dayField, type OutputOf } from '@pandora/contract/operation'
import {
  opinionOutcomes,
  worthOfDays,
  type OpinionOutcome,
  type OpinionPrices,
  type Worth,
} from '@pandora/intelligence/record/extremes'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { z } from 'zod'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { lastDays, percentageOf } from './days.ts'
import { countedTables, groundOf, groundReads, industryOf } from './ground.ts'
import { keptDays, stancesOfDays } from './offers/forum-days.queries.ts'
import { industrySessions, stockReturns, type IndustrySession, type StockReturns } from './prices.queries.ts'

/** Days whose opinion is held against what came: two years. */
const REACH = 730
/** Days before the first one for whose returns a close before is read. */
const LEAD = 15

type Extremes = OutputOf<typeof marketOpinion.extremes>

/**
 * Closes of a stock chained from its returns, so that no ex-date is a fall, and the mean returns of the others of its
 * industry: with itself among them it would be held against itself.
 */
export function pricesOf({ day, rate }: StockReturns, industry: ReadonlyMap<string, IndustrySession>): OpinionPrices {
  const known = day.flatMap((one, at) => {
    const own = rate[at]
    return own === null || own === undefined ? [] : [{ day: one, rate: own }]
  })
  let close = 100
  return {
    day: known.map((one) => one.day),
    close: known.map((one) => (close *= 1 + one.rate / 100)),
    industry: known.map((one) => {
      const all = industry.get(one.day)
      return all && all.stocks > 1 ? (all.sum - one.rate) / (all.stocks - 1) : null
    }),
  }
}

/**
 * Outcomes of all companies’ days: the same for every reader, and of days that are over, so it is held by what is kept
 * of them.
 */
const heldOutcomes = defineHeld({
  id: 'market-opinion.outcomes',
  whole: true,
  reads: [...groundReads, ...countedTables],
  input: z.object({ from: dayField, to: dayField, kept: z.string() }),
  load: async ({ services, db, view }, { from, to }): Promise<{ outcomes: OpinionOutcome[] }> => {
    const [days, ground] = await Promise.all([
      stancesOfDays(db, view, { from, to, fewest: FEWEST_OF_DAY }),
      groundOf(services, view),
    ])
    const stocks = [...ground.figures.values()].map((one) => ({
      companyId: one.companyId,
      id: one.securityId,
      code: industryOf(ground, one.industryCode)?.industry_code ?? '',
    }))
    const asked = new Set(days.map((one) => one.company_id))
    // Up to the view's own day: what came after the last days of opinion.
    const between = { from: dayPlus(from, -LEAD), to: dayPlus(to, 1) }
    const [means, returns] = await Promise.all([
      industrySessions(db, view, stocks, between),
      stockReturns(
        db,
        view,
        stocks.filter(({ companyId }) => asked.has(companyId)),
        between,
      ),
    ])
    const ofIndustry = new Map(
      [...Map.groupBy(means, ({ code }) => code)].map(([code, rows]) => [
        code,
        new Map(rows.map((row) => [row.day, row])),
      ]),
    )
    const bySecurity = new Map(returns.map((row) => [row.id, row]))
    const prices = new Map(
      stocks.flatMap(({ companyId, id, code }): [string, OpinionPrices][] => {
        const own = bySecurity.get(id)
        return own ? [[companyId, pricesOf(own, ofIndustry.get(code) ?? new Map())]] : []
      }),
    )
    return {
      outcomes: opinionOutcomes(
        days.map((one) => ({ companyId: one.company_id, day: one.day, percentage: percentageOf(one) ?? 0 })),
        (companyId) => prices.get(companyId),
        horizons,
      ),
    }
  },
})

const heldMarketWorth = defineHeld({
  id: 'market-opinion.worth',
  whole: true,
  reads: [heldOutcomes],
  input: z.object({ from: dayField, to: dayField, kept: z.string() }),
  load: async ({ services, view }, span) => ({
    worth: worthByHorizon((await heldOutcomes.read(services, view, span)).outcomes),
  }),
})

/** Held reads and tables behind `extremesOf`. */
export const extremesReads = [heldMarketWorth, 'company', 'company_name'] as const

const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100)
const rounded = ({ n, ...worth }: Worth) => ({
  n,
  mean: tenths(worth.mean),
  low: tenths(worth.low),
  high: tenths(worth.high),
  hitRate: tenths(worth.hitRate),
  hitLow: tenths(worth.hitLow),
  hitHigh: tenths(worth.hitHigh),
  grey: n < FEWEST_DAYS,
})

/** Worth of all days and of each decile, at each horizon. */
function worthByHorizon(outcomes: readonly OpinionOutcome[]): Extremes['company'] {
  const placed = outcomes.filter((one) => one.decile !== null)
  const ofDecile = Map.groupBy(placed, (one) => one.decile)
  return horizons.map((horizon, place) => ({
    horizon,
    base: rounded(worthOfDays(placed, place, horizon)),
    deciles: Array.from({ length: 10 }, (_, at) => ({
      decile: at + 1,
      ...rounded(worthOfDays(ofDecile.get(at + 1) ?? [], place, horizon)),
    })),
  }))
}

/** What days of extreme opinion were worth, of a company and of the market. */
export async function extremesOf(
  { services, db, view, now }: { services: HeldServices; db: Db; view: View; now: number },
  companyId: string,
): Promise<Extremes> {
  await refuseUnknownCompany(db, view, companyId)
  const { from, to: today } = lastDays(view.asOf ?? now, REACH + 1)
  const span = { from, to: dayPlus(today, -1) }
  const asked = { ...span, kept: await keptDays(db, view, span) }
  const [{ outcomes }, { worth: market }] = await Promise.all([
    heldOutcomes.read(services, view, asked),
    heldMarketWorth.read(services, view, asked),
  ])
  const own = outcomes.filter((one) => one.companyId === companyId)
  const last = own.at(-1)
  return {
    company: worthByHorizon(own),
    market,
    now: last ? { day: last.day, percentage: last.percentage, decile: last.decile } : null,
    fromDay: outcomes[0]?.day ?? null,
    toDay: outcomes.at(-1)?.day ?? null,
  }
}
