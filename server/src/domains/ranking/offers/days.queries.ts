import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from '../../markets/offers/quotes.ts'

/** Securities whose bars tell on which days a market traded: indexes first. */
const TELLING = 8

/** Trading days of the market from a day on, as the view knows them, oldest first. */
export async function tradingDays(db: Db, view: View, from: string): Promise<string[]> {
  const rows = await db<{ trade_date: string }[]>`
    select distinct p.trade_date from (select s.security_id from security s
      where s.kind in ('index', 'stock') and ${inForce(db, 's', view)}
        and exists (select from daily_price e where e.security_id = s.security_id and ${barInForce(db, 'e', view)})
      order by s.kind <> 'index', s.security_id limit ${TELLING}) told
    cross join unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) any_of(basis)
    join daily_price p on p.security_id = told.security_id and p.basis = any_of.basis and p.trade_date >= ${from}
      and ${barInForce(db, 'p', view)}
    order by 1`
  return rows.map((row) => row.trade_date)
}
