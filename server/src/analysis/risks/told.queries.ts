import { preciseHazards, type RiskType } from '@pandora/contract/domains/risk/types'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Days before the newest text of which topics of risk are made. */
export const TOPIC_DAYS = 400

/**
 * Condition that a row of `risk_document` stands for itself: that of a hazard at large does not where its document tells
 * of a precise one. Else one flood would be two topics.
 */
export const standsAlone = (db: Db, alias: string, view: View) => db`(${db(alias)}.risk_type <> 'natural_disaster'
  or not exists (select from risk_document precise where precise.document_id = ${db(alias)}.document_id
    and precise.risk_type = any(${db.array([...preciseHazards])}::text[]) and ${inForce(db, 'precise', view)}))`

/** Condition that a row of `risk_document` is of the days that topics are made of. */
export const inTopicDays = (db: Db, alias: string, view: View) => db`${db(alias)}.published_at > (
  select max(o.published_at) from risk_document o where ${inForce(db, 'o', view)})
  - make_interval(days => ${TOPIC_DAYS}::int)`

/** That a document tells of a risk of a place. */
export interface PlaceTellingRow {
  document_id: string
  story_id: string
  risk_type: RiskType
  place: string
  published_at: number
  confidence: number
}

/** What documents up to an instant (ms) tell of risks of some types at some places, of the days that topics are made of. */
export async function placeTellings(
  db: Db,
  view: View,
  { types, places, to }: { types: readonly RiskType[]; places: readonly string[]; to: number },
): Promise<PlaceTellingRow[]> {
  if (places.length === 0) return []
  return db<PlaceTellingRow[]>`
    select r.document_id, r.story_id, r.risk_type, r.place, r.published_at, r.confidence from risk_document r
    where ${inForce(db, 'r', view)} and ${inTopicDays(db, 'r', view)} and r.published_at <= ${instant(to)}
      and r.risk_type = any(${db.array([...types])}::text[]) and r.place = any(${db.array([...places])}::text[])
      and ${standsAlone(db, 'r', view)}
    order by r.published_at, r.document_id, r.risk_type, r.place`
}

/** Stories of risks of some types that were told within a span (ms), by type: at some places, or anywhere with null. */
export async function placeRiskCounts(
  db: Db,
  view: View,
  {
    types,
    places,
    from,
    to,
  }: { types: readonly RiskType[]; places: readonly string[] | null; from: number; to: number },
): Promise<{ risk_type: RiskType; stories: number }[]> {
  return db<{ risk_type: RiskType; stories: number }[]>`
    select r.risk_type, count(distinct r.story_id)::int as stories from risk_document r
    where ${inForce(db, 'r', view)} and r.published_at between ${instant(from)} and ${instant(to)}
      and r.risk_type = any(${db.array([...types])}::text[]) and ${standsAlone(db, 'r', view)}
      ${places ? db`and r.place = any(${db.array([...places])}::text[])` : db``}
    group by 1 order by 1`
}

/** Titles of documents, else how they begin, by document. */
export async function titlesTold(db: Db, view: View, documentIds: readonly string[]): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map()
  const rows = await db<{ document_id: string; title: string }[]>`
    select d.document_id, coalesce(nullif(d.title, ''), left(d.body, 60)) as title from document d
    where d.document_id = any(${db.array([...documentIds])}::text[]) and ${inForce(db, 'd', view)}`
  return new Map(rows.map((row) => [row.document_id, row.title]))
}
