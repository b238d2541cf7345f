import type { Db } from '@pandora/store/database'
import type { NewFactKind } from '../../../shared/new-facts.queries.ts'

/** A new fact that waits to be held against rules. */
export interface WaitingFact {
  new_fact_id: number
  market_id: number
  kind: NewFactKind
  thing_id: string
  on_day: string | null
  noted_at: number
}

/** New facts that wait in one market, the oldest first, at most `most`; of the market whose oldest waits longest. */
export async function waitingFacts(db: Db, most: number): Promise<WaitingFact[]> {
  return db<WaitingFact[]>`
    select new_fact_id, market_id, kind, thing_id, on_day, noted_at from new_fact
    where market_id = (select market_id from new_fact order by new_fact_id limit 1)
    order by new_fact_id limit ${most}`
}

/**
 * Takes new facts out of the queue, within the transaction that stores what they led to: whoever takes them is the only
 * one. Answers those that were still there.
 */
export async function takeFacts(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx<{ new_fact_id: number }[]>`
    delete from new_fact where new_fact_id = any(${tx.array(ids.map(String))}::bigint[]) returning new_fact_id`
  return new Set(rows.map((row) => Number(row.new_fact_id)))
}
