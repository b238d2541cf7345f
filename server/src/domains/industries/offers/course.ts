import { chained } from '@pandora/intelligence/industries/series'
import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../../shared/define-held.ts'
import { industryDays, memberships } from './days.queries.ts'
import { industryTree } from './held.ts'
import { codesWithin } from './tree.ts'

/** Levels of an industry's index by day, the earliest first. */
export interface IndustryCourse {
  nameZh: string
  nameEn: string | null
  days: { trade_date: string; close: number }[]
}

/**
 * The index of an industry day by day, 100 before the first day: the mean of its members' returns, chained, as the page
 * of an industry draws it; null where the industry is not held.
 */
export async function industryCourse(
  services: HeldServices,
  view: View,
  { code, from, to }: { code: string; from: string; to: string },
): Promise<IndustryCourse | null> {
  const node = (await industryTree(services, view)).get(code)
  if (!node) return null
  const of = await memberships(services.sql, view, { codes: codesWithin(node), from, to })
  const days = (await industryDays(services.sql, view, of)).toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const levels = chained(days.map(({ mean }) => mean))
  return {
    nameZh: node.name_zh,
    nameEn: node.name_en,
    days: days.map(({ date }, at) => ({ trade_date: date, close: levels[at] ?? 100 })),
  }
}
