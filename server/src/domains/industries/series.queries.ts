import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { SHENWAN } from '../../shared/classes.ts'
import { barInForce, lastBarOf } from '../markets/offers/quotes.ts'

/** First and last day on which any company of the classes has a bar; undefined where none has. */
export async function barDays(
  db: Db,
  view: View,
  codes: readonly string[],
): Promise<{ first: string; last: string } | undefined> {
  const [row] = await db<{ first: string | null; last: string | null }[]>`
    select min(earliest.trade_date)::text as first, max(bar.trade_date)::text as last
    from (select distinct m.company_id from industry_membership m
      where m.scheme = ${SHENWAN} and m.industry_code = any(${[...codes]}) and ${inForce(db, 'm', view)}) one
    cross join ${lastBarOf(db, view, db`one.company_id`)}
    cross join lateral (select d.trade_date from daily_price d
      where d.security_id = one.company_id and d.basis = bar.basis and ${barInForce(db, 'd', view)}
      order by d.trade_date limit 1) earliest`
  return row?.first && row.last ? { first: row.first, last: row.last } : undefined
}

/** Closes of an index in the basis it has, oldest first, from ten days before the first. */
export async function indexCloses(
  db: Db,
  view: View,
  securityId: string,
  from: string,
  to: string,
): Promise<{ date: string; close: number }[]> {
  return db<{ date: string; close: number }[]>`
    select p.trade_date::text as date, p.close from daily_price p
      where p.security_id = ${securityId} and p.trade_date between ${from}::date - 10 and ${to}
      and ${barInForce(db, 'p', view)}
      and p.basis = (select d.basis from daily_price d
        where d.security_id = ${securityId} and ${barInForce(db, 'd', view)} order by d.basis = 'traded' desc limit 1)
    order by p.trade_date`
}
