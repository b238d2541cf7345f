import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import { factTables } from '@pandora/store/facts'
import type { MergeCounts } from '@pandora/store/merge'
import { deriveFor } from '../../imports/derive.ts'

const kinds = ['document', 'document_company'] as const satisfies readonly KindName[]

/**
 * Deletes every version of the documents that a feed has brought, with what is derived from them; answers how many
 * versions of documents those were. In the caller's transaction.
 */
export async function removeFeedDocuments(tx: Db, marketId: number, feedId: number): Promise<number> {
  await tx`select pg_advisory_xact_lock(5041002, ${marketId})`
  const changed = new Map<KindName, MergeCounts>()
  let documents = 0
  for (const kind of kinds) {
    const columns = factTables[kind].columns.map(({ name }) => `"${name}"`).join(', ')
    await tx.unsafe(`create temp table touched_${kind} (like ${kind} including defaults) on commit drop`)
    const deleted =
      await tx.unsafe(`with gone as (delete from ${kind} where market_id = ${marketId} and document_id in (select document_id from feed_item where feed_id = ${feedId})
        returning ${columns}, known_at, known_by, line, run_id, recorded_at)
      insert into touched_${kind} (${columns}, known_at, known_by, line, run_id, recorded_at, market_id) select *, ${marketId} from gone`)
    if (kind === 'document') documents = deleted.count
    if (deleted.count > 0) changed.set(kind, { new: 0, updated: deleted.count, unchanged: 0, duplicate: 0 })
  }
  if (changed.size > 0) await deriveFor(marketId)(tx, changed)
  return documents
}
