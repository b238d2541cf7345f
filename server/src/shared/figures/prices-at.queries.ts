import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from '../quotes.ts'

/** Days before a day within which a close still stands for it: the longest holidays, and a short suspension. */
const NEAR = 20

/** The price paid last up to a day and the shares counted last up to it. `adjusted`: there are prices, but only adjusted ones. */
export interface PricedDay { company_id: string; day: string; currency: string; trade_date: string | null; close: number | null; total_shares: number | null; counted_on: string | null; adjusted: boolean }

/** Prices of companies at the ends of periods, pairwise. */
export async function pricesAt(db: Db, view: View, pairs: readonly { companyId: string; day: string }[]): Promise<PricedDay[]> {
  if (pairs.length === 0) return []
  return db<PricedDay[]>`
    select asked.company_id, asked.day, s.currency, bar.trade_date, bar.close, shares.total_shares, shares.counted_on,
      bar.close is null and exists (select from daily_price d where d.security_id = s.security_id and d.basis <> 'traded' and d.trade_date between asked.day - ${NEAR}::int and asked.day and ${barInForce(db, 'd', view)}) as adjusted
    from unnest(${db.array(pairs.map((one) => one.companyId))}::text[], ${db.array(pairs.map((one) => one.day))}::text[]::date[]) asked(company_id, day)
    cross join lateral (select s.security_id, s.currency from security s where s.company_id = asked.company_id and s.kind = 'stock' and ${inForce(db, 's', view)} order by s.security_id <> asked.company_id, s.security_id limit 1) s
    left join lateral (select d.trade_date, d.close from daily_price d where d.security_id = s.security_id and d.basis = 'traded' and d.trade_date <= asked.day and d.trade_date >= asked.day - ${NEAR}::int and ${barInForce(db, 'd', view)}
      order by d.trade_date desc limit 1) bar on true
    left join lateral (select c.total_shares, c.counted_on from share_count c where c.security_id = s.security_id and c.counted_on <= asked.day and ${inForce(db, 'c', view)} order by c.counted_on desc limit 1) shares on true`
}
