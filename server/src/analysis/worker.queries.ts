import type { Db, Sql } from '@pandora/store/database'

const ANALYSIS_LOCK = 5041006

/** Holds the analysis of a market for this process; null where another has it. The hold ends with the process, however that ends. */
export async function holdMarket(sql: Sql, marketId: number): Promise<(() => Promise<void>) | null> {
  const connection = await sql.reserve()
  const [row] = await connection<{ held: boolean }[]>`select pg_try_advisory_lock(${ANALYSIS_LOCK}, ${marketId}) as held`
  if (!row?.held) {
    connection.release()
    return null
  }
  return async () => {
    try {
      await connection`select pg_advisory_unlock(${ANALYSIS_LOCK}, ${marketId})`
    } finally {
      connection.release()
    }
  }
}

/** Markets with past weeks to score. */
export async function unscoredMarkets(db: Db): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`select market_id from analysis_state where changed_from is not null order by market_id`
  return rows.map((row) => row.market_id)
}

/** Markets whose last scores are of an earlier day. */
export async function staleMarkets(db: Db, today: string): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`select market_id from company_score group by market_id having max(scored_on) < ${today} order by market_id`
  return rows.map((row) => row.market_id)
}
