import type { View } from '@pandora/store/as-of'
import type { Sql } from '@pandora/store/database'
import { findDocuments, findWithin, inOrder, readQuery } from '../search/find.ts'

/**
 * Ids of the documents that a query of the full-text search finds, the newest first, at most `most`; `more`: it finds
 * more. Refuses what cannot be read, and a company that the market does not know.
 */
export async function documentsFound(
  sql: Sql,
  view: View,
  { query, most, now }: { query: string; most: number; now: number },
): Promise<{ ids: string[]; more: boolean }> {
  const tree = readQuery(query)
  const { found, more } = await findWithin(
    (work) => sql.begin('isolation level repeatable read read only', work) as never,
    (tx, onStretch) => findDocuments(tx, view, tree, now, onStretch),
  )
  const ids = inOrder(found, 'newest').map((one) => one.document_id)
  return { ids: ids.slice(0, most), more: more || ids.length > most }
}
