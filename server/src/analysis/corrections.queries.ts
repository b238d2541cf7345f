import type { z } from 'zod'
import type { correctionContent } from '@pandora/contract/domains/corrections/operations'
import type { Db } from '@pandora/store/database'

export type CorrectionContent = z.infer<typeof correctionContent>
/** A correction that stands. */
export interface Correction {
  correction_id: number
  document_id: string
  content: CorrectionContent
  words: string
}

/** Corrections in force of documents, by document, oldest first. */
export async function correctionsInForce(
  db: Db,
  marketId: number,
  ids: readonly string[],
): Promise<Map<string, Correction[]>> {
  const rows = await db<Correction[]>`select correction_id, document_id, content, words from correction
    where market_id = ${marketId} and document_id = any(${db.array(ids as string[])}) and reverted_at is null
      order by correction_id`
  return Map.groupBy(rows, (row) => row.document_id)
}
