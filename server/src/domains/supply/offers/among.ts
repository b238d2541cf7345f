import type { SupplyLink } from '@pandora/contract/domains/supply/shapes'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { dayIn, edgesBetween, foundRelations } from './links.queries.ts'
import { linksFrom } from './merged.ts'

/** Supplies between companies of a set, as sources and texts that stand say them in a view. */
export async function suppliesAmong(
  db: Db,
  view: View,
  now: number,
  companyIds: readonly string[],
): Promise<SupplyLink[]> {
  const day = dayIn(view, now)
  const [edges, found] = await Promise.all([
    edgesBetween(db, view, day, companyIds),
    foundRelations(db, view, { ids: companyIds, at: 'both', types: ['supplies'] }),
  ])
  return linksFrom(db, view, day, edges, found)
}
