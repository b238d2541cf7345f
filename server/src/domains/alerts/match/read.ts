import { dayOf, endOfDay } from '@pandora/contract/time'
import { dayPlus } from '@pandora/intelligence/themes/heat'
import type { View } from '@pandora/store/as-of'
import type { Db, Sql } from '@pandora/store/database'
import { newestDocumentKnown, toldDocuments, type ToldDocument } from '../../documents/offers/told.queries.ts'
import { toldEvents, type ToldEvent } from '../../events/offers/told-events.queries.ts'
import { scoresOverDays } from '../../impact/offers/scores-over-days.queries.ts'
import { presentScores } from '../../impact/offers/scores.queries.ts'
import { recentBars } from '../../markets/offers/recent-bars.queries.ts'
import { heatAt } from '../../themes/offers/heat-days.ts'
import { barFact, isLate } from './bars.ts'
import type { DocumentFact, EventFact, Fact, HeatFact, ScoreFact } from './facts.ts'
import { followedOf } from './followed.ts'
import type { WaitingFact } from './queue.queries.ts'

const DAY = 86_400_000
/** A text known so long before the newest of its market, or before it was noted, was brought in late: it is no news. */
const LATE_MS = 14 * DAY
/** Days that conditions look back at most, in trading days and in days. */
export const MOST_DAYS = 60

/** A fact, and what it was noted as. */
export interface Noted {
  fact: Fact
  notedAt: number
}

const documentFact = (row: ToldDocument, policy: DocumentFact['policy'] | undefined): DocumentFact => ({
  kind: 'document',
  documentId: row.document_id,
  documentKind: row.kind,
  title: row.title,
  body: row.body,
  source: row.source_name,
  subjects: row.subjects,
  mentions: row.mentions,
  themes: row.themes,
  policy: policy ?? null,
  knownAt: row.known_at,
})

/** Documents as facts, of policies with what they can be followed by. */
export async function documentFacts(db: Db, view: View, rows: readonly ToldDocument[]): Promise<DocumentFact[]> {
  const followed = await followedOf(
    db,
    view,
    rows.flatMap((row) => (row.kind === 'policy' ? [row.document_id] : [])),
  )
  return rows.map((row) => documentFact(row, followed.get(row.document_id)))
}

export const eventFact = (row: ToldEvent): EventFact => ({
  kind: 'event',
  eventId: row.event_id,
  type: row.type,
  titleZh: row.title_zh,
  titleEn: row.title_en,
  modality: row.modality,
  companies: row.companies,
  themes: row.themes,
  replaces: row.replaces,
  documentId: row.document_id,
  knownAt: row.known_at,
})

/**
 * What stands behind what was noted of one market, as it is known now; what is there no more, or was brought in late,
 * is left out.
 */
export async function readFacts(
  sql: Sql,
  marketId: number,
  waiting: readonly WaitingFact[],
  barsBack: number,
  now: number,
): Promise<Noted[]> {
  const of = Map.groupBy(waiting, (one) => one.kind)
  const noted: Noted[] = []
  noted.push(...(await bars(sql, marketId, of.get('bar') ?? [], barsBack)))
  noted.push(...(await scores(sql, marketId, of.get('score') ?? [], now)))
  noted.push(...(await texts(sql, marketId, of, now)))
  noted.push(...(await heats(sql, marketId, of.get('heat') ?? [], now)))
  return noted
}

async function bars(sql: Sql, marketId: number, waiting: readonly WaitingFact[], back: number): Promise<Noted[]> {
  if (waiting.length === 0) return []
  const view = { marketId, asOf: null }
  // The touched days may lie two weeks back, each with the days that its change is held against.
  const known = await recentBars(sql, view, distinct(waiting), back + 16)
  return waiting.flatMap(({ thing_id: id, on_day: day, noted_at: notedAt }) => {
    const own = known.get(id) ?? []
    if (day === null || isLate(own, day)) return []
    const fact = barFact(own, day)
    return fact ? [{ fact, notedAt }] : []
  })
}

async function scores(sql: Sql, marketId: number, waiting: readonly WaitingFact[], now: number): Promise<Noted[]> {
  if (waiting.length === 0) return []
  const ids = distinct(waiting)
  const present = await presentScores(sql, marketId, ids)
  const today = dayOf(now)
  const past = await scoresOverDays(sql, marketId, ids, dayPlus(today, -MOST_DAYS - 2), dayPlus(today, -1))
  return newestOf(waiting).flatMap(({ thing_id: id, noted_at: notedAt }) => {
    const row = present.get(id)
    if (!row) return []
    const fact: ScoreFact = {
      kind: 'score',
      companyId: id,
      day: row.scored_on,
      risk: row.risk_point,
      opportunity: row.opportunity_point,
      past: (past.get(id) ?? []).map((one) => ({ day: one.scored_on, risk: one.risk, opportunity: one.opportunity })),
      knownAt: row.known_at,
    }
    return [{ fact, notedAt }]
  })
}

async function texts(
  sql: Sql,
  marketId: number,
  of: ReadonlyMap<string, readonly WaitingFact[]>,
  now: number,
): Promise<Noted[]> {
  const [documents, events] = [of.get('document') ?? [], of.get('event') ?? []]
  if (documents.length + events.length === 0) return []
  const view = { marketId, asOf: null }
  const newest = await newestDocumentKnown(sql, view)
  const facts = [
    ...(await documentFacts(sql, view, await toldDocuments(sql, view, distinct(documents)))),
    ...(await toldEvents(sql, view, distinct(events))).map(eventFact),
  ]
  const notedAt = new Map([...documents, ...events].map((one) => [`${one.kind} ${one.thing_id}`, one.noted_at]))
  return facts.flatMap((fact) => {
    const at = notedAt.get(`${fact.kind} ${fact.kind === 'document' ? fact.documentId : fact.eventId}`) ?? now
    return fact.knownAt < Math.min(at, newest ?? at) - LATE_MS ? [] : [{ fact, notedAt: at }]
  })
}

async function heats(sql: Sql, marketId: number, waiting: readonly WaitingFact[], now: number): Promise<Noted[]> {
  if (waiting.length === 0) return []
  const today = dayOf(now)
  const of = distinct(waiting)
  const heat = await heatAt(sql, { marketId, asOf: null }, now, of.length === 1 ? (of[0] ?? null) : null, [
    endOfDay(dayPlus(today, -1)),
    now,
  ])
  return newestOf(waiting).flatMap(({ thing_id: themeId, noted_at: notedAt }) => {
    const [before, present] = heat.get(themeId) ?? []
    if (!present) return []
    const fact: HeatFact = {
      kind: 'heat',
      themeId,
      day: today,
      ratio: present.ratio,
      before: before?.ratio ?? null,
      knownAt: now,
    }
    return [{ fact, notedAt }]
  })
}

const distinct = (waiting: readonly WaitingFact[]): string[] => [...new Set(waiting.map((one) => one.thing_id))]
/** Of a thing that was noted several times the last. */
const newestOf = (waiting: readonly WaitingFact[]): WaitingFact[] => [
  ...new Map(waiting.map((one) => [one.thing_id, one])).values(),
]
