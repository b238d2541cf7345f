import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import { dayOf } from '@pandora/contract/time'
import type { Db } from '@pandora/store/database'

interface Place {
  marketId: number
  list: MarkedList
}

/** What a user did with entries of a list. */
export interface MarkRow {
  company_id: string
  pinned_at: number | null
  released_at: number | null
  hidden_at: number | null
}

/** A user's marks in a list. */
export async function marksOf(db: Db, uid: number, { marketId, list }: Place): Promise<MarkRow[]> {
  return db<MarkRow[]>`
    select company_id, pinned_at, released_at, hidden_at from ranking_mark
    where uid = ${uid} and market_id = ${marketId} and list = ${list} order by company_id`
}

/** Pins an entry, or unpins it, at an instant (ms). Unpinning what is not pinned changes nothing. */
export async function setPinned(
  db: Db,
  uid: number,
  { marketId, list, companyId, pinned, now }: Place & { companyId: string; pinned: boolean; now: number },
): Promise<void> {
  const at = new Date(now).toISOString()
  if (pinned)
    await db`insert into ranking_mark (uid, market_id, list, company_id, pinned_at)
      values (${uid}, ${marketId}, ${list}, ${companyId}, ${at})
      on conflict (uid, market_id, list, company_id) do update set pinned_at = excluded.pinned_at, released_at = null`
  else
    await db`update ranking_mark set pinned_at = null, released_at = ${at}
      where uid = ${uid} and market_id = ${marketId} and list = ${list} and company_id = ${companyId}
        and pinned_at is not null`
}

/** Hides an entry, or brings it back, at an instant (ms). */
export async function setHidden(
  db: Db,
  uid: number,
  { marketId, list, companyId, hidden, now }: Place & { companyId: string; hidden: boolean; now: number },
): Promise<void> {
  const at = hidden ? new Date(now).toISOString() : null
  await db`insert into ranking_mark (uid, market_id, list, company_id, hidden_at)
    values (${uid}, ${marketId}, ${list}, ${companyId}, ${at})
    on conflict (uid, market_id, list, company_id) do update set hidden_at = excluded.hidden_at`
}

/** What administrators did with a list: who is left out of it, and who stands at its head with what reason. */
export interface DeedRow {
  company_id: string
  deed: 'hide' | 'promote'
  reason: string
}

export async function deedsOf(db: Db, { marketId, list }: Place): Promise<DeedRow[]> {
  return db<DeedRow[]>`
    select company_id, deed, reason from ranking_deed where market_id = ${marketId} and list = ${list}
    order by changed_at desc, company_id`
}

/** Whether an entry that was unpinned at an instant stands below the pinned ones still: until the day ends. */
export const isReleased = (releasedAt: number | null, now: number): boolean =>
  releasedAt !== null && dayOf(releasedAt) === dayOf(now)
