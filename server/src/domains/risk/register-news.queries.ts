import { riskTypeFacts } from '@pandora/contract/domains/risk/types'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { standsAlone } from '../../analysis/risks/told.queries.ts'
import type { EntryNews, EntryRow } from './register.queries.ts'

/** What became known of entries after they were last looked at, entry by entry; those without news are left out. */
export async function newsOfEntries(db: Db, view: View, entries: readonly EntryRow[]): Promise<Map<string, EntryNews>> {
  if (entries.length === 0) return new Map()
  const asked = entries.map((one) => ({
    entry_id: one.entry_id,
    risk_type: one.risk_type,
    subject: one.subject,
    of_place: riskTypeFacts[one.risk_type].befalls === 'place',
    seen_at: instant(one.seen_at),
  }))
  const rows = await db<EntryNews[]>`
    select n.entry_id, count(distinct r.story_id)::int as stories,
      (array_agg(r.document_id order by r.published_at desc, r.document_id))[1] as document_id,
      (array_agg(coalesce(nullif(d.title, ''), left(d.body, 60)) order by r.published_at desc, r.document_id))[1] as title
    from jsonb_to_recordset(${db.json(asked)})
      n(entry_id text, risk_type text, subject text, of_place boolean, seen_at timestamptz)
    join risk_document r on r.risk_type = n.risk_type and r.known_at > n.seen_at and ${inForce(db, 'r', view)}
      and ${standsAlone(db, 'r', view)}
      and case when n.of_place then r.place = n.subject else (case when n.subject = '' then
          not exists (select from document_company m where m.document_id = r.document_id and m.relation = 'subject'
            and ${inForce(db, 'm', view)})
        else exists (select from document_company m where m.document_id = r.document_id and m.relation = 'subject'
          and m.company_id = n.subject and ${inForce(db, 'm', view)}) end) end
    join document d on d.document_id = r.document_id and ${inForce(db, 'd', view)}
    group by n.entry_id order by n.entry_id`
  return new Map(rows.map((row) => [row.entry_id, row]))
}
