import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from '../markets/offers/quotes.ts'

export interface BarRow {
  security_id: string
  trade_date: string
  open: number | null
  close: number
  previous_close: number | null
}

/** Bars of stocks in one basis each, the forward-adjusted one where there is one, oldest first. */
export async function adjustedBars(
  db: Db,
  view: View,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<BarRow[]> {
  return db<BarRow[]>`
    select p.security_id, p.trade_date, p.open, p.close, p.previous_close
      from unnest(${db.array(ids as string[])}::text[]) asked(id)
    cross join lateral (select d.basis from daily_price d
      where d.security_id = asked.id and ${barInForce(db, 'd', view)}
      order by d.basis = 'forward-adjusted' desc, d.basis = 'backward-adjusted' desc limit 1) chosen
    join daily_price p on p.security_id = asked.id and p.basis = chosen.basis and p.trade_date between ${from} and ${to}
      and ${barInForce(db, 'p', view)}
    order by p.security_id, p.trade_date`
}

/**
 * Mean change of stocks on a day: from the close before to the open and to the close, shares of 1, over the `stocks`
 * whose open is known. Summed in the order of their ids: floating point tells another order in the last digit.
 */
export interface MeanDay {
  trade_date: string
  stocks: number
  open: number
  close: number
}

/** Mean change of the stocks of each industry of level 1 by day. */
export async function industryDays(
  db: Db,
  view: View,
  codes: readonly string[],
  from: string,
  to: string,
): Promise<(MeanDay & { code: string })[]> {
  return db<(MeanDay & { code: string })[]>`
    select top.code, p.trade_date, count(*)::int as stocks, 
      avg(p.open / p.previous_close - 1 order by p.security_id) as open,
      avg(p.close / p.previous_close - 1 order by p.security_id) as close
    from industry_membership m cross join lateral (select left(m.industry_code, 2) || '0000' as code) top
    join security s on s.company_id = m.company_id and s.kind = 'stock' and ${inForce(db, 's', view)}
    join daily_price p on p.security_id = s.security_id and p.basis = 'traded' and p.previous_close > 0
      and p.open is not null and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}
    where m.scheme = 'sw2021' and m.valid_from <= p.trade_date and (m.valid_to is null or m.valid_to >= p.trade_date)
      and top.code = any(${db.array(codes as string[])}) and ${inForce(db, 'm', view)}
    group by 1, 2 order by 1, 2`
}

/** Mean change of all stocks of the market by day, oldest first. */
export async function marketDays(db: Db, view: View, from: string, to: string): Promise<MeanDay[]> {
  return db<MeanDay[]>`
    select p.trade_date, count(*)::int as stocks, 
      avg(p.open / p.previous_close - 1 order by p.security_id) as open,
      avg(p.close / p.previous_close - 1 order by p.security_id) as close
    from security s join daily_price p on p.security_id = s.security_id and p.basis = 'traded' and p.previous_close > 0
      and p.open is not null and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}
    where s.kind = 'stock' and ${inForce(db, 's', view)}
    group by 1 order by 1`
}

/** Industry of level 1 of companies, and whether they left the market. */
export async function companyClasses(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<Map<string, { code: string; delisted: boolean }>> {
  const rows = await db<{ company_id: string; code: string; delisted: boolean }[]>`
    select distinct on (m.company_id) m.company_id, left(m.industry_code, 2) || '0000' as code,
      exists (select from listing_status l where l.security_id = m.company_id and l.status = 'delisted'
        and ${inForce(db, 'l', view)}) as delisted
    from industry_membership m where m.scheme = 'sw2021' and m.company_id = any(${db.array(ids as string[])})
      and ${inForce(db, 'm', view)} order by m.company_id, m.valid_from desc`
  return new Map(rows.map((row) => [row.company_id, row]))
}
