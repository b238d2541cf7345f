import type { View } from '@pandora/store/as-of'
import { inForce, instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A policy that names a company, or an industry by its code. */
export interface PolicyTouch {
  document_id: string
  published_at: number
  entity: string
}

/** Policies published between two instants (ms) that name companies. */
export async function namingPolicies(db: Db, view: View, from: number, to: number): Promise<PolicyTouch[]> {
  return db<PolicyTouch[]>`
    select d.document_id, d.published_at, m.company_id as entity from document d
    join document_company m on m.document_id = d.document_id and m.kind = 'policy' and ${inForce(db, 'm', view)}
    where d.kind = 'policy' and d.published_at >= ${instant(from)} and d.published_at < ${instant(to)}
      and ${inForce(db, 'd', view)} order by d.published_at desc, d.document_id, m.company_id`
}

/** Policies published between two instants (ms) that name industries. */
export async function industryPolicies(db: Db, view: View, from: number, to: number): Promise<PolicyTouch[]> {
  return db<PolicyTouch[]>`
    select d.document_id, d.published_at, l.entity from document d
    join policy_link l on l.document_id = d.document_id and l.kind = 'industry' and ${inForce(db, 'l', view)}
    where d.kind = 'policy' and d.published_at >= ${instant(from)} and d.published_at < ${instant(to)}
      and ${inForce(db, 'd', view)} order by d.published_at desc, d.document_id, l.entity`
}

/** Titles of documents, by id. */
export async function documentTitles(db: Db, view: View, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db<{ document_id: string; title: string }[]>`
    select d.document_id, d.title from document d
    where d.document_id = any(${db.array(ids as string[])}) and ${inForce(db, 'd', view)}`
  return new Map(rows.map((row) => [row.document_id, row.title]))
}
