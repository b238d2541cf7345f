import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { presentHolders, presentLeft } from '../present.ts'
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

/**
 * What changed among the largest holders of a company between its two latest lists, as its own page tells it, and between
 * the two latest counts of how many hold its shares; null where there are no two.
 */
export async function holderChanges(db: Db, view: View, companyId: string) {
  const [days, counts] = await Promise.all([listDays(db, view, companyId, 'all'), countsByDay(db, view, companyId)])
  const [day, before] = days
  const rows =
    day === undefined || before === undefined ? [] : await holdingsOn(db, view, companyId, 'all', [day, before])
  const own = rows.filter((row) => row.held_on === day)
  const earlier = rows.filter((row) => row.held_on === before)
  const [last, previous] = counts.toReversed()
  return {
    lists:
      day === undefined || before === undefined
        ? null
        : { day, before, holders: presentHolders(own, earlier), left: presentLeft(own, earlier) },
    counts:
      last === undefined || previous === undefined
        ? null
        : {
            now: { day: last.counted_on, holders: last.holders },
            before: { day: previous.counted_on, holders: previous.holders },
          },
  }
}
