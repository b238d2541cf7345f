import type { RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import type { RuleTarget } from '@pandora/contract/domains/alerts/terms'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { dayPlus, daysBetween } from '@pandora/intelligence/themes/heat'
import type { ImpactScore } from '@pandora/intelligence/impact/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { documentsTold, newestDocumentKnown } from '../documents/offers/told.queries.ts'
import { eventsTold, newestEventKnown } from '../events/offers/told-events.queries.ts'
import { staleKinds } from '../health/offers/stale-kinds.ts'
import { scoresOver } from '../impact/offers/scores.ts'
import { failedRuns } from '../imports/offers/failed.queries.ts'
import { newestBarKnown, recentBars } from '../markets/offers/recent-bars.queries.ts'
import { heatAt } from '../themes/offers/heat-days.ts'
import { barFact } from './match/bars.ts'
import { factOf } from './match/conditions.ts'
import type { Fact } from './match/facts.ts'
import { documentFacts, eventFact } from './match/read.ts'

/** Companies whose bars are read together. */
const AT_ONCE = 250
/** Trading days that the days looked back on hold at most. */
const MOST_BARS = 25

/** Most that is found; then it is not looked further back. */
export const MOST_FOUND = 500

/** A rule as it is tried: what it looks at, in companies (null: all of the market, or none) and a theme. */
export interface Tried {
  target: RuleTarget
  companies: readonly string[] | null
  themeId: string | null
  condition: RuleCondition
  cooldownMinutes: number
}

interface Span {
  from: number
  to: number
  now: number
}

/** Facts of the kind that a rule looks at that became known in a span, as the view knows them. */
export async function* pastFacts(services: HeldServices, view: View, span: Span, tried: Tried): AsyncGenerator<Fact> {
  const { sql } = services
  const { from, to, now } = span
  const { condition, companies, themeId } = tried
  switch (factOf[condition.kind]) {
    case 'bar':
      yield* bars(sql, view, span, tried)
      return
    case 'score':
      yield* scores(sql, view, span, tried)
      return
    case 'event': {
      const types = condition.kind === 'event' ? condition.types : []
      for (const row of await eventsTold(sql, view, { from, to, types, companies, themeId }, MOST_FOUND))
        yield eventFact(row)
      return
    }
    case 'document': {
      const filter = {
        from,
        to,
        companies: themeId === null ? companies : null,
        themeId,
        kinds:
          condition.kind === 'policy'
            ? (['policy'] as const)
            : 'documentKinds' in condition
              ? condition.documentKinds
              : [],
        phrase: condition.kind === 'phrase' ? condition.phrase : null,
      }
      yield* await documentFacts(sql, view, await documentsTold(sql, view, filter, MOST_FOUND))
      return
    }
    case 'heat':
      yield* heats(sql, view, span, themeId)
      return
    case 'import':
      for (const run of await failedRuns(sql, view.marketId, { from, to, most: MOST_FOUND }))
        yield { kind: 'import', runId: run.run_id, file: run.file, code: run.error_code, knownAt: run.finished_at }
      return
    case 'stale':
      // How it was with the data's age in the past is not kept: of the present alone it can be told.
      if (view.asOf !== null) return
      for (const { kind, lastOn } of await staleKinds(sql, view.marketId, now))
        yield { kind: 'stale', fact: kind, lastOn, knownAt: now }
  }
}

async function* bars(db: Db, view: View, { from, to }: Span, { companies, condition }: Tried): AsyncGenerator<Fact> {
  const back = condition.kind === 'change' ? condition.days : 1
  for (const some of chunks(companies ?? [])) {
    for (const own of (await recentBars(db, view, some, back + MOST_BARS)).values()) {
      const days = new Set(own.filter((bar) => bar.known_at >= from && bar.known_at <= to).map((bar) => bar.trade_date))
      for (const day of days) {
        const fact = barFact(own, day)
        if (fact) yield fact
      }
    }
  }
}

/**
 * Scores at the ends of days, each computed from what was known then: what was stored as the days went by may be of
 * fewer days and of fewer facts. What a day's score was while it ran is kept of the running day alone.
 */
async function* scores(db: Db, view: View, { from, to }: Span, { companies, condition }: Tried): AsyncGenerator<Fact> {
  const [first, back] = [dayOf(from), condition.kind === 'score' ? condition.days : 0]
  const days = daysBetween(dayPlus(first, -back - 1), dayPlus(dayOf(to), -1))
  const instants = days.map((day) => endOfDay(day))
  for await (const { companyId, scores: daily } of scoresOver(db, view.marketId, companies ?? [], instants)) {
    const past = changesOf(days, daily)
    for (const { day, risk, opportunity, knownAt } of past)
      if (day >= first)
        yield { kind: 'score', companyId, day, risk, opportunity, past, knownAt: knownAt ?? endOfDay(day) }
  }
}

/** Days from which a company's points stood, newest first. */
function changesOf(days: readonly string[], daily: readonly ImpactScore[]) {
  const changes: { day: string; risk: number; opportunity: number; knownAt: number | null }[] = []
  for (const [at, { riskPoint: risk, opportunityPoint: opportunity, knownAt }] of daily.entries()) {
    const [day, before] = [days[at], changes.at(-1)]
    if (day === undefined || risk === null || opportunity === null) continue
    if (before?.risk !== risk || before.opportunity !== opportunity) changes.push({ day, risk, opportunity, knownAt })
  }
  return changes.toReversed()
}

async function* heats(db: Db, view: View, { from, to, now }: Span, themeId: string | null): AsyncGenerator<Fact> {
  const instants: number[] = []
  for (let day = dayOf(from); day < dayOf(to); day = dayPlus(day, 1)) instants.push(endOfDay(day))
  if (instants.length === 0) return
  for (const [id, heat] of await heatAt(db, view, now, themeId, instants))
    for (const [at, one] of heat.entries())
      if (at > 0)
        yield {
          kind: 'heat',
          themeId: id,
          day: dayOf(instants[at] ?? to),
          ratio: one.ratio,
          before: heat[at - 1]?.ratio ?? null,
          knownAt: instants[at] ?? to,
        }
}

function* chunks(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) yield ids.slice(at, at + AT_ONCE)
}

/** When the newest fact of the kind that a rule looks at was known (ms); null for none, or where it has no such time. */
export async function newestOf(db: Db, view: View, { condition, companies }: Tried): Promise<number | null> {
  switch (factOf[condition.kind]) {
    case 'bar':
      return newestBarKnown(db, view, (companies ?? []).slice(0, AT_ONCE))
    case 'event':
      return newestEventKnown(db, view)
    case 'document':
      return newestDocumentKnown(db, view)
    default:
      return null
  }
}
