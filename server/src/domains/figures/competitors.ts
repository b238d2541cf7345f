import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { MarketFigures } from './offers/market.ts'
import type { ClassNode } from './offers/market.queries.ts'

type Competitors = OutputOf<typeof figures.competitors>

const sizeOf = (one: MarketFigures): number | null => one.marketCap ?? one.floatCap

/** The class itself and those above it, lowest first. */
function upFrom(code: string | null, classes: ReadonlyMap<string, ClassNode>): string[] {
  const up: string[] = []
  for (let at = code; at !== null && !up.includes(at); at = classes.get(at)?.parent ?? null) up.push(at)
  return up
}

/**
 * Companies to compare with (COMP-07): of the lowest Shenwan class that holds at least `size` others, else of the
 * highest it is in; nearest in market value (by ratio) first.
 * Companies without a market value come last, by code.
 */
export function competitorsOf(
  company: MarketFigures,
  market: ReadonlyMap<string, MarketFigures>,
  classes: ReadonlyMap<string, ClassNode>,
  size: number,
): Competitors {
  let chosen: { code: string; members: MarketFigures[] } | undefined
  for (const code of upFrom(company.industryCode, classes)) {
    const members = [...market.values()].filter(
      (one) => one.companyId !== company.companyId && upFrom(one.industryCode, classes).includes(code),
    )
    if (!chosen || members.length > chosen.members.length) chosen = { code, members }
    if (members.length >= size) break
  }
  if (!chosen) return { industryCode: null, level: null, industryZh: null, industryEn: null, dataList: [] }
  const own = sizeOf(company)
  const distance = (one: MarketFigures): number => {
    const value = sizeOf(one)
    return own === null || value === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(value / own))
  }
  const ranked = chosen.members
    .map((one) => ({ one, far: distance(one) }))
    .toSorted((a, b) => (a.far === b.far ? (a.one.code < b.one.code ? -1 : 1) : a.far - b.far))
    .slice(0, size)
  const node = classes.get(chosen.code)
  return {
    industryCode: chosen.code,
    level: node?.level ?? null,
    industryZh: node?.nameZh ?? null,
    industryEn: node?.nameEn ?? null,
    dataList: ranked.map(({ one }) => ({
      companyId: one.companyId,
      stockCode: one.code,
      nameZh: one.nameZh,
      nameEn: one.nameEn,
      marketCap: sizeOf(one),
      capBasis: one.capBasis,
      peTtm: one.peTtm,
      changeRate: one.changeRate,
      changeAdjusted: one.changeAdjusted,
    })),
  }
}
