import { setImmediate as turn } from 'node:timers/promises'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { groundOf, IMPACT_VERSION, scoreOnGround } from '@pandora/intelligence/impact/score'
import type { ImpactScore } from '@pandora/intelligence/impact/types'
import type { Sql } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { linksOf, readGrounds } from './ground.ts'
import { coveredSince } from './ground.queries.ts'
import { savePast } from './past-scores.queries.ts'
import { savePresent } from './scores.queries.ts'
import { presentChanged, scoredAfter, scoredTo, scoringState } from './scoring-state.queries.ts'

const DAY = 86_400_000
/** Weeks scored from one reading of the facts; documents that come in meanwhile wait for that long, half a second. */
const WEEKS = 6
/** Companies scored before others on the thread get their turn. */
const TURN = 50

export interface ScoringServices {
  sql: Sql
  now: () => number
  stopping: () => boolean
  wanted: { raised: boolean }
  beat: () => void
}

/**
 * Scores every company that was read about at some instants (ms), from one reading of the facts; `keep` gets those of
 * each instant. Ends early where `makesWay` says so.
 */
async function scoreAt(
  { sql, beat }: ScoringServices,
  marketId: number,
  instants: readonly number[],
  keep: (at: number, scores: ImpactScore[]) => Promise<void>,
  makesWay: () => boolean = () => false,
): Promise<void> {
  if (instants.length === 0) return
  const times = { from: Math.min(...instants), to: Math.max(...instants) }
  const links = await linksOf(sql, marketId, times)
  const [grounds, covered] = await Promise.all([
    readGrounds(sql, marketId, times, links),
    coveredSince(sql, { marketId, asOf: null }, null),
  ])
  for (const at of instants) {
    beat()
    await turn()
    if (makesWay()) return
    const ground = groundOf(grounds, at)
    const scores: ImpactScore[] = []
    for (const [companyId, since] of covered) {
      scores.push(scoreOnGround(companyId, since, ground))
      if (scores.length % TURN === 0) {
        beat()
        await turn()
        if (makesWay()) return
      }
    }
    await keep(at, scores)
  }
}

/** Scores a market now, and the day before to its end where the day has changed since. Tells readers. */
export async function scorePresent(services: ScoringServices, marketId: number): Promise<void> {
  const { sql, now } = services
  const at = now()
  const today = dayOf(at)
  await presentChanged(sql, marketId, false)
  const { last_day: last } = await scoringState(sql, marketId)
  if (last !== null && last < today)
    await scoreAt(services, marketId, [endOfDay(last)], (end, scores) =>
      keepPast(sql, marketId, end, dayBefore(last), scores, at),
    )
  await scoreAt(services, marketId, [at], async (_, scores) => {
    await sql.begin((tx) => savePresent(tx, marketId, scores, at))
    await emitLive(sql, { topic: 'analysis', marketId, ids: [], count: scores.length })
  })
}

const dayBefore = (day: string): string => dayOf(endOfDay(day) - DAY)

async function keepPast(
  sql: Sql,
  marketId: number,
  end: number,
  after: string,
  scores: ImpactScore[],
  now: number,
): Promise<void> {
  await sql.begin((tx) => savePast(tx, marketId, { day: dayOf(end), after, version: IMPACT_VERSION }, scores, now))
}

/** The end of every Friday from a day up to an instant (ms): the weeks whose scores a track record is made of. */
export function fridays(from: string, until: number): number[] {
  const ends: number[] = []
  const first = Date.parse(`${from}T00:00:00Z`)
  for (let day = first + ((5 - new Date(first).getUTCDay() + 7) % 7) * DAY; ; day += 7 * DAY) {
    const end = endOfDay(new Date(day).toISOString().slice(0, 10))
    if (end > until) return ends
    ends.push(end)
  }
}

/**
 * Scores of past weeks that are missing or rest on what has changed since, oldest first, some weeks a call; makes way
 * for documents that come in. Broken off,
 * it goes on where the stored weeks end: the day from which is remembered moves on only with them.
 */
export async function scorePast(services: ScoringServices, marketId: number): Promise<void> {
  const { sql, now, stopping, wanted } = services
  let { changed_from: from } = await scoringState(sql, marketId)
  if (from === null) return
  const at = now()
  const weeks = fridays(from, at)
  const lastWeek = weeks.at(-1)
  // Days of the running week that were scored as they ended rest on what has changed, too.
  const running = await scoredAfter(
    sql,
    marketId,
    lastWeek === undefined || dayOf(lastWeek) < from ? dayBefore(from) : dayOf(lastWeek),
  )
  const ends = [...weeks, ...running.map((day) => endOfDay(day))]
  const makesWay = () => stopping() || wanted.raised
  await scoreAt(
    services,
    marketId,
    ends.slice(0, WEEKS),
    async (end, scores) => {
      const day = dayOf(end)
      await keepPast(sql, marketId, end, running.includes(day) ? dayBefore(day) : dayOf(end - 7 * DAY), scores, at)
      const next = dayOf(end + 1)
      await scoredTo(sql, marketId, from, next)
      from = next
    },
    makesWay,
  )
  if (ends.length <= WEEKS && !makesWay()) await scoredTo(sql, marketId, from, null)
}
