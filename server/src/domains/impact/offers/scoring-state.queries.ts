import type { Db } from '@pandora/store/database'

/** How far scoring of a market is; days in Asia/Shanghai. */
export interface ScoringState {
  scored_to: string | null
  changed_from: string | null
  last_day: string | null
}

export async function scoringState(db: Db, marketId: number): Promise<ScoringState> {
  const [row] = await db<ScoringState[]>`
    select s.scored_to, s.changed_from, (select max(scored_on) from company_score c
      where c.market_id = s.market_id) as last_day from analysis_state s where market_id = ${marketId}`
  return row ?? { scored_to: null, changed_from: null, last_day: null }
}

/** Days after one at whose end a market was scored as it ran, in order. */
export async function scoredAfter(db: Db, marketId: number, day: string): Promise<string[]> {
  const rows = await db<
    { day: string }[]
  >`select scored_on as day from score_day where market_id = ${marketId} and scored_on > ${day} order by 1`
  return rows.map((row) => row.day)
}

/** Scores from a day on must be made anew: documents of that day were read. */
export async function changedFrom(db: Db, marketId: number, day: string): Promise<void> {
  await db`insert into analysis_state (market_id, changed_from) values (${marketId}, ${day})
    on conflict (market_id) do update set changed_from = least(analysis_state.changed_from, excluded.changed_from)`
}

/**
 * Scores before `next` are made, or, with null, all of them; unless a document that became known meanwhile has moved
 * the day from which they must be made anew.
 */
export async function scoredTo(db: Db, marketId: number, expected: string | null, next: string | null): Promise<void> {
  await db`update analysis_state set changed_from = ${next}, scored_to = greatest(scored_to, ${next}::date)
    where market_id = ${marketId} and changed_from is not distinct from ${expected}::date`
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
