import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'
import { MARKET_ZONE } from '@pandora/contract/time'
import { factTables } from '@pandora/store/facts'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db, Sql } from '@pandora/store/database'
import type { CoverageSummaryRow } from '@pandora/store/generated/schema'
import type { MergeCounts } from '@pandora/store/merge'
import type { Derivation } from '../../../shared/derivation.ts'

const dayIn = (expression: string) => `(${expression} at time zone '${MARKET_ZONE}')::date`
const aboutDay = (kind: KindName, alias: string): string => {
  const column = recordKinds[kind].about
  if (column === null) return 'null::date'
  return column.endsWith('_at') ? dayIn(`${alias}.${column}`) : `${alias}.${column}`
}

/**
 * Brings the summaries of the kinds a merge or removal has changed up to date, inside its transaction. Where there are
 * only first versions
 * (the daily case) they are added from the temporary table; else the kind is counted anew: 250,000 bars take about 0.2
 * s.
 * A kind some of whose facts have another time than the merge gave them is counted anew, too. What was found by reading (line -1) is
 * no source's fact and is not counted.
 */
export const summariseFacts: Derivation = async (tx, { marketId, changed, placed: { counts: moved } }) => {
  for (const kind of moved.keys()) await recount(tx, marketId, kind)
  for (const [kind, counts] of changed) {
    if (moved.has(kind)) continue
    if (counts.updated > 0 && !(await stands(tx, marketId, kind))) await recount(tx, marketId, kind)
    else if (counts.new + counts.updated > 0) await addTouched(tx, marketId, kind, counts.updated > 0)
  }
  const covering = [...changed].filter(
    ([kind, counts]) => (recordKinds[kind] as RecordKind).covers && counts.new + counts.updated > 0,
  )
  if (covering.length > 0 && !(await onlyNewPosts(tx, covering))) await saveCoverage(tx, marketId)
}

/**
 * Whether nothing has come but posts, which no count of the coverage is about: counting takes longer the more the market
 * holds, and collectors send posts by the second.
 */
async function onlyNewPosts(tx: Db, covering: readonly [KindName, MergeCounts][]): Promise<boolean> {
  for (const [kind, { updated }] of covering) {
    if ((kind !== 'document' && kind !== 'document_company') || updated > 0) return false
    const [other] = await tx`select 1 from ${tx(`touched_${kind}`)} where kind <> 'post' limit 1`
    if (other) return false
  }
  return true
}

/** Whether each touched version is there and stands now: none went, and none was put between others. */
async function stands(tx: Db, marketId: number, kind: KindName): Promise<boolean> {
  const [other] = await tx.unsafe(`select 1 from touched_${kind} t left join lateral (
      select 1 as there from ${kind} f where f.market_id = ${marketId} and ${factTables[kind].same('f', 't')}
        and f.known_at = t.known_at and f.superseded_at = 'infinity' limit 1) f on true
    where f.there is null limit 1`)
  return other === undefined
}

async function addTouched(tx: Db, marketId: number, kind: KindName, ends: boolean): Promise<void> {
  const own = `f.market_id = ${marketId} and ${factTables[kind].same('f', 't')}`
  // Looked up row by row, as joins of tables that have just been filled are planned badly.
  await tx.unsafe(`insert into fact_summary (market_id, kind, run_id, known_on, begun, ended, first_on, last_on)
    select ${marketId}, '${kind}', (select f.run_id from (select * from touched_${kind} limit 1) t cross join lateral (
        select f.run_id from ${kind} f where ${own} and f.superseded_at = 'infinity' limit 1) f),
      ${dayIn('t.known_at')}, count(*), 0, min(${aboutDay(kind, 't')}), max(${aboutDay(kind, 't')})
    from touched_${kind} t group by 4
    on conflict (market_id, kind, run_id, known_on) do update set begun = fact_summary.begun + excluded.begun,
      first_on = least(fact_summary.first_on, excluded.first_on), last_on = greatest(fact_summary.last_on, excluded.last_on)`)
  if (!ends) return
  await tx.unsafe(`insert into fact_summary (market_id, kind, run_id, known_on, begun, ended, first_on, last_on)
    select ${marketId}, '${kind}', f.run_id, ${dayIn('t.known_at')}, 0, count(*), null, null
    from touched_${kind} t cross join lateral (select f.run_id from ${kind} f where ${own}
      and f.superseded_at = t.known_at and f.line <> -1 limit 1) f group by 3, 4
    on conflict (market_id, kind, run_id, known_on) do update set ended = fact_summary.ended + excluded.ended`)
}

async function recount(tx: Db, marketId: number, kind: KindName): Promise<void> {
  await tx`delete from fact_summary where market_id = ${marketId} and kind = ${kind}`
  await tx.unsafe(`insert into fact_summary (market_id, kind, run_id, known_on, begun, ended, first_on, last_on)
    select ${marketId}, '${kind}', run_id, on_day, sum(begun), sum(ended), min(first_on), max(last_on) from (
      select f.run_id, ${dayIn('f.known_at')} as on_day, count(*) as begun, 0 as ended, min(${aboutDay(kind, 'f')}) as first_on, max(${aboutDay(kind, 'f')}) as last_on
      from ${kind} f where f.market_id = ${marketId} and f.line <> -1 group by 1, 2
      union all
      select f.run_id, ${dayIn('f.superseded_at')}, 0, count(*), null, null from ${kind} f where f.market_id = ${marketId} and f.superseded_at <> 'infinity' and f.line <> -1 group by 1, 2) parts
    group by run_id, on_day`)
}

export type Coverage = Omit<CoverageSummaryRow, 'market_id'>

/**
 * How much of the market is covered for a view, counted from the facts. Documents without a company by `except`: a table
 * just filled has no statistics yet, and looked through once a document it took 12 s of 6,000.
 */
export async function countCoverage(db: Db, view: View): Promise<Coverage> {
  const [row] = await db<Coverage[]>`
    with recursive priced(security_id) as (
      select min(security_id) from daily_price where market_id = ${view.marketId}
      union all
      select (select min(p.security_id) from daily_price p
        where p.market_id = ${view.marketId} and p.security_id > priced.security_id) from priced
        where priced.security_id is not null),
    seen as (select security_id from priced where security_id is not null
      and exists (select from daily_price p where p.security_id = priced.security_id and ${inForce(db, 'p', view)})),
    listed as (select s.security_id, s.company_id, s.kind from security s where ${inForce(db, 's', view)})
    select
      (select count(*)::int from company c where ${inForce(db, 'c', view)}) as companies,
      (select count(distinct l.company_id)::int from seen join listed l using (security_id)
        where l.company_id is not null) as with_prices,
      (select count(distinct m.company_id)::int from industry_membership m
        where ${inForce(db, 'm', view)}) as with_industry,
      (select count(distinct n.company_id)::int from company_name n
        where n.language = 'en' and ${inForce(db, 'n', view)}) as with_english_name,
      (select count(distinct d.company_id)::int from document_company d
        where d.kind = 'news' and ${inForce(db, 'd', view)}) as with_news,
      (select count(*)::int from seen left join listed l using (security_id)
        where l.company_id is null and l.kind is distinct from 'index') as prices_without_company,
      (select count(*)::int from (
        select d.document_id from document d where d.kind = 'news' and ${inForce(db, 'd', view)}
        except select m.document_id from document_company m where ${inForce(db, 'm', view)}) alone) as news_without_company`
  if (!row) throw new Error('counting gave no row')
  return row
}

/** Counts how much of a market is covered now, between its merges, and keeps it. */
export async function keepCoverage(sql: Sql, marketId: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(5041002, ${marketId})`
    await saveCoverage(tx, marketId)
  })
}

async function saveCoverage(tx: Db, marketId: number): Promise<void> {
  const coverage = await countCoverage(tx, { marketId, asOf: null })
  await tx`delete from coverage_summary where market_id = ${marketId}`
  await tx`insert into coverage_summary ${tx({ market_id: marketId, ...coverage } as CoverageSummaryRow)}`
}

/** The last day that each kind of fact of a market is about. */
export async function lastDays(db: Db, marketId: number): Promise<{ kind: KindName; last_on: string | null }[]> {
  return db<{ kind: KindName; last_on: string | null }[]>`
    select kind, max(last_on) as last_on from fact_summary where market_id = ${marketId} group by kind order by kind`
}
