import type { z } from 'zod'
import type { industries } from '@pandora/contract/domains/industries/operations'
import type { companyFigures, nodeFigures } from '@pandora/contract/domains/industries/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { concentrationOf, groupPe, meanOf, medianOf, weightedMean } from '@pandora/intelligence/industries/standing'
import { periodsMeet } from '@pandora/intelligence/fundamentals/valuation'
import type { MarketFigures } from '../../figures/offers/market.ts'
import { changeOn, changedOn, inMarketOn } from '../../figures/offers/traded.ts'
import type { Node } from './tree.ts'

/** Companies under each node, those of the nodes below included, by code of the node. */
export type MembersByNode = ReadonlyMap<string, readonly MarketFigures[]>

/** Sorts the companies of a market under the nodes of their classes. */
export function membersByNode(
  nodes: ReadonlyMap<string, Node>,
  figures: ReadonlyMap<string, MarketFigures>,
): MembersByNode {
  const members = new Map<string, MarketFigures[]>()
  for (const one of figures.values()) {
    for (let node = one.industryCode === null ? undefined : nodes.get(one.industryCode); node; node = node.above) {
      const of = members.get(node.industry_code)
      if (of) of.push(one)
      else members.set(node.industry_code, [one])
    }
  }
  return members
}

/**
 * A company's figures as tables of industries show them, its change of the market's `day`. Profit in the currency of
 * its statements is set against market value only where it is that of its prices.
 */
export function presentFigures(one: MarketFigures | undefined, day: string | null): z.infer<typeof companyFigures> {
  return {
    marketCap: one?.marketCap ?? null,
    floatCap: one?.floatCap ?? null,
    floatBasis: one?.floatBasis ?? null,
    capBasis: one?.capBasis ?? null,
    capAbsence: one?.capAbsence ?? null,
    floatAbsence: one?.floatAbsence ?? null,
    peTtm: one?.peTtm ?? null,
    peAbsence: one?.peAbsence ?? null,
    revenueTtm: one?.revenueTtm ?? null,
    netProfitTtm: one?.netProfitTtm ?? null,
    revenueGrowth: one?.revenueGrowth ?? null,
    profitGrowth: one?.profitGrowth ?? null,
    roe: one?.roe ?? null,
    impactScore: one?.impactScore ?? null,
    ...changedOn(one, day),
  }
}

/** Those that are in the market on its day. */
const inMarket = (members: readonly MarketFigures[], day: string | null): MarketFigures[] =>
  members.filter((one) => inMarketOn(one, day))

/** Those whose last four quarters are near enough to the market's day. */
const reportedBy = (members: readonly MarketFigures[], day: string | null): MarketFigures[] =>
  members.filter(({ periodEnd }) => day === null || (periodEnd !== null && periodsMeet(periodEnd, day)))

type GroupFigures = Omit<z.infer<typeof nodeFigures>, 'id' | 'level' | 'nameZh' | 'nameEn' | 'num'>

/** Figures over companies that stand together on the market's `day`; `num` of them are known. */
export function groupFigures(all: readonly MarketFigures[], num: number, day: string | null): GroupFigures {
  const members = inMarket(all, day)
  const gone = all.length - members.length
  const changes = members.map((one) => changeOn(one, day))
  const count = (fits: (change: number) => boolean) =>
    changes.filter((change) => change !== null && fits(change)).length
  const caps = members.map((one) => one.marketCap).filter((cap) => cap !== null)
  // Where the last four quarters are too old there is no PE, and their profit is not set against today's value either.
  const { pe, companies: peCompanies } = groupPe(
    members.map((one) => ({ marketCap: one.marketCap, profit: earned(one) })),
  )
  const reported = reportedBy(members, day)
  const median = (ratio: 'revenueGrowth' | 'profitGrowth' | 'roe') => medianOf(reported.map((one) => one[ratio]))
  return {
    day,
    gone,
    rising: count((change) => change > 0),
    falling: count((change) => change < 0),
    flat: count((change) => change === 0),
    withoutQuote: Math.max(0, num - gone - changes.filter((change) => change !== null).length),
    change: meanOf(changes),
    capChange: weightedMean(members.map((one, at) => ({ value: changes[at] ?? null, weight: one.marketCap }))),
    marketCap: caps.length > 0 ? caps.reduce((sum, cap) => sum + cap, 0) : null,
    capCompanies: caps.length,
    capStandIns: members.filter((one) => one.marketCap !== null && one.capBasis === 'vwap').length,
    pe,
    peCompanies,
    revenueGrowth: median('revenueGrowth'),
    profitGrowth: median('profitGrowth'),
    roe: median('roe'),
    impactScore: meanOf(members.map((one) => one.impactScore)),
  }
}

/** A node with the figures of its companies on the market's `day`. */
export const presentNode = (
  node: Node,
  all: readonly MarketFigures[],
  day: string | null,
): z.infer<typeof nodeFigures> => ({
  id: node.industry_code,
  level: node.level,
  nameZh: node.name_zh,
  nameEn: node.name_en,
  num: node.num,
  ...groupFigures(all, node.num, day),
})

/** Profit that may be set against the present market value; null where it may not. */
function earned({ netProfitTtm, peAbsence, statementCurrency, currency }: MarketFigures): number | null {
  const usable = peAbsence === null || peAbsence === 'LOSS'
  return usable && (statementCurrency === null || statementCurrency === currency) ? netProfitTtm : null
}

const LEADERS = 8

/** Figures, concentration and leaders of a node on the market's `day`. */
export function presentSummary(
  node: Node,
  all: readonly MarketFigures[],
  day: string | null,
): OutputOf<typeof industries.summary> {
  const members = inMarket(all, day)
  const marketCap = concentrationOf(members.map((one) => one.marketCap))
  const largest = members
    .filter((one) => one.marketCap !== null)
    .toSorted(
      (one, other) => (other.marketCap ?? 0) - (one.marketCap ?? 0) || (one.companyId < other.companyId ? -1 : 1),
    )
    .slice(0, LEADERS)
  return {
    node: presentNode(node, all, day),
    concentration: { marketCap, revenue: concentrationOf(reportedBy(members, day).map((one) => one.revenueTtm)) },
    leaders: largest.map((one) => ({
      companyId: one.companyId,
      code: one.code,
      nameZh: one.nameZh,
      nameEn: one.nameEn,
      ...presentFigures(one, day),
      share:
        marketCap.total === null || marketCap.total <= 0 || one.marketCap === null
          ? null
          : (one.marketCap / marketCap.total) * 100,
    })),
  }
}

/**
 * What a tree map of companies shows on the market's `day`: those in the market by market value, or by the amount traded that
 * day where fewer than half have one.
 */
export function presentMap(
  nodes: ReadonlyMap<string, Node>,
  all: readonly MarketFigures[],
  day: string | null,
): OutputOf<typeof industries.map> {
  const members = inMarket(all, day)
  const sizeBy =
    members.filter((one) => one.marketCap !== null).length * 2 >= members.length
      ? ('marketCap' as const)
      : ('amount' as const)
  const sized = members
    .flatMap((one) => {
      const size = sizeBy === 'amount' && one.priceDate !== day ? null : one[sizeBy]
      return size !== null && size > 0 ? [{ one, size }] : []
    })
    .toSorted((a, b) => b.size - a.size || (a.one.companyId < b.one.companyId ? -1 : 1))
  return {
    sizeBy,
    withoutSize: members.length - sized.length,
    day,
    gone: all.length - members.length,
    dataList: sized.map(({ one, size }) => {
      const node = nodes.get(one.industryCode ?? '')
      return {
        companyId: one.companyId,
        code: one.code,
        nameZh: one.nameZh,
        nameEn: one.nameEn,
        industryId: one.industryCode ?? '',
        industryZh: node?.name_zh ?? one.industryCode ?? '',
        industryEn: node?.name_en ?? null,
        size,
        capBasis: sizeBy === 'marketCap' ? one.capBasis : null,
        ...changedOn(one, day),
      }
    }),
  }
}
