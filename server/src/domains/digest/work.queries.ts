import type { Db } from '@pandora/store/database'

/** Markets that have documents at all, for their public editions. */
export async function readMarkets(db: Db): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`select m.market_id from market m
    where exists (select from document d where d.market_id = m.market_id) order by m.market_id`
  return rows.map((row) => row.market_id)
}
