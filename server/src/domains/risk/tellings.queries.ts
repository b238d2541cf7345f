import type { RiskType } from '@pandora/contract/domains/risk/types'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { inTopicDays, standsAlone } from '../../analysis/risks/told.queries.ts'

/** A document that tells of a risk at a place, with the companies that it is about. */
export interface TellingRow {
  document_id: string
  story_id: string
  risk_type: RiskType
  place: string
  published_at: number
  confidence: number
  tone: string | null
  tone_strength: number | null
  company_ids: string[]
}

/** What documents of the last 400 days before the newest one tell of risks. */
export async function tellingsOf(db: Db, view: View): Promise<TellingRow[]> {
  return db<TellingRow[]>`
    select r.document_id, r.story_id, r.risk_type, r.place, r.published_at, r.confidence, r.tone, r.tone_strength,
      array(select m.company_id from document_company m where m.document_id = r.document_id and m.relation = 'subject'
        and ${inForce(db, 'm', view)} order by m.company_id limit 4) as company_ids
    from risk_document r where ${inForce(db, 'r', view)} and ${inTopicDays(db, 'r', view)} and ${standsAlone(db, 'r', view)}
    order by r.published_at, r.document_id, r.risk_type, r.place`
}

/** Words of documents that tell of a risk, by document. */
export async function quotesOf(
  db: Db,
  view: View,
  type: RiskType | null,
  documentIds: readonly string[],
): Promise<{ document_id: string; risk_type: RiskType; quote: string; story_id: string; confidence: number }[]> {
  if (documentIds.length === 0) return []
  const ofType = type === null ? db`` : db`and r.risk_type = ${type}`
  return db<{ document_id: string; risk_type: RiskType; quote: string; story_id: string; confidence: number }[]>`
    select distinct on (r.document_id) r.document_id, r.risk_type, r.quote, r.story_id, r.confidence
    from risk_document r where ${inForce(db, 'r', view)} ${ofType} and ${standsAlone(db, 'r', view)}
      and r.document_id = any(${db.array(documentIds as string[])}::text[])
    order by r.document_id, r.confidence desc, r.risk_type`
}

/** A page of the documents of a risk of a subject before an instant, the newest first, and how many there are. */
export async function earlierTellings(
  db: Db,
  view: View,
  { type, subject, isPlace, before }: { type: RiskType; subject: string; isPlace: boolean; before: number },
  { page, size }: { page: number; size: number },
): Promise<{ document_id: string; total: number }[]> {
  const about = db`exists (select from document_company m where m.document_id = r.document_id
    and m.company_id = ${subject} and m.relation = 'subject' and ${inForce(db, 'm', view)})`
  const nobody = db`not exists (select from document_company m where m.document_id = r.document_id
    and m.relation = 'subject' and ${inForce(db, 'm', view)})`
  const ofSubject = isPlace ? db`r.place = ${subject}` : subject === '' ? nobody : about
  return db<{ document_id: string; total: number }[]>`
    select d.document_id, count(*) over ()::int as total from (
      select r.document_id, max(r.published_at) as at from risk_document r
      where ${inForce(db, 'r', view)} and r.risk_type = ${type} and r.published_at < ${instant(before)} and ${ofSubject}
        and ${standsAlone(db, 'r', view)}
      group by r.document_id) d
    order by d.at desc, d.document_id desc limit ${size} offset ${page * size}`
}

/** How many documents of a market wait to be read. */
export async function waitingCount(db: Db, view: View): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from analysis_waiting where market_id = ${view.marketId}`
  return row?.count ?? 0
}
