import { MOST_WAITING } from '@pandora/contract/constants'
import { instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/**
 * Documents known to the view that have not been read yet, at most `MOST_WAITING`: counting 100,000 takes 60 ms.
 */
export async function waitingCount(db: Db, view: View): Promise<{ waiting: number }> {
  const [row] = await db<[{ waiting: number }]>`
    select count(*)::int as waiting from (select from analysis_waiting w
      where w.market_id = ${view.marketId} ${view.asOf === null ? db`` : db`and w.known_at <= ${instant(view.asOf)}`}
      limit ${MOST_WAITING}) waits`
  return row
}
