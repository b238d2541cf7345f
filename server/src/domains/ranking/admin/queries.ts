import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import type { Db } from '@pandora/store/database'

/** Whether the AI list of a market is withheld, why, and since when (ms). */
export interface ListState {
  withheld: string | null
  withheld_at: number | null
}

export async function stateOf(db: Db, marketId: number): Promise<ListState> {
  const [row] = await db<ListState[]>`
    select withheld, withheld_at from ranking_state where market_id = ${marketId}`
  return row ?? { withheld: null, withheld_at: null }
}

/** Withholds the AI list with a reason, or opens it (null). */
export async function setWithheld(
  db: Db,
  marketId: number,
  { reason, uid, now }: { reason: string | null; uid: number; now: number },
): Promise<void> {
  const at = new Date(now).toISOString()
  await db`insert into ranking_state (market_id, withheld, withheld_at, withheld_by)
    values (${marketId}, ${reason}, ${at}, ${uid})
    on conflict (market_id) do update set withheld = excluded.withheld, withheld_at = excluded.withheld_at,
      withheld_by = excluded.withheld_by`
}

interface Deed {
  marketId: number
  list: MarkedList
  companyId: string
}

/** Takes a company out of everybody's list, or puts it at its head, in place of what was done with it before. */
export async function setDeed(
  db: Db,
  { marketId, list, companyId }: Deed,
  { deed, reason, uid, now }: { deed: 'hide' | 'promote'; reason: string; uid: number; now: number },
): Promise<void> {
  await db`insert into ranking_deed (market_id, list, company_id, deed, reason, changed_by, changed_at)
    values (${marketId}, ${list}, ${companyId}, ${deed}, ${reason}, ${uid}, ${new Date(now).toISOString()})
    on conflict (market_id, list, company_id) do update set deed = excluded.deed, reason = excluded.reason,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`
}

/** Ends what was done with a company in a list; answers whether there was anything. */
export async function endDeed(db: Db, { marketId, list, companyId }: Deed, deed: 'hide' | 'promote'): Promise<boolean> {
  const { count } = await db`delete from ranking_deed where market_id = ${marketId} and list = ${list}
    and company_id = ${companyId} and deed = ${deed}`
  return count > 0
}

/** What administrators have done in the lists of a market. */
export interface StandingDeed {
  list: MarkedList
  company_id: string
  deed: 'hide' | 'promote'
  reason: string
  changed_at: number
}

export async function standingDeeds(db: Db, marketId: number): Promise<StandingDeed[]> {
  return db<StandingDeed[]>`
    select list, company_id, deed, reason, changed_at from ranking_deed where market_id = ${marketId}
    order by changed_at desc, list, company_id`
}
