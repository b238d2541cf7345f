import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { wakeFigures } from '../quarters/waiting.queries.ts'

/**
 * How many companies of a market wait for their figures now, of how many that the view knows; `since`: how long the
 * first waits already (ms).
 */
export async function figuresWaiting(
  db: Db,
  view: View,
): Promise<{ waiting: number; companies: number; since: number | null }> {
  const [row] = await db<[{ waiting: number; companies: number; since: number | null }]>`
    select (select count(*)::int from figures_waiting
      where market_id = ${view.marketId}) as waiting, (select min(waiting_since) from figures_waiting
      where market_id = ${view.marketId}) as since,
      (select count(*)::int from company c where ${inForce(db, 'c', view)}) as companies`
  return row
}

/** Lets companies wait for their figures whose statements are read otherwise than before. */
export async function awaitStatements(tx: Db, marketId: number, companyIds: readonly string[]): Promise<void> {
  await tx`insert into figures_waiting (market_id, company_id, statements)
    select ${marketId}, id, true from unnest(${tx.array(companyIds as string[])}::text[]) id order by id
    on conflict (market_id, company_id) do update
      set generation = nextval('figures_generation'), statements = true, tries = 0`
  await emitLive(tx, { topic: 'figures', marketId, ids: [...companyIds], count: companyIds.length })
  await wakeFigures(tx)
}

/** Which of some companies wait. */
export async function waitingAmong(db: Db, marketId: number, companyIds: readonly string[]): Promise<string[]> {
  const rows = await db<{ company_id: string }[]>`select company_id from figures_waiting where market_id = ${marketId}
    and company_id = any(${db.array(companyIds as string[])}::text[])`
  return rows.map((row) => row.company_id)
}
