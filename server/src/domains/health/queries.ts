import type { KindName } from '@pandora/contract/records/kinds'
import { endOfDay, dayOf } from '@pandora/contract/time'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { countCoverage, type Coverage } from './offers/fact-summary.queries.ts'

const DAY_MS = 86_400_000

/** Facts of one kind from one source and profile. */
export interface SourceFacts {
  kind: KindName
  source: string
  profile: string | null
  facts: number
  versions: number
  first_on: string | null
  last_on: string | null
  recorded_at: number
}

/** Last day whose end the view has seen: summaries are kept by day of becoming known. */
function lastWholeDay(asOf: number): string {
  const day = dayOf(asOf)
  return asOf >= endOfDay(day) ? day : dayOf(asOf - DAY_MS)
}

/**
 * How many facts there are by kind, source and profile, from the summaries of the merges. A past instant within a day
 * reads as the end of the day before.
 */
export async function factsBySource(db: Db, view: View): Promise<SourceFacts[]> {
  const known = view.asOf === null ? db`` : db`and s.known_on <= ${lastWholeDay(view.asOf)}`
  return db<SourceFacts[]>`
    select s.kind, r.source, r.profile, sum(s.begun - s.ended)::int as facts, sum(s.begun)::int as versions,
      min(s.first_on) as first_on, max(s.last_on) as last_on, max(coalesce(r.started_at, r.queued_at)) as recorded_at
    from (select kind, run_id, sum(begun) as begun, sum(ended) as ended, min(first_on) as first_on,
      max(last_on) as last_on from fact_summary s where s.market_id = ${view.marketId} ${known} group by kind, run_id) s
    join import_run r using (run_id)
    group by s.kind, r.source, r.profile order by s.kind, facts desc`
}

/** Kinds of which the last finished run failed. */
export async function failedKinds(db: Db, marketId: number): Promise<Set<string>> {
  const rows = await db<{ kind: string }[]>`
    select kind from (
      select distinct on (part.kind) part.kind, r.state
        from import_run r, lateral (select jsonb_object_keys(r.counts) as kind) part
      where r.market_id = ${marketId} and not r.dry_run and r.state in ('done', 'failed')
        order by part.kind, r.run_id desc) last
    where state = 'failed'`
  return new Set(rows.map((row) => row.kind))
}

/** Newest day observed of any series of a frequency. */
export async function newestByFrequency(db: Db, view: View): Promise<{ frequency: string; newest: string | null }[]> {
  return db<{ frequency: string; newest: string | null }[]>`
    select s.frequency, max((select o.observed_on from observation o
      where o.series_code = s.series_code and ${inForce(db, 'o', view)} order by o.observed_on desc limit 1)) as newest
    from series s where ${inForce(db, 's', view)} group by s.frequency`
}

/** How much of the market is covered: kept for the present, counted for a past instant. */
export async function coverage(db: Db, view: View): Promise<Coverage> {
  if (view.asOf !== null) return countCoverage(db, view)
  const [row] = await db<
    Coverage[]
  >`select companies, with_prices, with_industry, with_english_name, with_news, prices_without_company,
    news_without_company from coverage_summary where market_id = ${view.marketId}`
  return (
    row ?? {
      companies: 0,
      with_prices: 0,
      with_industry: 0,
      with_english_name: 0,
      with_news: 0,
      prices_without_company: 0,
      news_without_company: 0,
    }
  )
}

/** Runs of the market by how they ended, and the rows they refused. Dry runs wrote nothing and are not counted. */
export async function runCounts(
  db: Db,
  marketId: number,
): Promise<{ done: number; failed: number; running: number; rejected_rows: number }> {
  const [row] = await db<{ done: number; failed: number; running: number; rejected_rows: number }[]>`
    select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state in ('queued', 'reading', 'merging', 'cancelling'))::int as running,
        coalesce(sum(rejected) filter (where state = 'done'), 0)::int as rejected_rows
    from import_run where market_id = ${marketId} and not dry_run`
  return row ?? { done: 0, failed: 0, running: 0, rejected_rows: 0 }
}

/** Feeds of the market: read without trouble, failing, paused. */
export async function feedCounts(
  db: Db,
  marketId: number,
): Promise<{ active: number; failing: number; paused: number }> {
  const [row] = await db<{ active: number; failing: number; paused: number }[]>`
    select count(*) filter (where state = 'active' and failures = 0)::int as active,
      count(*) filter (where state = 'active' and failures > 0)::int as failing,
      count(*) filter (where state = 'paused')::int as paused from feed where market_id = ${marketId}`
  return row ?? { active: 0, failing: 0, paused: 0 }
}

/** Statements, and companies, whose figures are left out because their unit is in doubt. */
export async function unitDoubtCounts(db: Db, view: View): Promise<{ statements: number; companies: number }> {
  const [row] = await db<{ statements: number; companies: number }[]>`
    select count(*)::int as statements, count(distinct u.company_id)::int as companies from unit_doubt u
      where ${inForce(db, 'u', view)}`
  return row ?? { statements: 0, companies: 0 }
}

/** Size of the database on disk. */
export async function databaseBytes(db: Db): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`select pg_database_size(current_database()) as bytes`
  return row?.bytes ?? 0
}
