import type { z } from 'zod'
import type { businessTags } from '@pandora/contract/domains/finance-reports/shapes'
import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { isWithinAnother } from '@pandora/intelligence/businesses'
import { monthsBefore } from '@pandora/intelligence/statements/periods'
import type { Segment } from './business.queries.ts'

export type BusinessFigures = OutputOf<typeof financeReports.companyBusinesses>['dataList'][number]['figures']
export type BusinessTag = (typeof businessTags)[number]
type Tags = z.infer<typeof financeReports.report.output>['tags']

/** Sum of all of them: what only some parts tell is nothing of the whole. */
const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce((total, value) => (total === null || value === null ? null : total + value), 0)
/** Two decimals, as rates are given. */
const rate = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.round(value * 100) / 100

/**
 * Figures of one business at the end of one report; two names of it are added up where each has its amount, and all are
 * in one currency, but for one that says it stands within another. Growth is filled in by `figuresOver`.
 */
export function figuresAt(
  all: readonly Segment[],
): Omit<BusinessFigures, 'revenueGrowth' | 'costGrowth' | 'marginChange'> {
  // What stands within another name of the same business (其中) is in it already.
  const outer = all.filter((one) => !isWithinAnother(one.name))
  const segments = outer.length > 0 ? outer : all
  const [first] = segments
  if (!first) throw new Error('no segment')
  const alike = segments.every((one) => one.currency === first.currency)
  const whole = (amount: 'revenue' | 'cost' | 'revenue_share') =>
    alike || amount === 'revenue_share' ? sum(segments.map((one) => one[amount])) : null
  const [revenue, cost] = [whole('revenue'), whole('cost')]
  const grossProfit = revenue !== null && cost !== null ? revenue - cost : null
  const given = segments.length === 1 ? first.gross_margin : null
  const notes: BusinessFigures['notes'] = [
    ...(segments.length > 1 && segments.some((one) => one.revenue === null) ? ['PART_WITHOUT_REVENUE' as const] : []),
    ...(alike ? [] : ['CURRENCIES_DIFFER' as const]),
  ]
  return {
    periodEnd: first.period_end,
    currency: first.currency,
    revenue,
    revenueShare: rate(whole('revenue_share')),
    cost,
    grossProfit,
    notes,
    grossMargin:
      given ?? (grossProfit !== null && revenue !== null && revenue > 0 ? rate((grossProfit / revenue) * 100) : null),
  }
}

const growth = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined || before <= 0 ? null : rate((now / before - 1) * 100)

/**
 * Figures of one business of one company over its reports, newest first, each against the same report a year before.
 */
export function figuresOver(segments: readonly Segment[]): BusinessFigures[] {
  const periods = new Map(
    [...Map.groupBy(segments, (one) => one.period_end)].map(([end, own]) => [end, figuresAt(own)]),
  )
  return [...periods.values()]
    .toSorted((a, b) => (a.periodEnd < b.periodEnd ? 1 : -1))
    .map((one) => {
      const before = periods.get(monthsBefore(one.periodEnd, 12))
      const same = before?.currency === one.currency ? before : undefined
      return {
        ...one,
        revenueGrowth: growth(one.revenue, same?.revenue),
        costGrowth: growth(one.cost, same?.cost),
        marginChange:
          one.grossMargin !== null && same && same.grossMargin !== null
            ? rate(one.grossMargin - same.grossMargin)
            : null,
      }
    })
}

/** Place of one among many by a figure, the highest first; null where it has none. */
export function placeOf(own: number | null, all: readonly (number | null)[]): { place: number; of: number } | null {
  if (own === null) return null
  const there = all.filter((value) => value !== null)
  return { place: 1 + there.filter((value) => value > own).length, of: there.length }
}

export function median(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  const middle = Math.floor(there.length / 2)
  if (there.length === 0) return null
  return rate(there.length % 2 === 1 ? (there[middle] ?? null) : ((there[middle - 1] ?? 0) + (there[middle] ?? 0)) / 2)
}

/** Growth per cent from which a business counts as growing, or shrinking below its negative. */
const MOVED = 10
/** Points of margin by which a business stands out from the others with it. */
const APART = 5

interface Told {
  kind: string
  /** Newest first. */
  periods: readonly BusinessFigures[]
  /** Newest figures of the company's lines of the same dimension at the end of the same report, itself among them. */
  siblings: readonly BusinessFigures[]
  /** It stands beside what it is part of, or is made of: no line beside the others. */ twice: boolean
  rank: { byRevenue: { place: number; of: number } | null; medianMargin: number | null } | null
  restated: boolean
}

/** What is worth saying of a business, each with the figure it rests on. */
export function tagsOf({ kind, periods, siblings, twice, rank, restated }: Told): Tags {
  const [now] = periods
  if (!now) return []
  const tags: { tag: BusinessTag; value: number | null }[] = []
  const add = (when: boolean, tag: BusinessTag, value: number | null) => {
    if (when) tags.push({ tag, value })
  }
  const { revenue, revenueShare, revenueGrowth, grossMargin } = now
  const line = kind === 'line'
  const beside = line && !twice
  const others = siblings.filter((one) => one !== now)
  if (beside && revenue !== null && others.length > 0)
    add(
      others.every((one) => (one.revenue ?? 0) <= revenue),
      'main',
      revenueShare,
    )
  add(line && revenueShare !== null && revenueShare >= 50 && revenueShare <= 100, 'half', revenueShare)
  if (beside && revenueGrowth !== null && others.some((one) => one.revenueGrowth !== null))
    add(
      others.every((one) => (one.revenueGrowth ?? -Infinity) < revenueGrowth),
      'fastest',
      revenueGrowth,
    )
  add(revenueGrowth !== null && revenueGrowth >= MOVED, 'growing', revenueGrowth)
  add(revenueGrowth !== null && revenueGrowth <= -MOVED, 'shrinking', revenueGrowth)
  if (line && rank?.byRevenue && rank.byRevenue.of > 2) {
    add(rank.byRevenue.place === 1, 'first', rank.byRevenue.of)
    add(rank.byRevenue.place === 2 || rank.byRevenue.place === 3, 'top-three', rank.byRevenue.place)
  }
  if (line && grossMargin !== null && rank && rank.medianMargin !== null) {
    add(grossMargin - rank.medianMargin >= APART, 'margin-above', rate(grossMargin - rank.medianMargin))
    add(rank.medianMargin - grossMargin >= APART, 'margin-below', rate(grossMargin - rank.medianMargin))
  }
  add(grossMargin !== null && grossMargin < 0, 'loss', grossMargin)
  add(kind === 'elimination' || (revenue !== null && revenue < 0), 'elimination', revenue)
  add(revenueShare !== null && revenueShare > 100, 'share-over-100', revenueShare)
  add(restated, 'restated', null)
  add(line && periods.length === 1 && others.length > 0, 'new', null)
  return tags
}
