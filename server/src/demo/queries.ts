import { DEMO_MARKET, DEMO_SOURCE } from '@pandora/sources/demo/mark'
import type { DemoSize } from '@pandora/sources/demo/world'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { factTables } from '@pandora/store/facts'
import type { Tally } from '../imports/tally.ts'
import { holdIndex } from '../domains/documents/index/index.queries.ts'
import { readingTables } from '../analysis/reading-tables.ts'

/** What the demo market was made from, and how far it has lived; instants in ms. */
export interface DemoState {
  seed: number
  size: DemoSize
  from: string
  loadedTo: number
  livedTo: number
}

/** The demo market's state; undefined where it is neither loaded nor being loaded. */
export async function demoState(db: Db): Promise<DemoState | undefined> {
  const [row] = await db<
    DemoState[]
  >`select seed, size, started_on as "from", loaded_to as "loadedTo", lived_to as "livedTo" from demo_market
    where market_id = ${DEMO_MARKET}`
  return row
}

/** Enters a demo market that is to be loaded; false where there is one already. */
export async function enterDemo(db: Db, { seed, size, from, loadedTo }: Omit<DemoState, 'livedTo'>): Promise<boolean> {
  const entered = await db`insert into demo_market (market_id, seed, size, started_on, loaded_to, lived_to)
    values (${DEMO_MARKET}, ${seed}, ${size}, ${from}, ${instant(loadedTo)}, ${instant(loadedTo)})
      on conflict do nothing returning 1`
  return entered.count > 0
}

/** Says how far the market has lived. */
export async function saveLived(db: Db, to: number): Promise<void> {
  await db`update demo_market set lived_to = ${instant(to)} where market_id = ${DEMO_MARKET}`
}

/** Runs of the demo market by state. */
export async function demoRuns(
  db: Db,
): Promise<{ run_id: number; file: string; path: string; state: string; rows_read: number }[]> {
  return db<{ run_id: number; file: string; path: string; state: string; rows_read: number }[]>`
    select run_id, file, path, state, rows_read from import_run
      where market_id = ${DEMO_MARKET} and source = ${DEMO_SOURCE} order by run_id`
}

/** Whether a part of the load still waits or is being worked on. */
export async function isLoading(db: Db): Promise<boolean> {
  const rows = await db`select 1 from import_run where market_id = ${DEMO_MARKET} and source = ${DEMO_SOURCE}
      and state in ('queued', 'reading', 'merging', 'cancelling') and path not like '%part=life%' limit 1`
  return rows.length > 0
}

/**
 * Takes up the life's run of a day again, with what it has come to; undefined where the day has none that ended well.
 */
export async function reopenRun(
  db: Db,
  file: string,
  path: string,
): Promise<{ runId: number; before: Tally } | undefined> {
  const [row] = await db<{ runId: number; rows: number; rejectedRows: number; kinds: Tally['kinds'] }[]>`
    update import_run set state = 'queued', path = ${path} where run_id = (
      select run_id from import_run where market_id = ${DEMO_MARKET} and source = ${DEMO_SOURCE} and file = ${file}
        and state = 'done' order by run_id desc limit 1)
    returning run_id as "runId", rows_read as rows, rejected as "rejectedRows", counts as kinds`
  return row && { runId: row.runId, before: { rows: row.rows, rejectedRows: row.rejectedRows, kinds: row.kinds } }
}

/** Puts the life's next step into the queue, at an instant (ms); there is one at most. */
export async function scheduleLife(db: Db, at: number): Promise<void> {
  await db`select graphile_worker.add_job('demo_life', run_at := ${instant(at)}::timestamptz, job_key := 'demo-life',
    job_key_mode := 'replace', max_attempts := 25)`
}

/**
 * Takes the demo market away: facts, what was derived from them, its runs and their jobs, and what users kept of its
 * companies.
 */
export async function removeDemo(tx: Db): Promise<number> {
  await tx`select pg_advisory_xact_lock(5041002, ${DEMO_MARKET})`
  await holdIndex(tx, DEMO_MARKET)
  let removed = 0
  for (const { name } of Object.values(factTables))
    removed += (await tx`delete from ${tx(name)} where market_id = ${DEMO_MARKET}`).count
  for (const table of [
    'search_form',
    'fact_summary',
    'coverage_summary',
    'live_event',
    'watch_entry',
    'watch_group',
    'watch_thing',
    'search_history',
    'document_search',
    'saved_search',
    'technology_keyword',
    'document_index',
    'document_index_due',
    'document_source',
    ...readingTables,
    'relation_review',
    'organisation_judgement',
    'financing_filter',
    'policy_search',
    'policy_topic_configuration',
    'risk_register',
    'own_theme',
    'event_evidence',
    'event_taken_over',
    'keyword_month',
    'keyword_month_due',
    'policy_link',
    'policy_link_due',
    'policy_names',
    'forum_day',
    'forum_day_state',
    'collector_key',
    'analysis_waiting',
    'analysis_state',
    'company_score',
    'company_score_history',
    'score_day',
    'correction',
    'company_quarter',
    'valuation_history',
    'figures_waiting',
    'demo_market',
  ]) {
    await tx`delete from ${tx(table)} where market_id = ${DEMO_MARKET}`
  }
  await tx`select graphile_worker.remove_job(key) from graphile_worker.jobs where key = 'demo-life'
    or key in (select 'import-' || run_id from import_run where market_id = ${DEMO_MARKET} and source = ${DEMO_SOURCE})`
  await tx`delete from import_run where market_id = ${DEMO_MARKET} and source = ${DEMO_SOURCE}`
  return removed
}
