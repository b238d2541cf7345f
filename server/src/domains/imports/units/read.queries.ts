import type { Db } from '@pandora/store/database'

/** Statements whose mean figure grows or falls by so many orders of magnitude from one period to the next are looked at. */
const LEAP = 1

/**
 * Of companies, those that anything at all speaks against: statements whose figures leap together, and yearly ones
 * whose size per employee or whose shares are not usual (`measure.ts` says what is); and those that were doubted or
 * ruled on before. Everything else is spared a closer look.
 */
export async function suspects(tx: Db, marketId: number, companies: ReturnType<Db>): Promise<string[]> {
  const rows = await tx<{ company_id: string }[]>`
    with asked as materialized (${companies}),
    told as materialized (
      select s.company_id, s.statement, s.unit, s.period_months, s.period_end, s.run_id, s.known_at,
        avg(log(abs(s.value))) as size, count(*) as figures, max(abs(s.value)) as largest,
        max(s.value) filter (where s.item = 'cash_paid_to_employees') as pay,
        coalesce(max(s.value) filter (where s.item = 'parent_net_profit'),
          max(s.value) filter (where s.item = 'net_profit')) as profit
      from asked join statement_item s on s.market_id = ${marketId} and s.company_id = asked.company_id
      where s.statement <> 'indicator' and s.value <> 0 and s.unit ~ '^[A-Z]{3}$' group by 1, 2, 3, 4, 5, 6, 7)
    select company_id from (select company_id, figures, size - lag(size) over (
      partition by company_id, statement, unit, period_months order by period_end, known_at) as leap from told
      where figures >= 3) one where abs(leap) >= ${LEAP}
    union select t.company_id from told t join statement_item e on e.market_id = ${marketId}
      and e.company_id = t.company_id and e.period_end = t.period_end and e.item = 'employees' and e.value > 0
      where t.period_months = 12 and (not t.largest / e.value between 1.5e4 and 4e8
        or not t.pay / e.value between 1e4 and 1e7)
    union select t.company_id from told t join statement_item e on e.market_id = ${marketId}
      and e.company_id = t.company_id and e.period_end = t.period_end and e.period_months = t.period_months
      and e.item in ('eps', 'diluted_eps') and e.value <> 0
      where t.statement = 'income' and not abs(t.profit / e.value) between 4e7 and 5e11
    union select d.company_id from asked join unit_doubt d on d.market_id = ${marketId}
      and d.company_id = asked.company_id
    union select r.company_id from asked join unit_ruling r on r.market_id = ${marketId}
      and r.company_id = asked.company_id
    order by 1`
  return rows.map((row) => row.company_id)
}

/** What one run told at one instant of a statement, period and currency: a JSON object of items and their values. */
export interface ToldRow {
  company_id: string
  statement: 'income' | 'balance' | 'cash-flow'
  period_end: string
  period_months: number
  unit: string
  run_id: number
  line: number
  known_at: number
  superseded_at: number
  figures: string
}

/** Every statement that was ever told of companies in money. */
export async function toldOf(tx: Db, marketId: number, companyIds: readonly string[]): Promise<ToldRow[]> {
  return tx<ToldRow[]>`
    select company_id, statement, period_end, period_months, unit, run_id, min(line) as line, known_at,
      max(superseded_at) as superseded_at, json_object_agg(item, value)::text as figures
    from statement_item where market_id = ${marketId} and company_id = any(${tx.array(companyIds as string[])}::text[])
      and statement <> 'indicator' and unit ~ '^[A-Z]{3}$'
    group by company_id, statement, period_end, period_months, unit, run_id, known_at`
}

/** A figure that is told in no thousands; `item` is of statements, or `shares`. */
export interface YardstickRow {
  company_id: string
  item: 'eps' | 'diluted_eps' | 'revenue_per_share' | 'book_value_per_share' | 'employees' | 'shares'
  day: string
  months: number
  value: number
  unit: string
  known_at: number
  superseded_at: number
}

/** Every version of money a share, of employees, and of shares counted last in each month. */
export async function yardsticksOf(tx: Db, marketId: number, companyIds: readonly string[]): Promise<YardstickRow[]> {
  const ids = tx`any(${tx.array(companyIds as string[])}::text[])`
  return tx<YardstickRow[]>`
    select company_id, item, period_end as day, period_months as months, value, unit, known_at, superseded_at
    from statement_item where market_id = ${marketId} and company_id = ${ids}
      and item in ('eps', 'diluted_eps', 'revenue_per_share', 'book_value_per_share', 'employees')
    union all select * from (select distinct on (c.security_id, date_trunc('month', c.counted_on)) s.company_id,
      'shares' as item, c.counted_on as day, 0 as months, c.total_shares as value, '' as unit, c.known_at,
      c.superseded_at
    from security s join share_count c on c.market_id = ${marketId} and c.security_id = s.security_id
      and c.superseded_at = 'infinity' and c.total_shares is not null
    where s.market_id = ${marketId} and s.company_id = ${ids} and s.kind = 'stock' and s.superseded_at = 'infinity'
    order by c.security_id, date_trunc('month', c.counted_on), c.counted_on desc) counted`
}

/** What an administrator has confirmed as told, and until when (ms, Infinity) it stood. */
export interface RulingRow {
  company_id: string
  statement: string
  period_end: string
  period_months: number
  unit: string
  run_id: number
  told_at: number
  ruled_at: number
  reverted_at: number | null
}

export async function rulingsOf(tx: Db, marketId: number, companyIds: readonly string[]): Promise<RulingRow[]> {
  return tx<RulingRow[]>`
    select company_id, statement, period_end, period_months, unit, run_id, told_at, ruled_at, reverted_at
    from unit_ruling where market_id = ${marketId} and ruling = 'as-told'
      and company_id = any(${tx.array(companyIds as string[])}::text[])`
}

/** First days of trading of companies, where they are known. */
export async function listedOn(tx: Db, marketId: number, companyIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx<{ company_id: string; day: string }[]>`
    select c.company_id, c.first_listed_on as day from company c where c.market_id = ${marketId}
      and c.company_id = any(${tx.array(companyIds as string[])}::text[]) and c.superseded_at = 'infinity'
      and c.first_listed_on is not null`
  return new Map(rows.map((row) => [row.company_id, row.day]))
}
