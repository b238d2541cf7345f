import { dayFields, screenWords, statementFields, type ScreenField } from '@pandora/contract/domains/figures/fields'
import { monthsAfter } from '@pandora/intelligence/fundamentals/months'
import { OLDEST_QUARTERS } from '@pandora/intelligence/fundamentals/valuation'
import type { MarketFigures } from '../market.ts'

/** A company's figure by the screening's name for it. */
export const fieldOf: Readonly<Record<ScreenField, (row: MarketFigures) => number | null>> = {
  // Without a count of all shares, those that trade: the row says so (decisions 6).
  marketCap: (row) => row.marketCap ?? row.floatCap,
  floatCap: (row) => row.floatCap,
  peTtm: (row) => row.peTtm,
  pePercentile: (row) => row.pePercentile,
  pePercentileIndustry: (row) => row.pePercentileIndustry,
  peg: (row) => row.peg,
  pbRatio: (row) => row.pbRatio,
  revenue: (row) => row.revenueTtm,
  revenueGrowthRate: (row) => row.revenueGrowth,
  profit: (row) => row.netProfitTtm,
  profitGrowthRate: (row) => row.profitGrowth,
  roe: (row) => row.roe,
  grossMargin: (row) => row.grossMargin,
  netMargin: (row) => row.netMargin,
  debtRatio: (row) => row.debtRatio,
  operatingProfit: (row) => row.operatingProfitTtm,
  nopat: (row) => row.nopatTtm,
  close: (row) => row.close,
  changeRate: (row) => row.changeRate,
  amount: (row) => row.amount,
  turnoverRate: (row) => row.turnoverRate,
  impactScore: (row) => row.impactScore,
  riskPoint: (row) => row.riskPoint,
  opportunityPoint: (row) => row.opportunityPoint,
}

const isMoney = (field: ScreenField): boolean =>
  screenWords[field].measure === 'money' || screenWords[field].measure === 'price'

/** Which figures a filter takes that are otherwise set aside: those of old periods. */
export interface Taken {
  oldPeriods?: boolean | undefined
}
/**
 * The market's last day, and the earliest end of a period whose figures count by themselves: counted back from the day
 * looked from, as of which or today; the last bar may be years older.
 */
export interface Present {
  day: string | null
  periodFrom: string | null
}

export function presentOf(day: string | null, seenFrom: string): Present {
  return { day, periodFrom: monthsAfter(seenFrom, -OLDEST_QUARTERS) }
}

/** Whether the last four quarters of a company ended too long before the market's day. */
export const isOld = ({ periodEnd }: MarketFigures, { periodFrom }: Present): boolean =>
  periodEnd !== null && periodFrom !== null && periodEnd < periodFrom

/**
 * The figure as it can be held against others: money in another currency than the market's cannot, nor what tells of
 * another time, unless it is taken.
 */
export function comparable(
  row: MarketFigures,
  field: ScreenField,
  currency: string | null,
  present: Present,
  taken: Taken = {},
): number | null {
  const value = fieldOf[field](row)
  if (value === null) return null
  if (dayFields.has(field) && row.priceDate !== present.day) return null
  if (!taken.oldPeriods && statementFields.has(field) && isOld(row, present)) return null
  if (!isMoney(field)) return value
  // Money of statements is in the statements' currency, that of prices in the security's.
  const own = statementFields.has(field) ? row.statementCurrency : row.currency
  return own === currency ? value : null
}

/**
 * The currency that most companies are in of which a price or revenue is known; without any such, that of most. A list
 * of names from another market, of which nothing
 * is known in money, does not turn every bound into its currency. Null of an empty market.
 */
export function marketCurrency(
  rows: Iterable<Pick<MarketFigures, 'currency' | 'close' | 'revenueTtm'>>,
): string | null {
  const all = [...rows]
  const valued = all.filter((row) => row.close !== null || row.revenueTtm !== null)
  const counts = new Map<string, number>()
  for (const { currency } of valued.length > 0 ? valued : all) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? null
}

/**
 * Figures of a market, one list a figure in the order of its rows; NaN where there is nothing to hold against others.
 */
export type Columns = (field: ScreenField) => Float64Array
