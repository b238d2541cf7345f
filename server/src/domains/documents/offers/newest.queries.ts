import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Ids of the newest documents of a kind that are about companies, up to an instant (ms), at most `most`. */
export async function newestAbout(
  db: Db,
  view: View,
  { companies, kind, from, to }: { companies: readonly string[]; kind: DocumentKind; from: number; to: number },
  most: number,
): Promise<string[]> {
  const rows = await db<{ document_id: string }[]>`
    select c.document_id from document_company c
    where c.company_id = any(${db.array(companies as string[])}::text[]) and c.kind = ${kind} and c.kind <> 'post'
      and c.relation = 'subject' and c.published_at between ${instant(from)} and ${instant(to)} and ${inForce(db, 'c', view)}
    group by c.document_id order by max(c.published_at) desc, c.document_id desc limit ${most}`
  return rows.map((row) => row.document_id)
}

/** The newest documents of a kind between two instants (ms) with each company that they are about, at most `most` pairs. */
export async function newestSubjects(
  db: Db,
  view: View,
  { companies, kind, from, to }: { companies: readonly string[] | null; kind: DocumentKind; from: number; to: number },
  most: number,
): Promise<{ document_id: string; company_id: string }[]> {
  const own = companies === null ? db`` : db`and c.company_id = any(${db.array(companies as string[])}::text[])`
  return db<{ document_id: string; company_id: string }[]>`
    select c.document_id, c.company_id from document_company c
    where c.kind = ${kind} and c.relation = 'subject' and c.published_at between ${instant(from)} and ${instant(to)}
      ${own} and ${inForce(db, 'c', view)}
    order by c.published_at desc, c.document_id desc, c.company_id limit ${most}`
}

/** A document of a time with how much it tells. */
export interface WeightedDocument {
  document_id: string
  /** Documents that tell the same story, itself among them. */
  copies: number
  /** Sizes of the events that it tells of, the largest: 3 large, 2 medium, 1 small, 0 none told. */
  size: number
  events: number
}

/**
 * Documents between two instants (ms), posts aside, one a story: those of the largest events first, then those that
 * most sources tell, then the newest; and how many documents the time has.
 */
export async function weightiest(
  db: Db,
  view: View,
  { from, to }: { from: number; to: number },
  most: number,
): Promise<{ rows: WeightedDocument[]; documents: number }> {
  const within = db`d.published_at between ${instant(from)} and ${instant(to)} and d.kind <> 'post' and ${inForce(db, 'd', view)}`
  const rows = await db<WeightedDocument[]>`
    select distinct on (told.size, told.events, told.copies, told.story)
      told.document_id, told.copies, told.size, told.events
    from (select d.document_id, d.published_at, coalesce(a.story_id, d.document_id) as story,
        (count(*) over (partition by coalesce(a.story_id, d.document_id)))::int as copies,
        coalesce(e.size, 0)::int as size, coalesce(e.events, 0)::int as events
      from document d
      left join document_analysis a on a.document_id = d.document_id and ${inForce(db, 'a', view)}
      left join lateral (select count(*) as events, max(case v.size_class when 'large' then 3 when 'medium' then 2
          when 'small' then 1 else 0 end) as size from event_evidence v
        where v.document_id = d.document_id and ${inForce(db, 'v', view)}) e on true
      where ${within}) told
    order by told.size desc, told.events desc, told.copies desc, told.story, told.published_at desc limit ${most * 4}`
  const [count] = await db<{ documents: number }[]>`select count(*)::int as documents from document d where ${within}`
  return { rows: rows.slice(0, most * 4), documents: count?.documents ?? 0 }
}
