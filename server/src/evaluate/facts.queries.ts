import type { GroupLink, Scale, SupplyLink } from '@pandora/intelligence/impact/types'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { Db } from '@pandora/store/database'
import { SHENWAN } from '../shared/classes.ts'

const until = (superseded: number): number | null => (superseded === Infinity ? null : superseded)
interface Times { known_at: number; superseded_at: number }
const versioned = <T>(rows: readonly (T & Times)[]) => rows.map(({ known_at: knownAt, superseded_at, ...rest }) => ({ ...rest, knownAt, supersededAt: until(superseded_at) }))

/** Every version of every supply edge of the demo market. */
export async function supplyLinks(db: Db): Promise<SupplyLink[]> {
  return versioned(await db<(Omit<SupplyLink, 'knownAt' | 'supersededAt'> & Times)[]>`
    select supplier_id || ' ' || customer_id || ' ' || product_zh || ' ' || valid_from as id, supplier_id as "supplierId", customer_id as "customerId", revenue_share as "revenueShare", cost_share as "costShare",
      valid_from as "validFrom", valid_to as "validTo", known_at, superseded_at
    from supply_edge where market_id = ${DEMO_MARKET}`)
}

/** Every membership of a theme, and of a class with the classes above it. */
export async function groupLinks(db: Db): Promise<GroupLink[]> {
  return versioned(await db<(Omit<GroupLink, 'knownAt' | 'supersededAt'> & Times)[]>`
    select 'theme' as kind, theme_id || ' ' || company_id || ' ' || valid_from as id, theme_id as "groupId", company_id as "companyId", weight, valid_from as "validFrom", valid_to as "validTo", known_at, superseded_at
    from theme_membership where market_id = ${DEMO_MARKET}
    union all
    select 'industry', node.code || ' ' || m.company_id || ' ' || m.valid_from, node.code, m.company_id, 1, m.valid_from, m.valid_to, m.known_at, m.superseded_at
    from industry_membership m
    left join industry own on own.market_id = m.market_id and own.scheme = m.scheme and own.industry_code = m.industry_code and own.superseded_at = 'infinity'
    left join industry above on above.market_id = m.market_id and above.scheme = m.scheme and above.industry_code = own.parent_code and above.superseded_at = 'infinity'
    cross join lateral (values (m.industry_code), (own.parent_code), (above.parent_code)) node(code)
    where m.market_id = ${DEMO_MARKET} and m.scheme = ${SHENWAN} and node.code is not null`)
}

/** Revenue of every reported year, as it became known. */
export async function revenueScales(db: Db): Promise<Scale[]> {
  return versioned(await db<(Omit<Scale, 'knownAt' | 'supersededAt'> & Times)[]>`
    select company_id as "companyId", value as revenue, known_at, superseded_at from statement_item
    where market_id = ${DEMO_MARKET} and item = 'revenue' and period_months = 12`)
}

/** Changes of each stock against the close before as its exchange counts it, per cent, by trading day. */
export async function stockReturns(db: Db, securities: readonly string[]): Promise<{ security_id: string; trade_date: string; change_rate: number }[]> {
  return db<{ security_id: string; trade_date: string; change_rate: number }[]>`
    select security_id, trade_date, change_rate from daily_price
    where market_id = ${DEMO_MARKET} and security_id = any(${db.array(securities as string[])}) and basis = 'traded' and superseded_at = 'infinity' and change_rate is not null order by security_id, trade_date`
}

/** Changes of stocks by trading day, of all (`null`) and of those of each class: their sum, per cent, and how many. */
export async function classReturns(db: Db, stocks: readonly { security: string; code: string }[]): Promise<{ code: string | null; trade_date: string; sum: number; count: number }[]> {
  return db<{ code: string | null; trade_date: string; sum: number; count: number }[]>`
    select c.code, p.trade_date, sum(p.change_rate) as sum, count(*)::int as count
    from unnest(${db.array(stocks.map((one) => one.security))}::text[], ${db.array(stocks.map((one) => one.code))}::text[]) c(security_id, code)
    join daily_price p on p.market_id = ${DEMO_MARKET} and p.security_id = c.security_id and p.basis = 'traded' and p.superseded_at = 'infinity'
    where p.change_rate is not null
    group by grouping sets ((c.code, p.trade_date), (p.trade_date))`
}
