import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A Chinese headline, and the event that is called like it where it was asked for by that. */
export interface HeadlineRow {
  document_id: string
  title: string
  event_id: string | null
}

/** Chinese headlines of documents, and of events by the first document that is called like them. */
export async function headlinesOf(
  db: Db,
  view: View,
  newsIds: readonly string[],
  eventIds: readonly string[],
): Promise<HeadlineRow[]> {
  return db<HeadlineRow[]>`
    select d.document_id, d.title, null::text as event_id from document d
      where d.document_id = any(${db.array(newsIds as string[])}::text[]) and d.language <> 'en'
        and ${inForce(db, 'd', view)}
    union all
    (select distinct on (e.event_id) d.document_id, d.title, e.event_id from event e
      join event_evidence v on v.event_id = e.event_id and ${inForce(db, 'v', view)}
      join document d on d.document_id = v.document_id and d.title = e.title_zh and d.language <> 'en'
        and ${inForce(db, 'd', view)}
      where e.event_id = any(${db.array(eventIds as string[])}::text[]) and ${inForce(db, 'e', view)}
      order by e.event_id, v.known_at, d.document_id)`
}
