import { setImmediate as turn } from 'node:timers/promises'
import { endOfDay } from '@pandora/contract/time'
import { monthOutcomes, packFactors } from '@pandora/intelligence/ranking/panel'
import { RANKING_VERSION } from '@pandora/intelligence/ranking/rank'
import { emitLive } from '@pandora/store/live-events'
import type { Sql } from '@pandora/store/database'
import { makeHeld } from '../../../shared/held.ts'
import { limitOf } from '../../impact/offers/record-series.ts'
import { tradingDays } from '../offers/days.queries.ts'
import { sectionOf } from '../offers/section.ts'
import { monthEnds, type MonthEnd } from './month-ends.ts'
import { dropMonths, isUnsettled, monthBars, monthStates, rankedMarkets, saveMonth, takeChanged } from './queries.ts'

const DAY = 86_400_000
/** Months that a record looks back. */
export const MONTHS = 60
/** Days that a changed fact reaches back: a month's outcome is known at the end of the next. */
const REACH = 40

export interface MonthServices {
  sql: Sql
  now: () => number
  stopping: () => boolean
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10)

/** Works out the months of every market that are missing or rest on what has changed; answers how many. */
export async function workMonths(services: MonthServices): Promise<number> {
  let count = 0
  for (const marketId of await rankedMarkets(services.sql)) {
    if (services.stopping()) break
    if (!(await isUnsettled(services.sql, marketId))) count += await workMarket(services, marketId)
  }
  return count
}

async function workMarket({ sql, now, stopping }: MonthServices, marketId: number): Promise<number> {
  const at = now()
  const first = dayBefore(new Date(at).toISOString().slice(0, 10), (MONTHS + 2) * 31)
  const ends = monthEnds(await tradingDays(sql, { marketId, asOf: null }, first), at).slice(-MONTHS)
  const changed = await takeChanged(sql, marketId)
  const stale = changed === null ? null : dayBefore(changed, REACH)
  const stored = (await monthStates(sql, marketId)).filter(
    (one) => one.version === RANKING_VERSION && (stale === null || one.ranked_on < stale),
  )
  const outcome = new Map(stored.map((one) => [one.ranked_on, one.closes_on]))
  await dropMonths(
    sql,
    marketId,
    stored.map((one) => one.ranked_on).filter((day) => ends.some((end) => end.rankedOn === day)),
  )
  let count = 0
  // The newest first: what is asked for most is there soonest.
  for (const end of ends.toReversed()) {
    if (stopping()) break
    if (outcome.has(end.rankedOn) && outcome.get(end.rankedOn) === (end.next?.last ?? null)) continue
    await workMonth(sql, marketId, end, at)
    count++
    await turn()
  }
  if (count > 0) await emitLive(sql, { topic: 'ranking', marketId, ids: [], count })
  return count
}

async function workMonth(sql: Sql, marketId: number, { rankedOn, next }: MonthEnd, now: number): Promise<void> {
  const view = { marketId, asOf: endOfDay(rankedOn) }
  // Nothing of the past is asked for twice here: nothing is held.
  const held = makeHeld({ watch: () => {} }, 0)
  const { rows } = await sectionOf({ sql, held }, view, now)
  const sorted = rows.toSorted((a, b) => (a.companyId < b.companyId ? -1 : 1))
  const known = next
    ? await monthBars(
        sql,
        { marketId, asOf: endOfDay(next.last) },
        sorted.map((row) => row.figures.securityId),
        next,
      )
    : null
  const came = known
    ? monthOutcomes(
        sorted.map(({ figures: { securityId } }) => {
          const bar = known.get(securityId)
          return bar && { ...bar, limit: limitOf(securityId) }
        }),
        sorted.map((row) => row.group),
      )
    : null
  await saveMonth(sql, marketId, {
    rankedOn,
    closesOn: next?.last ?? null,
    version: RANKING_VERSION,
    companyIds: sorted.map((row) => row.companyId),
    factors: packFactors(sorted),
    excess: came?.excess ?? null,
    outcome: came?.outcome ?? null,
    now,
  })
}
