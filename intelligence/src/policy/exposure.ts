import { listedTwice, type ListedPart } from '../business/one-level.ts'

/** How a text reaches a business: by a product, an industry or a region that it names, or by a field of policy. */
export type WayKind = 'product' | 'industry' | 'region' | 'field'
export interface Way {
  kind: WayKind
  id: string
  nameZh: string
  nameEn: string | null
  /** Names of parts of a business that it reaches, without their endings (`bareName`). */
  reaches: ReadonlySet<string>
}
export const wayKey = ({ kind, id }: Pick<Way, 'kind' | 'id'>): string => `${kind} ${id}`

/** A part of a company's business in its last yearly report. Revenue in units of its currency, share in per cent. */
export interface BusinessPart extends ListedPart {
  companyId: string
  nameEn: string | null
  revenueShare: number | null
  currency: string
  periodEnd: string
}

/** A part that is reached, and what reaches it; the nearest where several do. */
export interface ReachedPart {
  part: BusinessPart
  way: Way
}
export interface ReachedCompany {
  companyId: string
  /** Yuan; null where its reports say shares alone. */
  revenue: number | null
  share: number | null
  parts: readonly ReachedPart[]
}

/** Why what a company sells is not counted though the text reaches it. */
export type LeftOutReason = 'NO_SEGMENTS' | 'NO_NAMED_BUSINESS' | 'NO_REVENUE' | 'OTHER_CURRENCY'

/** The one currency in which revenue is added up. */
const COUNTED = 'CNY'
const nearest: readonly WayKind[] = ['product', 'industry', 'region', 'field']

/** A name of an industry or business without its ending: 家用电器行业 and 家用电器 are one. */
export const bareName = (name: string): string => name.replace(/[ⅠⅡⅢ]|(?:行业|业|省|地区|自治区)$/gu, '')

const dimensionsOf: Readonly<Record<WayKind, readonly ListedPart['dimension'][]>> = {
  product: ['product'],
  industry: ['industry', 'product'],
  field: ['industry', 'product'],
  region: ['region'],
}

/** Parts that each way reaches, by company; of parts listed beside what they are made of only the parts. */
export interface Reach {
  parts: ReadonlyMap<string, ReadonlyMap<string, readonly BusinessPart[]>>
  /** Companies that have parts at all. */
  known: ReadonlySet<string>
}

/** Works out once which parts of businesses each way reaches. */
export function reachOf(ways: readonly Way[], parts: readonly BusinessPart[]): Reach {
  const byName = new Map<string, Way[]>()
  for (const way of ways)
    for (const name of way.reaches) {
      const own = byName.get(name)
      if (own) own.push(way)
      else byName.set(name, [way])
    }
  const reached = new Map<string, Map<string, BusinessPart[]>>()
  const companies = Map.groupBy(parts, (one) => one.companyId)
  for (const [companyId, own] of companies) {
    const hits = own.flatMap((part) => {
      const exact = byName.get(part.name) ?? []
      const bare = bareName(part.name)
      const wide = bare === part.name ? [] : (byName.get(bare) ?? [])
      const fitting = [...exact, ...wide].filter((way) => dimensionsOf[way.kind].includes(part.dimension))
      return fitting.length > 0 && (part.revenue ?? 0) >= 0 ? [{ part, fitting }] : []
    })
    if (hits.length === 0) continue
    const twice = listedTwice(own)
    const level = hits.filter(({ part }) => !twice.has(part))
    for (const { part, fitting } of level.length > 0 ? level : hits)
      for (const way of fitting) {
        const of = reached.get(wayKey(way)) ?? new Map<string, BusinessPart[]>()
        reached.set(wayKey(way), of)
        of.set(companyId, [...(of.get(companyId) ?? []), part])
      }
  }
  return { parts: reached, known: new Set(companies.keys()) }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Of parts cut in several ways the cut that says most: two cuts of one business are never added up. */
function widestCut(reached: readonly ReachedPart[]): {
  revenue: number | null
  share: number | null
  parts: ReachedPart[]
} {
  const cuts = [...Map.groupBy(reached, ({ part }) => part.dimension).values()].map((parts) => {
    const revenues = parts.flatMap(({ part }) => (part.currency === COUNTED ? (part.revenue ?? []) : []))
    const shares = parts.flatMap(({ part }) => part.revenueShare ?? [])
    return {
      parts,
      revenue: revenues.length > 0 ? sum(revenues) : null,
      share: shares.length > 0 ? Math.min(100, sum(shares)) : null,
    }
  })
  const [widest] = cuts.toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1) || (b.revenue ?? -1) - (a.revenue ?? -1))
  return widest ?? { revenue: null, share: null, parts: [] }
}

/** Whose revenue some ways touch, the most first, and who is reached without being counted. */
export interface Exposure {
  /** Yuan, over all companies that are counted. */
  revenue: number
  companies: readonly ReachedCompany[]
  leftOut: readonly { companyId: string; reason: LeftOutReason }[]
  /** By way: companies and yuan of the parts that it is the nearest way to. */
  byWay: ReadonlyMap<string, { companies: number; revenue: number }>
}

/**
 * Whose revenue some ways touch. `classed`: companies that belong to the industry of a way, by its key; who has no part
 * called so is left out with the reason rather than counted whole.
 */
export function exposureOf(
  ways: readonly Way[],
  reach: Reach,
  classed: ReadonlyMap<string, readonly string[]>,
): Exposure {
  const ordered = ways.toSorted((a, b) => nearest.indexOf(a.kind) - nearest.indexOf(b.kind))
  const found = new Map<string, Map<BusinessPart, Way>>()
  for (const way of ordered)
    for (const [companyId, parts] of reach.parts.get(wayKey(way)) ?? []) {
      const own = found.get(companyId) ?? new Map<BusinessPart, Way>()
      found.set(companyId, own)
      for (const part of parts) if (!own.has(part)) own.set(part, way)
    }
  const companies: ReachedCompany[] = []
  const leftOut: { companyId: string; reason: LeftOutReason }[] = []
  const byWay = new Map<string, { companies: number; revenue: number }>()
  for (const [companyId, own] of found) {
    const cut = widestCut([...own].map(([part, way]) => ({ part, way })))
    companies.push({ companyId, ...cut })
    if (cut.revenue === null)
      leftOut.push({
        companyId,
        reason: cut.parts.some(({ part }) => part.currency !== COUNTED) ? 'OTHER_CURRENCY' : 'NO_REVENUE',
      })
    for (const [key, parts] of Map.groupBy(cut.parts, ({ way }) => wayKey(way))) {
      const known = byWay.get(key) ?? { companies: 0, revenue: 0 }
      const revenues = parts.flatMap(({ part }) => (part.currency === COUNTED ? (part.revenue ?? []) : []))
      byWay.set(key, { companies: known.companies + 1, revenue: known.revenue + sum(revenues) })
    }
  }
  const unnamed = new Set(ways.flatMap((way) => classed.get(wayKey(way)) ?? []).filter((id) => !found.has(id)))
  for (const companyId of unnamed)
    leftOut.push({ companyId, reason: reach.known.has(companyId) ? 'NO_NAMED_BUSINESS' : 'NO_SEGMENTS' })
  return {
    revenue: sum(companies.flatMap((one) => one.revenue ?? [])),
    companies: companies.toSorted(
      (a, b) =>
        (b.revenue ?? -1) - (a.revenue ?? -1) ||
        (b.share ?? -1) - (a.share ?? -1) ||
        (a.companyId < b.companyId ? -1 : 1),
    ),
    leftOut,
    byWay,
  }
}
