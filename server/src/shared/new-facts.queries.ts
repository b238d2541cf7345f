import type { Db } from '@pandora/store/database'

/** What can be told of as new: a bar, the scores of a day, an event, a document that has been read, heat of themes. */
export type NewFactKind = 'bar' | 'score' | 'event' | 'document' | 'heat'

/** Whether anybody waits for new facts of a kind in a market. */
export async function isWanted(db: Db, marketId: number, kind: NewFactKind): Promise<boolean> {
  const [row] = await db`select 1 from new_fact_wanted where market_id = ${marketId} and kind = ${kind}`
  return row !== undefined
}

/**
 * Notes, within the transaction that stores them, that there are new facts of a kind about things; they are looked at
 * once it has ended. Nothing is written where nobody waits for the kind. By the database's clock, as rules say since
 * when they look: those of several machines may differ.
 */
export async function noteNewFacts(
  tx: Db,
  marketId: number,
  kind: NewFactKind,
  things: readonly string[],
): Promise<void> {
  if (things.length === 0 || !(await isWanted(tx, marketId, kind))) return
  await tx`insert into new_fact (market_id, kind, thing_id, noted_at)
    select ${marketId}, ${kind}, id, clock_timestamp() from unnest(${tx.array(things as string[])}::text[]) id`
  await wakeNewFacts(tx)
}

/** Has somebody look at what was noted; heard when the transaction ends. */
export async function wakeNewFacts(tx: Db): Promise<void> {
  await tx`select graphile_worker.add_job('match_alerts', payload := '{}'::json, job_key := 'match-alerts',
    max_attempts := 5)`
}
