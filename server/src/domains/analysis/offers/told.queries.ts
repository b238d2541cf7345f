import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/**
 * Query of what was read in each story that became known in a month (`YYYY-MM-01`), in the wording that stood at its
 * end, or at an instant (ms) in it. Counted by when they were known, not by
 * when they were published: what comes in late changes no month that has ended. A copy tells nothing anew: only the
 * first to tell a story counts.
 */
export function toldIn(db: Db, marketId: number, month: string, until: number | null = null) {
  const end = db`(${month}::date + interval '1 month') at time zone 'Asia/Shanghai' - interval '1 microsecond'`
  const last = until === null ? end : db`least(${end}, ${instant(until)}::timestamptz)`
  // Read again by other models a wording has another row: the first reading is the one that is known with it.
  return db`select a.result from document_analysis a
    join document d on d.market_id = a.market_id and d.document_id = a.document_id and d.known_at = a.known_at
    and d.superseded_at > ${last}
    where a.market_id = ${marketId} and a.kind <> 'post' and a.failure is null
      and (a.story_id is null or a.story_id = a.document_id)
      and a.known_at >= ${month}::date::timestamp at time zone 'Asia/Shanghai' and a.known_at <= ${last}`
}
