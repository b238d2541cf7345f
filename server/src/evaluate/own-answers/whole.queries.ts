import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { Db } from '@pandora/store/database'

/** A stock's close and how far it went since the last close before a day, in prices adjusted forward. */
export interface StoredMove {
  company_id: string
  ratio: number
}
export async function movesSince(db: Db, day: string): Promise<StoredMove[]> {
  return db<StoredMove[]>`
    with bar as (select s.company_id, d.trade_date, d.close from daily_price d
      join security s on s.market_id = d.market_id and s.security_id = d.security_id and s.kind = 'stock'
        and s.superseded_at = 'infinity'
      where d.market_id = ${DEMO_MARKET} and d.basis = 'forward-adjusted' and d.superseded_at = 'infinity'
        and d.trade_date >= ${day}::date - 20),
    last as (select distinct on (company_id) company_id, close from bar where trade_date >= ${day}
      order by company_id, trade_date desc),
    first as (select distinct on (company_id) company_id, close from bar where trade_date < ${day}
      order by company_id, trade_date desc)
    select company_id, last.close / first.close as ratio from last join first using (company_id)
    order by 2 desc, 1`
}

/** The market's index at the end of years. */
export async function indexByYear(db: Db): Promise<Map<number, number>> {
  const rows = await db<{ year: number; close: number }[]>`
    select distinct on (1) extract(year from trade_date)::int as year, close from daily_price
    where market_id = ${DEMO_MARKET} and security_id = 'SHZ-990001-index' and superseded_at = 'infinity'
    order by 1, trade_date desc`
  return new Map(rows.map((row) => [row.year, row.close]))
}

/** Cash that companies paid a share, by the year of payment, of those whose payments one source tells in one way. */
export async function cashByYear(db: Db): Promise<{ company_id: string; year: number; cash: number }[]> {
  return db<{ company_id: string; year: number; cash: number }[]>`
    select s.company_id, extract(year from a.action_date)::int as year, sum(a.cash_per_share) as cash
    from corporate_action a join security s on s.market_id = a.market_id and s.security_id = a.security_id
      and s.kind = 'stock' and s.superseded_at = 'infinity'
    where a.market_id = ${DEMO_MARKET} and a.superseded_at = 'infinity' and a.action = 'dividend'
      and a.cash_per_share is not null and a.action_date <= now()
    group by 1, 2 having count(distinct a.tax_basis) = 1 and count(distinct a.dated_by) = 1 order by 1, 2`
}

/** Industries of the first level with how many stocks of theirs were traded within a year. */
export async function classSizes(db: Db): Promise<{ zh: string; en: string; companies: number }[]> {
  return db<{ zh: string; en: string; companies: number }[]>`
    select i.name_zh as zh, i.name_en as en, count(distinct m.company_id)::int as companies
    from industry i join industry_membership m on m.market_id = i.market_id and m.superseded_at = 'infinity'
      and left(m.industry_code, 2) = left(i.industry_code, 2) and m.valid_from <= now()
      and (m.valid_to is null or m.valid_to >= now())
    where i.market_id = ${DEMO_MARKET} and i.level = 1 and i.superseded_at = 'infinity' and i.name_en is not null
      and exists (select from security s join daily_price d on d.market_id = s.market_id
        and d.security_id = s.security_id and d.superseded_at = 'infinity' and d.trade_date >= now() - interval '366 days'
        where s.market_id = m.market_id and s.company_id = m.company_id and s.kind = 'stock'
          and s.superseded_at = 'infinity')
      and not exists (select from listing_status l join security s on s.market_id = l.market_id
        and s.security_id = l.security_id and s.superseded_at = 'infinity' where l.market_id = m.market_id
        and s.company_id = m.company_id and l.superseded_at = 'infinity' and l.status = 'delisted')
    group by 1, 2 order by 3 desc, 1`
}
