import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Ids of documents about companies or themes, posts aside, the newest first. */
export async function documentsAbout(
  db: Db,
  view: View,
  { companies, themes }: { companies: ReadonlySet<string>; themes: readonly string[] },
  most: number,
): Promise<string[]> {
  const rows = await db<{ document_id: string }[]>`
    select document_id from (
      select c.document_id, c.published_at from document_company c
      where c.company_id = any(${db.array([...companies])}::text[]) and c.kind <> 'post' and ${inForce(db, 'c', view)}
      union
      select t.document_id, t.published_at from theme_document t
        join document d on d.document_id = t.document_id and ${inForce(db, 'd', view)} and d.kind <> 'post'
      where t.theme_id = any(${db.array(themes as string[])}::text[]) and ${inForce(db, 't', view)}
    ) told group by document_id order by max(published_at) desc, document_id desc limit ${most}`
  return rows.map((row) => row.document_id)
}
