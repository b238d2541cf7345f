import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { toldSum } from '../../impact/offers/signs.queries.ts'

/** An event of a company of a chain, with what its documents say together. */
export interface ChainEventRow {
  event_id: string
  company_id: string
  type: string
  title_zh: string | null
  title_en: string | null
  happened_at: number
  precision: 'instant' | 'day'
  size_class: 'small' | 'medium' | 'large' | null
  line: number
  told: number | null
  confidence: number | null
  told_size: 'small' | 'medium' | 'large' | null
  documents: number
}

/** Between which instants (ms) something happened. */
export interface Span {
  from: number
  to: number
}

/** Own events of companies within a span, newest first, at most `most`; of each company by the index of its events. */
export async function eventsOf(
  db: Db,
  view: View,
  companies: readonly string[],
  { from, to }: Span,
  most: number,
): Promise<ChainEventRow[]> {
  if (companies.length === 0) return []
  return db<ChainEventRow[]>`
    with found as materialized (
      select own.event_id, own.company_id, own.happened_at from unnest(${db.array(companies as string[])}::text[]) asked(id)
      cross join lateral (select c.event_id, c.company_id, c.happened_at from event_company c
        where c.company_id = asked.id and c.relation = 'direct'
          and c.happened_at between ${instant(from)} and ${instant(to)} and ${inForce(db, 'c', view)}
        order by c.happened_at desc, c.event_id desc limit ${most}) own
      order by own.happened_at desc, own.event_id desc, own.company_id limit ${most})
    select found.event_id, found.company_id, e.type, e.title_zh, e.title_en, e.happened_at, e.precision, e.size_class,
      e.line, ${toldSum(db, db`e.event_id`, view)} as told, v.confidence, v.told_size, v.documents
    from found join event e on e.event_id = found.event_id and ${inForce(db, 'e', view)}
    cross join lateral (select max(v.confidence) as confidence, max(v.size_class) as told_size,
      count(*)::int as documents from event_evidence v where v.event_id = e.event_id and ${inForce(db, 'v', view)}) v
    order by found.happened_at desc, found.event_id desc, found.company_id`
}

/** A news item of a company of a chain; what it tells of the company, where it tells of an event. */
export interface ChainNewsRow {
  document_id: string
  company_id: string
  title: string
  kind: string
  source_name: string
  source_name_en: string | null
  published_at: number
  precision: 'instant' | 'day' | 'year'
  copies: number
  sign: number | null
  confidence: number | null
  size_class: 'small' | 'medium' | 'large' | null
}

/** News about companies within a span, of each story the first, newest first, at most `most`. */
export async function newsOf(
  db: Db,
  view: View,
  companies: readonly string[],
  { from, to }: Span,
  most: number,
): Promise<ChainNewsRow[]> {
  if (companies.length === 0) return []
  return db<ChainNewsRow[]>`
    with found as materialized (
      select own.document_id, own.company_id, own.published_at
      from unnest(${db.array(companies as string[])}::text[]) asked(id)
      cross join lateral (select dc.document_id, dc.company_id, dc.published_at from document_company dc
        where dc.company_id = asked.id and dc.kind in ('news', 'announcement')
          and dc.published_at between ${instant(from)} and ${instant(to)} and ${inForce(db, 'dc', view)}
          and not exists (select from document_analysis lead where lead.document_id = dc.document_id
            and lead.story_id <> lead.document_id and ${inForce(db, 'lead', view)})
        order by dc.published_at desc, dc.document_id desc limit ${most}) own
      order by own.published_at desc, own.document_id desc, own.company_id limit ${most})
    select found.document_id, found.company_id, d.title, d.kind, d.source_name, d.source_name_en, d.published_at,
      d.precision, (select count(*)::int from document_analysis own join document_analysis c
          on c.story_id = own.story_id and c.story_id <> c.document_id and ${inForce(db, 'c', view)}
        where own.document_id = found.document_id and ${inForce(db, 'own', view)}) as copies,
      told.sign, told.confidence, told.size_class
    from found join document d on d.document_id = found.document_id and ${inForce(db, 'd', view)}
    left join lateral (select v.sign::int as sign, v.confidence, v.size_class from event_evidence v
      where v.document_id = found.document_id and v.subject_id = found.company_id and ${inForce(db, 'v', view)}
      order by v.confidence desc, v.event_id limit 1) told on true
    order by found.published_at desc, found.document_id desc, found.company_id`
}

/** How many events of a span there were by type; of these companies, or of the market with null. */
export async function eventCounts(
  db: Db,
  view: View,
  companies: readonly string[] | null,
  { from, to }: Span,
): Promise<{ type: string; events: number }[]> {
  return db<{ type: string; events: number }[]>`
    select c.type, count(distinct c.event_id)::int as events from event_company c
    where c.relation = 'direct' and c.happened_at between ${instant(from)} and ${instant(to)}
      ${companies ? db`and c.company_id = any(${db.array(companies as string[])}::text[])` : db``}
      and ${inForce(db, 'c', view)} group by 1 order by 1`
}
