import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { anyFact, countsByDay, holdingsOn, listDays, type HoldingRow } from '../queries.ts'

/** The largest holders of a company by its latest list, and how many hold its shares by the latest count. */
export interface LatestHolders {
  day: string | null
  holders: readonly HoldingRow[]
  counted: { day: string; holders: number } | null
  /** Whether the market knows lists of holders at all. */
  told: boolean
}

/** `within`: of those lists and counts that are of these days. */
export async function latestHolders(
  db: Db,
  view: View,
  companyId: string,
  within?: { from: string; to: string },
): Promise<LatestHolders> {
  const [days, counts] = await Promise.all([listDays(db, view, companyId, 'all'), countsByDay(db, view, companyId)])
  const isAsked = (one: string) => within === undefined || (within.from <= one && one <= within.to)
  const day = days.find(isAsked) ?? null
  const last = counts.findLast((one) => isAsked(one.counted_on))
  const [holders, told] = await Promise.all([
    day === null ? [] : holdingsOn(db, view, companyId, 'all', [day]),
    days.length > 0 || anyFact(db, view, 'shareholding'),
  ])
  return { day, holders, counted: last ? { day: last.counted_on, holders: last.holders } : null, told }
}
