import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { priced } from '../quarters/valuations.ts'
import { classInForce, nodeInForce } from '../../../shared/classes.ts'
import { lastSeenFirst } from '../../../shared/names.ts'
import { changeRateOf, lastBarOf } from '../../markets/offers/quotes.ts'
import { isAbsent, unpackAbsences } from './absences.ts'
import { capColumns, sharesUpTo, type CapRow } from './caps.queries.ts'
import type { ListingStatus } from '@pandora/contract/domains/markets/records'

/** A company by its first stock, its names and class, and how the stock stood when that was last seen. */
export interface ListedRow {
  company_id: string
  security_id: string
  code: string
  exchange: string
  currency: string
  name_zh: string | null
  name_en: string | null
  industry_code: string | null
  status: ListingStatus | null
}

/** Every company of the market that has a stock. */
export async function listedCompanies(db: Db, view: View): Promise<ListedRow[]> {
  const named = (language: 'zh' | 'en') => db`select distinct on (n.company_id) n.company_id, n.name from company_name n
    where n.language = ${language} and ${inForce(db, 'n', view)}
    order by n.company_id, n.form = 'short' desc, ${lastSeenFirst(db, 'n')}`
  return db<ListedRow[]>`
    with stock as (select distinct on (s.company_id) s.company_id, s.security_id, s.code, s.exchange, s.currency
      from security s where s.kind = 'stock' and s.company_id is not null and ${inForce(db, 's', view)}
        order by s.company_id, s.security_id <> s.company_id, s.security_id),
      zh as (${named('zh')}), en as (${named('en')}),
      class as (select distinct on (m.company_id) m.company_id, m.industry_code from industry_membership m
        where ${classInForce(db, 'm', view)} order by m.company_id, m.valid_from desc)
    select stock.*, zh.name as name_zh, en.name as name_en, class.industry_code, l.status from stock
    left join zh using (company_id) left join en using (company_id) left join class using (company_id)
    left join listing_status l on l.security_id = stock.security_id and ${inForce(db, 'l', view)}
      order by stock.company_id`
}

/** A class of the classification with the class above it. */
export interface ClassNode {
  level: number
  parent: string | null
  nameZh: string
  nameEn: string | null
}

/** Every class by code. */
export async function classNodes(db: Db, view: View): Promise<Map<string, ClassNode>> {
  const rows = await db<
    { industry_code: string; level: number; parent_code: string | null; name_zh: string; name_en: string | null }[]
  >`select i.industry_code, i.level, i.parent_code, i.name_zh, i.name_en from industry i
    where ${nodeInForce(db, 'i', view)}`
  return new Map(
    rows.map((row) => [
      row.industry_code,
      { level: row.level, parent: row.parent_code, nameZh: row.name_zh, nameEn: row.name_en },
    ]),
  )
}

/** The last bar of a stock with its change, and the shares counted last. */
export interface PricedRow extends CapRow {
  security_id: string
  change_rate: number | null
}

/** Last bars of every stock of the market. */
export async function lastPrices(db: Db, view: View): Promise<PricedRow[]> {
  return db<PricedRow[]>`
    select bar.security_id, ${capColumns(db, view)}, ${changeRateOf(db, view)} as change_rate
    from security s cross join ${lastBarOf(db, view, db`s.security_id`)}
    left join ${sharesUpTo(db, view, db`s.security_id`, db`bar.trade_date`)} on true
    where s.kind = 'stock' and s.company_id is not null and ${inForce(db, 's', view)}`
}

/** The last four quarters of a company. */
export interface EarnedRow {
  company_id: string
  period_end: string
  currency: string | null
  revenue_ttm: number | null
  parent_net_profit_ttm: number | null
  net_profit_ttm: number | null
  operating_profit_ttm: number | null
  nopat_ttm: number | null
  revenue_growth_ttm: number | null
  profit_growth_ttm: number | null
  roe: number | null
  gross_margin_ttm: number | null
  net_margin_ttm: number | null
  parent_equity: number | null
  total_assets: number | null
  total_liabilities: number | null
  absences: Readonly<Record<string, string>>
}

/**
 * The last four quarters known of each company: of the newest period that has a profit, or whose profit is told in a
 * unit that is in doubt (an older one is not the last); else of the newest.
 */
export async function lastEarnings(db: Db, view: View): Promise<EarnedRow[]> {
  const newest = (
    condition: ReturnType<Db>,
  ) => db`(select q.company_id, q.period_end, q.currency, q.revenue_ttm, q.parent_net_profit_ttm, q.net_profit_ttm,
    q.operating_profit_ttm, q.nopat_ttm, q.revenue_growth_ttm, q.profit_growth_ttm,
      q.roe, q.gross_margin_ttm, q.net_margin_ttm, q.parent_equity, q.total_assets, q.total_liabilities, q.absences
    from company_quarter q where q.company_id = c.company_id and ${inForce(db, 'q', view)} ${condition}
      order by q.period_end desc limit 1)`
  const rows = await db<(Omit<EarnedRow, 'absences'> & { absences: string })[]>`
    select own.* from company c cross join lateral (${newest(db`and (q.parent_net_profit_ttm is not null
      or ${isAbsent(db, 'q', 'parent_net_profit_ttm', 'UNIT_DOUBTFUL')})`)}
      union all ${newest(db``)} limit 1) own where ${inForce(db, 'c', view)}`
  return rows.map((row) => ({ ...row, absences: unpackAbsences(row.absences) }))
}

/**
 * Valuations by week, packed as `valuation_history` says. `by_vwap`: some of its PEs rest on the day's average price;
 * `adjusted_only`: some weeks have adjusted prices only.
 */
export interface HistoryRow {
  company_id: string
  pe: Buffer
  by_vwap: boolean
  adjusted_only: boolean
}

/** PE of each of the last `weeks` weeks up to a day (`YYYY-MM-DD`). */
export async function peHistories(db: Db, marketId: number, weeks: number, until: string): Promise<HistoryRow[]> {
  const packed = (code: number) => db`${Buffer.from([code])}::bytea`
  return db<HistoryRow[]>`
    select company_id, pe, position(${packed(priced.vwap)} in priced) > 0 as by_vwap,
      position(${packed(priced.adjustedOnly)} in priced) > 0 as adjusted_only
    from (select company_id, substring(pe from greatest(n - ${weeks}::int, 0) * 4 + 1 for least(n, ${weeks}::int) * 4)
      as pe, substring(priced from greatest(n - ${weeks}::int, 0) + 1 for least(n, ${weeks}::int)) as priced
      from (select company_id, pe, priced, least(length(pe) / 4, (${until}::date - first_on) / 7 + 1) as n
        from valuation_history where market_id = ${marketId} and first_on <= ${until}) h) span`
}
