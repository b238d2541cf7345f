import type { Db } from './database.ts'

/** What a read sees: a market, and the instant (ms) as of which it looks; null asOf = now. */
export interface View {
  marketId: number
  asOf: number | null
}

/**
 * Condition that a version of the fact table `alias` was in force for the view. Now reads the current versions; a past
 * instant reads
 * those in force then. The same index serves both: superseded_at is the last column of every fact table's primary key.
 */
export function inForce(db: Db, alias: string, view: View) {
  const table = db(alias)
  return view.asOf === null
    ? db`${table}.market_id = ${view.marketId} and ${table}.superseded_at = 'infinity'`
    : db`${table}.market_id = ${view.marketId} and ${table}.known_at <= ${instant(view.asOf)}
      and ${table}.superseded_at > ${instant(view.asOf)}`
}

/**
 * SQL expression: when a version of the fact table `alias` was superseded, as the view knows it; infinity while it
 * stood then.
 */
export function supersededFor(db: Db, alias: string, view: View) {
  const end = db`${db(alias)}.superseded_at`
  return view.asOf === null
    ? end
    : db`case when ${end} > ${instant(view.asOf)} then 'infinity'::timestamptz else ${end} end`
}

/** An instant as a query parameter: ISO text, ±infinity kept. */
export function instant(ms: number): string {
  return ms === Infinity ? 'infinity' : ms === -Infinity ? '-infinity' : new Date(ms).toISOString()
}
