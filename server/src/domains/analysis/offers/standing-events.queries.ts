import { instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/**
 * What the ids of events mean to the view: of one found in texts in whose place a source's stood by then, the source's;
 * else itself.
 */
export async function standingEvents(db: Db, view: View, ids: readonly string[]): Promise<(id: string) => string> {
  if (ids.length === 0) return (id) => id
  const rows = await db<{ event_id: string; into_id: string }[]>`
    select t.event_id, t.into_id from event_taken_over t
      where t.market_id = ${view.marketId} and t.event_id = any(${db.array([...new Set(ids)])}::text[])
      ${view.asOf === null ? db`` : db`and t.known_at <= ${instant(view.asOf)}`}`
  const into = new Map(rows.map((row) => [row.event_id, row.into_id]))
  return (id) => into.get(id) ?? id
}
