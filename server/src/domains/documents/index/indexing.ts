import { passagesOf } from '@pandora/intelligence/words/passages'
import type { Db, Sql } from '@pandora/store/database'
import type { Derivation } from '../../../shared/derivation.ts'
import {
  awaitIndex,
  copyPassages,
  dropIndexed,
  dueMarkets,
  holdIndex,
  takeDue,
  takeUpSources,
  touchedDocuments,
  versionsToIndex,
  wakeIndexing,
  type IndexedVersion,
  type NewPassage,
  type Taken,
} from './index.queries.ts'
import { marksOf } from './marks.ts'

/**
 * Documents that the transaction which brings them puts into the index itself; more at once wait for the worker, so that
 * neither an import nor a collector's delivery of a thousand posts takes twice its time.
 */
const AT_ONCE = 500
/** Documents of one transaction of the worker. */
const BATCH = 500

/** Puts documents into the text index, every version of them, in place of what it held of them. */
export async function indexDocuments(tx: Db, marketId: number, documentIds: readonly string[]): Promise<void> {
  for (let from = 0; from < documentIds.length; from += BATCH) {
    const ids = documentIds.slice(from, from + BATCH)
    await dropIndexed(tx, marketId, ids)
    await copyPassages(tx, passages(marketId, await versionsToIndex(tx, marketId, ids)))
  }
}

function* passages(marketId: number, versions: readonly IndexedVersion[]): Generator<NewPassage> {
  for (const { title, body, ...version } of versions) {
    const marks = marksOf(marketId, version.published_at, version.kind, version.source_name)
    const of = passagesOf(title, body, marks)
    for (const [passage, { start, vector }] of of.entries())
      yield {
        market_id: marketId,
        ...version,
        passage,
        passages: of.length,
        starts_at: start,
        words: vector,
      }
  }
}

/** What a merge of documents, or the removal of a run, does to the text index: inside its transaction. */
export const deriveDocumentIndex: Derivation = async (tx, { marketId, changed }) => {
  const { new: fresh = 0, updated = 0 } = changed.get('document') ?? {}
  if (fresh + updated === 0) return
  await holdIndex(tx, marketId)
  await takeUpSources(tx, marketId)
  if (fresh + updated <= AT_ONCE) {
    await indexDocuments(tx, marketId, await touchedDocuments(tx))
    return
  }
  await awaitIndex(tx, marketId, updated === 0)
  await wakeIndexing(tx)
}

/**
 * Puts into the index what waits, a batch a transaction and markets in turn, until nothing does; answers how many
 * documents.
 */
export async function workIndex(sql: Sql, stopping: () => boolean): Promise<number> {
  let done = 0
  const taken = new Map<number, Taken>()
  for (;;) {
    const markets = await dueMarkets(sql)
    if (markets.length === 0) return done
    for (const marketId of markets) {
      if (stopping()) return done
      const due = await sql.begin(async (tx) => {
        // Held before anything is taken: a merge that changes a document which waits would wait for this transaction,
        // and this one for the merge.
        await holdIndex(tx, marketId)
        const batch = await takeDue(tx, marketId, BATCH, taken.get(marketId) ?? null)
        await indexDocuments(tx, marketId, batch?.ids ?? [])
        return batch
      })
      done += due?.ids.length ?? 0
      if (due) taken.set(marketId, due)
      // What came in with a time that had been passed is found from the newest on.
      else taken.delete(marketId)
    }
  }
}
