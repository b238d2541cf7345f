import type { PortfolioCompany } from './offers/useDashboard.ts'

export const sizeKinds = ['marketCap', 'floatCap', 'equal'] as const
export type SizeKind = (typeof sizeKinds)[number]
type Sized = Pick<PortfolioCompany, 'companyId' | 'marketCap' | 'floatCap'>

/** Which measure the areas of a map follow, the area of each, and how many have none and are drawn as the smallest. */
export interface Sizes {
  kind: SizeKind
  areas: ReadonlyMap<string, number>
  unknown: number
}

/**
 * Areas of companies by the measure asked for; without one, by the measure known of most, and equal where neither is
 * known of half of them.
 * Values of two measures are never mixed: what has none is drawn as the smallest, and counted.
 */
export function sizesOf(rows: readonly Sized[], asked: SizeKind | undefined): Sizes {
  const known = (kind: 'marketCap' | 'floatCap') => rows.filter((row) => (row[kind] ?? 0) > 0).length
  const best = known('marketCap') >= known('floatCap') ? 'marketCap' : 'floatCap'
  const kind =
    asked === 'equal' || rows.length === 0
      ? 'equal'
      : asked && known(asked) > 0
        ? asked
        : known(best) * 2 >= rows.length
          ? best
          : 'equal'
  if (kind === 'equal') return { kind, areas: new Map(rows.map(({ companyId }) => [companyId, 1])), unknown: 0 }
  const values = rows.map((row) => row[kind] ?? 0)
  const least = Math.min(...values.filter((value) => value > 0))
  return {
    kind,
    areas: new Map(
      rows.map(({ companyId }, place) => [companyId, (values[place] ?? 0) > 0 ? (values[place] ?? least) : least]),
    ),
    unknown: rows.length - known(kind),
  }
}

/** Measures that are known of some of the companies. */
export function possibleSizes(rows: readonly Sized[]): SizeKind[] {
  return sizeKinds.filter((kind) => kind === 'equal' || rows.some((row) => (row[kind] ?? 0) > 0))
}
