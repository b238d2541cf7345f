import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A row of a source as it stands in force, and beside it what is told of its company. Days are counted from 1970. */
export interface LedgerRow {
  round_id: string
  company_zh: string
  company_en: string | null
  round: string
  amount: number | null
  currency: string | null
  amount_text: string | null
  amount_low: number | null
  amount_high: number | null
  investors_zh: string[]
  investors_en: string[]
  leads: string[] | null
  industry_zh: string | null
  industry_en: string | null
  subdomain_zh: string | null
  subdomain_en: string | null
  region_code: string | null
  day: number
  seen_at: number
  described: boolean
  about_en: string | null
  founded: number | null
  about_industry_zh: string | null
  about_industry_en: string | null
  about_subdomain_zh: string | null
  about_subdomain_en: string | null
  about_region: string | null
  /** What brings it: a mapping profile, or a source that has none. */
  source: string
}

/** Rows that come at once. */
const ROWS = 2000

/**
 * Every round of the market, or of companies by their names, in no order, some at a time. `seen_at`: when the product
 * could first have shown it.
 */
export function ledgerRows(db: Db, view: View, companies: readonly string[] | null): AsyncIterable<LedgerRow[]> {
  const own = companies === null ? db`` : db`r.company_zh = any(${db.array(companies as string[])}::text[]) and`
  return db<LedgerRow[]>`
    select r.round_id, r.company_zh, r.company_en, r.round, r.amount, r.currency, r.amount_text, r.amount_low,
      r.amount_high, r.investors_zh, r.investors_en, r.leads, r.industry_zh, r.industry_en, r.subdomain_zh,
      r.subdomain_en, r.region_code, r.announced_on - date '1970-01-01' as day,
      floor(extract(epoch from greatest(r.known_at, r.recorded_at)) * 1000)::float8 as seen_at,
      c.company_zh is not null as described, c.company_en as about_en, c.founded_on - date '1970-01-01' as founded,
      c.industry_zh as about_industry_zh, c.industry_en as about_industry_en, c.subdomain_zh as about_subdomain_zh,
      c.subdomain_en as about_subdomain_en, c.region_code as about_region, coalesce(run.profile, run.source) as source
    from financing_round r
    join import_run run on run.run_id = r.run_id
    left join unlisted_company c on c.company_zh = r.company_zh and ${inForce(db, 'c', view)}
    where ${own} ${inForce(db, 'r', view)}`.cursor(ROWS)
}

/** Which of some names are those of companies that a source describes. */
export async function describedAmong(db: Db, view: View, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db<{ company_zh: string }[]>`
    select c.company_zh from unlisted_company c
    where c.company_zh = any(${db.array(names as string[])}::text[]) and ${inForce(db, 'c', view)}`
  return rows.map((row) => row.company_zh)
}

/** Companies whose registered name is among some, by their names. */
export async function registeredAs(db: Db, view: View, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ company_zh: string; legal_name: string }[]>`
    select c.company_zh, c.legal_name from unlisted_company c
    where c.legal_name = any(${db.array(names as string[])}::text[]) and ${inForce(db, 'c', view)}`
  return new Map(rows.map((row) => [row.company_zh, row.legal_name]))
}

/** What a database had written at a time. */
export interface Written {
  snapshot: string
  at: number
}

/** Changes are kept for three days; who has read nothing for this long reads everything. */
const TOLD_FOR_MS = 2 * 86_400_000

/** What the database has written so far, and the companies that were changed since; null: all may have been. */
export async function changedSince(
  db: Db,
  marketId: number,
  since: Written | null,
): Promise<{ written: Written; companies: string[] | null }> {
  const [written = { snapshot: '', at: 0 }] = await db<Written[]>`
    select pg_current_snapshot()::text as snapshot, floor(extract(epoch from now()) * 1000)::float8 as at`
  if (since === null || written.at - since.at > TOLD_FOR_MS) return { written, companies: null }
  const rows = await db<{ company_zh: string | null }[]>`
    select distinct c.company_zh from financing_change c
    where c.market_id = ${marketId} and not pg_visible_in_snapshot(c.changed_in, ${since.snapshot}::pg_snapshot)
    limit ${MOST_CHANGED + 1}`
  const companies = rows.flatMap(({ company_zh }) => (company_zh === null ? [] : [company_zh]))
  return { written, companies: companies.length < rows.length || rows.length > MOST_CHANGED ? null : companies }
}

/** More companies than this are read with all others. */
const MOST_CHANGED = 5000

/** Forgets changes of before an instant (ms); who has read nothing since reads everything. */
export async function pruneChanges(db: Db, before: number): Promise<void> {
  await db`delete from financing_change where changed_at < ${instant(before)}`
}

/** What sources tell of a company without a listing. */
export interface VentureRow {
  company_zh: string
  company_en: string | null
  legal_name: string | null
  website: string | null
  founded_on: string | null
  status: string | null
  industry_zh: string | null
  industry_en: string | null
  subdomain_zh: string | null
  subdomain_en: string | null
  region_code: string | null
  introduction: string | null
}

/** What is told of one company, by its name. */
export async function ventureRow(db: Db, view: View, name: string): Promise<VentureRow | undefined> {
  const [row] = await db<VentureRow[]>`
    select c.company_zh, c.company_en, c.legal_name, c.website, c.founded_on::text as founded_on, c.status,
      c.industry_zh, c.industry_en, c.subdomain_zh, c.subdomain_en, c.region_code, c.introduction
    from unlisted_company c where c.company_zh = ${name} and ${inForce(db, 'c', view)}`
  return row
}

/** Names of listed companies that one company alone bears. */
export async function listedNames(db: Db, view: View): Promise<Map<string, string>> {
  const rows = await db<{ name: string; company_id: string }[]>`
    select n.name, min(n.company_id) as company_id from company_name n where ${inForce(db, 'n', view)}
    group by n.name having count(distinct n.company_id) = 1`
  return new Map(rows.map((row) => [row.name, row.company_id]))
}

/** A series of exchange rates. */
export interface RateSeriesRow {
  series_code: string
  unit: string
  frequency: string
  publisher_zh: string | null
  publisher_en: string | null
}

export async function rateSeries(db: Db, view: View): Promise<RateSeriesRow[]> {
  return db<RateSeriesRow[]>`
    select s.series_code, s.unit, s.frequency, s.publisher_zh, s.publisher_en from series s
    where s.category = 'fx' and ${inForce(db, 's', view)} order by s.series_code`
}

export async function rateValues(
  db: Db,
  view: View,
  codes: readonly string[],
): Promise<{ series_code: string; observed_on: string; value: number }[]> {
  return db<{ series_code: string; observed_on: string; value: number }[]>`
    select o.series_code, o.observed_on::text as observed_on, o.value from observation o
    where o.series_code = any(${db.array(codes as string[])}::text[]) and ${inForce(db, 'o', view)}
    order by o.series_code, o.observed_on`
}

export interface JudgementRow {
  judgement_id: string
  verdict: 'same' | 'apart'
  name: string
  other: string | null
  note: string
  decided_at: number
  reverted_at: number | null
}

/** What was decided of names of investors and stood at the view's instant, oldest first. */
export async function judgementsIn(db: Db, { marketId, asOf }: View): Promise<JudgementRow[]> {
  const stood =
    asOf === null
      ? db`j.reverted_at is null`
      : db`j.decided_at <= ${instant(asOf)} and (j.reverted_at is null or j.reverted_at > ${instant(asOf)})`
  return db<JudgementRow[]>`
    select j.judgement_id, j.verdict, j.name, j.other, j.note, j.decided_at, j.reverted_at
    from organisation_judgement j where j.market_id = ${marketId} and ${stood} order by j.decided_at, j.judgement_id`
}

/** Where rounds came from, by id. */
export async function roundOrigins(db: Db, view: View, ids: readonly string[]): Promise<Map<string, Origin>> {
  if (ids.length === 0) return new Map()
  const rows = await db<(Origin & { round_id: string })[]>`
    select r.round_id, ${originColumns(db, 'r')} from financing_round r join import_run run on run.run_id = r.run_id
    where r.round_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'r', view)}`
  return new Map(rows.map(({ round_id, ...origin }) => [round_id, origin]))
}

/** Where what is told of a company came from. */
export async function ventureOrigin(db: Db, view: View, name: string): Promise<Origin | undefined> {
  const [row] = await db<Origin[]>`
    select ${originColumns(db, 'c')} from unlisted_company c join import_run run on run.run_id = c.run_id
    where c.company_zh = ${name} and ${inForce(db, 'c', view)}`
  return row
}
