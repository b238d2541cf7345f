import type { Db, Sql } from '@pandora/store/database'
import { holdLock } from '@pandora/store/hold'

const ANALYSIS_LOCK = 5041006

/**
 * Holds the analysis of a market for this process; null where another has it. The hold ends with the process, however
 * that ends.
 */
export async function holdMarket(sql: Sql, marketId: number): Promise<(() => Promise<void>) | null> {
  return holdLock(sql, ANALYSIS_LOCK, marketId)
}

/** Markets with past weeks to score. */
export async function unscoredMarkets(db: Db): Promise<number[]> {
  const rows = await db<
    { market_id: number }[]
  >`select market_id from analysis_state where changed_from is not null order by market_id`
  return rows.map((row) => row.market_id)
}

/**
 * Markets whose last scores are of an earlier day, of another version of the formula, or rest on what has changed
 * since.
 */
export async function staleMarkets(db: Db, today: string, version: string): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`
    select s.market_id from analysis_state s where s.present_changed or (select max(c.scored_on) from company_score c
      where c.market_id = s.market_id) < ${today}
      or exists (select from company_score c where c.market_id = s.market_id and c.version <> ${version}) order by 1`
  return rows.map((row) => row.market_id)
}

/** Past weeks that another version of the formula scored are to be scored anew, of every market. */
export async function rescoreOlder(db: Db, version: string): Promise<void> {
  await db`
    update analysis_state s set changed_from = least(s.changed_from, older.day)
      from (select market_id, min(scored_on) as day from score_day where version <> ${version} group by 1) older
    where older.market_id = s.market_id and s.changed_from is distinct from least(s.changed_from, older.day)`
}

/** The present scores of a market are to be made anew, and are being made. */
export async function presentChanged(db: Db, marketId: number, changed: boolean): Promise<void> {
  await db`insert into analysis_state (market_id, present_changed) values (${marketId}, ${changed})
    on conflict (market_id) do update set present_changed = excluded.present_changed`
}
