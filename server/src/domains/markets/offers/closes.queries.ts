import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from './quotes.ts'

/** A close of a company's stock. */
export interface Close {
  basis: PriceBasis
  trade_date: string
  close: number
  currency: string | null
}

/** Closes of a company's stock on the days from one to another, in every basis held, the earliest first. */
export async function closesOf(
  db: Db,
  view: View,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<Close[]> {
  return db<Close[]>`
    select d.basis, d.trade_date, d.close, stock.currency
    from (select s.security_id, s.currency from security s
      where s.company_id = ${companyId} and s.kind = 'stock' and ${inForce(db, 's', view)}
      order by s.security_id <> s.company_id, s.security_id limit 1) stock
    join daily_price d on d.security_id = stock.security_id
    where d.basis in ('traded', 'forward-adjusted', 'backward-adjusted') and d.trade_date between ${from} and ${to}
      and ${barInForce(db, 'd', view)}
    order by d.trade_date, d.basis`
}
