import { instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** What an event is called and when it was. */
export interface EventTitle {
  event_id: string
  title_zh: string | null
  title_en: string | null
  happened_at: number
  size_class: 'small' | 'medium' | 'large' | null
}

/**
 * Titles of events, by id: of versions the last known to the view, so that an event which has ended since is still
 * called by its name.
 */
export async function eventTitles(db: Db, view: View, ids: readonly string[]): Promise<Map<string, EventTitle>> {
  if (ids.length === 0) return new Map()
  const rows = await db<EventTitle[]>`
    select distinct on (e.event_id) e.event_id, e.title_zh, e.title_en, e.happened_at, e.size_class from event e
    where e.market_id = ${view.marketId} and e.event_id = any(${db.array(ids as string[])})
      ${view.asOf === null ? db`` : db`and e.known_at <= ${instant(view.asOf)}`}
      order by e.event_id, e.superseded_at desc`
  return new Map(rows.map((row) => [row.event_id, row]))
}
