import type { Db } from '@pandora/store/database'
import type { KnownBy } from '@pandora/contract/provenance'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'

/** Companies that wait, in their order. */
export interface Waiting {
  company_id: string
  generation: number
  statements: boolean
}

/** Companies given up after so many tries wait on until something of theirs changes. */
const MOST_TRIES = 3

/** The next companies of a market that wait, after `after`. */
export async function nextWaiting(db: Db, marketId: number, after: string, limit: number): Promise<Waiting[]> {
  return db<Waiting[]>`
    select company_id, generation, statements from figures_waiting
      where market_id = ${marketId} and company_id > ${after} and tries < ${MOST_TRIES} order by company_id
      limit ${limit}`
}

/** Markets in which companies wait. */
export async function waitingMarkets(db: Db): Promise<number[]> {
  const rows = await db<
    { market_id: number }[]
  >`select distinct market_id from figures_waiting where tries < ${MOST_TRIES} order by market_id`
  return rows.map((row) => row.market_id)
}

/** Rows from which a run is a load: what waits is worked out after it, not before each of its parts again. */
const LOAD = 20_000

/** Whether a load that changes figures is being read or merged into a market. */
export async function loadUnderWay(db: Db, marketId: number): Promise<boolean> {
  const rows = await db`
    select 1 from import_run where market_id = ${marketId} and state in ('reading', 'merging') and not dry_run
      and rows_read >= ${LOAD} and counts ?| array['daily_price', 'statement_item', 'share_count'] limit 1`
  return rows.length > 0
}

/** Figures of one report that have one life: a JSON object of items and their values. */
export interface ReportedRow {
  company_id: string
  period_end: string
  period_months: number
  unit: string
  known_at: number
  known_by: KnownBy
  superseded_at: number
  run_id: number
  line: number
  /** Its unit is in doubt. */ unit_doubtful: boolean
  figures: string
}

/**
 * Every version of the items asked for. One row a report and not an item: parsing a row costs more than its figures.
 * Its line is the first of all that the report
 * told at once: that of the figures alone that still stand would be another one once some of them are restated.
 */
export async function reportedFigures(
  db: Db,
  marketId: number,
  companyIds: readonly string[],
  items: readonly string[],
): Promise<ReportedRow[]> {
  return db<ReportedRow[]>`
    select company_id, period_end, period_months, unit, known_at, known_by, superseded_at, run_id, unit_doubtful,
      min(min(line)) over (partition by company_id, period_end, period_months, unit, known_at, run_id) as line,
        json_object_agg(item, value)::text as figures
    from told_item where market_id = ${marketId} and company_id = any(${db.array(companyIds as string[])}::text[])
      and item = any(${db.array(items as string[])}::text[])
    group by company_id, period_end, period_months, unit, known_at, known_by, superseded_at, run_id, unit_doubtful`
}

/** What a past price is valued by: the last four quarters of a period while they stood. */
export interface EarningsRow {
  company_id: string
  period_end: string
  known_at: number
  superseded_at: number
  profit: number | null
  equity: number | null
  currency: string | null
}
/** The same as it is stored; `received`: it came about by an erratum. */
export interface StoredEarningsRow extends EarningsRow {
  known_by: KnownBy
}

/** Every version of the quarters of companies, as far as valuations need them. */
export async function storedEarnings(
  db: Db,
  marketId: number,
  companyIds: readonly string[],
): Promise<StoredEarningsRow[]> {
  return db<StoredEarningsRow[]>`
    select company_id, period_end, known_at, known_by, superseded_at, parent_net_profit_ttm as profit,
      parent_equity as equity, currency
    from company_quarter where market_id = ${marketId}
      and company_id = any(${db.array(companyIds as string[])}::text[])`
}

/**
 * Columns by which `isFirst` tells the first version of a fact, and its errata, from later versions: when the fact
 * was first known, and when the version was that this one is or
 * corrects. What was received otherwise for the very instant of the version that stood then mends an error of its
 * source; any other version is news.
 */
const versionsBy = (db: Db, key: ReturnType<Db>) => db`min(known_at) over (partition by ${key}) as first_known,
  case when known_by <> 'received' then known_at
    else max(known_at) filter (where known_by <> 'received') over (partition by ${key}
    order by recorded_at, known_at) end as own_known`
/** That a version is the first of its fact or an erratum of it: of these the last known is the first one mended. */
const isFirst = (db: Db) => db`coalesce(own_known, first_known) = first_known`

/** The stock by which a company is priced, with every share count of it as it first became known, errors mended. */
export interface CountedRow {
  company_id: string
  security_id: string
  currency: string
  days: string[]
  totals: (number | null)[]
  known: number[]
}

export async function shareCounts(db: Db, marketId: number, companyIds: readonly string[]): Promise<CountedRow[]> {
  // The driver reads a null within a list of numbers as NaN: as JSON it stays null.
  return db<CountedRow[]>`
    select s.company_id, s.security_id, s.currency, array_agg(c.counted_on::text
      order by c.counted_on) as days, to_json(array_agg(c.total_shares order by c.counted_on)) as totals,
      array_agg(case when isfinite(c.known_at) then extract(epoch from c.known_at) * 1000 else 0 end::float8
        order by c.counted_on) as known
    from unnest(${db.array(companyIds as string[])}::text[]) asked(id)
    cross join lateral (select company_id, security_id, currency from security
      where market_id = ${marketId} and company_id = asked.id and kind = 'stock' and superseded_at = 'infinity'
      order by security_id <> asked.id, security_id limit 1) s
    cross join lateral (select distinct on (counted_on) counted_on, total_shares, first_known as known_at from (
        select counted_on, total_shares, known_at, ${versionsBy(db, db`counted_on`)} from share_count
          where market_id = ${marketId} and security_id = s.security_id) v
      where ${isFirst(db)} order by counted_on, v.known_at desc) c
    group by s.company_id, s.security_id, s.currency`
}

/** The first day of the week count: a Monday. */
export const FIRST_MONDAY = '1990-01-01'

/**
 * The last bar of each week in which a security traded, as it first became known, errors mended: week counted from
 * `FIRST_MONDAY`. Of a week the last close that was paid, else the last
 * adjusted bar (`paid` false) with what tells the day's average price. `last_on`: its last bar.
 */
export interface WeeklyRow {
  security_id: string
  last_on: string
  weeks: number[]
  paid: boolean[]
  closes: number[]
  bases: PriceBasis[]
  amounts: (number | null)[]
  volumes: (number | null)[]
  turnovers: (number | null)[]
}

export async function weeklyBars(db: Db, marketId: number, securityIds: readonly string[]): Promise<WeeklyRow[]> {
  return db<WeeklyRow[]>`
    select asked.id as security_id, w.* from unnest(${db.array(securityIds as string[])}::text[]) asked(id)
      cross join lateral (
      select max(trade_date) as last_on, array_agg(week order by week) as weeks, array_agg(paid
        order by week) as paid, array_agg(close order by week) as closes, array_agg(basis order by week) as bases,
        array_agg(amount order by week) as amounts, array_agg(volume order by week) as volumes, array_agg(turnover_rate
          order by week) as turnovers from (
        select distinct on (week) (trade_date - ${FIRST_MONDAY}::date) / 7 as week, trade_date, basis, basis = 'traded'
          or (basis = 'forward-adjusted' and basis_date = trade_date) as paid, close, amount, volume, turnover_rate
          from (
          select trade_date, basis, basis_date, close, amount, volume, turnover_rate, known_at,
            ${versionsBy(db, db`trade_date, basis, basis_date`)} from daily_price
            where market_id = ${marketId} and security_id = asked.id) v
        where ${isFirst(db)} order by week, paid desc, trade_date desc, basis desc, v.known_at desc) one) w
    where w.last_on is not null`
}
