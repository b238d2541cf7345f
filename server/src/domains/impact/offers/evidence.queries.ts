import type { z } from 'zod'
import type { evidence } from '@pandora/contract/domains/impact/operations'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A document as evidence, on the wire. */
export type Evidence = z.infer<typeof evidence>

/** Documents behind something, by id, as the view knows them. */
export async function evidenceOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, Evidence>> {
  if (ids.length === 0) return new Map()
  const rows = await db<
    { document_id: string; title: string; source_name: string; source_name_en: string | null; published_at: number }[]
  >`
    select d.document_id, d.title, d.source_name, d.source_name_en, d.published_at from document d
      where d.document_id = any(${db.array(ids as string[])}) and ${inForce(db, 'd', view)}`
  return new Map(
    rows.map((row) => [
      row.document_id,
      {
        newsId: row.document_id,
        title: row.title,
        source: row.source_name,
        sourceEn: row.source_name_en,
        newsTimestamp: row.published_at,
      },
    ]),
  )
}
