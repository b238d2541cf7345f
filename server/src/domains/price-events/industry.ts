import { indexChanges, industryReturns, type IndustryReturns } from '@pandora/intelligence/causes/industry'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { industryDays, memberships } from '../industries/offers/days.queries.ts'
import { classesUnder, peerChanges } from './cause.queries.ts'

/**
 * What an industry of level 1 did on the days a stock traded, per cent: its index as its page shows it, from the
 * companies that were in it on each day. Where the index
 * has no value (before the classification began, or too few members), the other stocks that were in the industry on the
 * day `on`.
 */
export async function industryOnDays(
  db: Db,
  view: View,
  { code, on, companyId, days }: { code: string; on: string; companyId: string; days: readonly string[] },
): Promise<IndustryReturns> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return industryReturns(new Map(), [])
  const index = indexChanges(
    await industryDays(db, view, await memberships(db, view, { codes: await classesUnder(db, view, code), from, to })),
  )
  const open = days.filter((day) => !index.has(day))
  const peers =
    open.length === 0
      ? []
      : await peerChanges(db, view, { code, on, without: companyId }, open[0] ?? from, open.at(-1) ?? to)
  return industryReturns(
    index,
    peers.map(({ trade_date: date, change, count }) => ({ date, change, count })),
  )
}
