import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from '../markets/offers/quotes.ts'
import type { PricedDay } from './offers/prices-at.queries.ts'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** Where a bar and the share count up to a day come from. */
export async function originOfPrice(
  db: Db,
  view: View,
  { company_id: companyId, day, trade_date: on, basis, basis_date: basisDate }: PricedDay,
): Promise<{ price: Origin | null; shares: Origin | null }> {
  const stock = db`(select s.security_id from security s where s.company_id = ${companyId} and s.kind = 'stock'
    and ${inForce(db, 's', view)} order by s.security_id <> ${companyId}, s.security_id limit 1)`
  const [prices, counts] = await Promise.all([
    db<Origin[]>`select ${originColumns(db, 'd')} from daily_price d join import_run run on run.run_id = d.run_id
      where d.security_id = ${stock} and d.basis = ${basis} and d.trade_date = ${on}
      and d.basis_date is not distinct from ${basisDate}::date and ${barInForce(db, 'd', view)} limit 1`,
    db<Origin[]>`select ${originColumns(db, 'c')} from share_count c join import_run run on run.run_id = c.run_id
      where c.security_id = ${stock} and c.counted_on <= ${day} and ${inForce(db, 'c', view)} order by c.counted_on desc
      limit 1`,
  ])
  return { price: prices[0] ?? null, shares: counts[0] ?? null }
}
