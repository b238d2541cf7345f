import type { Db } from '@pandora/store/database'

/** The present wording of a document. */
export async function wording(
  db: Db,
  marketId: number,
  documentId: string,
): Promise<{ kind: string; title: string; body: string } | undefined> {
  const [row] = await db<
    { kind: string; title: string; body: string }[]
  >`select kind, title, body from document where market_id = ${marketId} and document_id = ${documentId}
    and superseded_at = 'infinity'`
  return row
}
