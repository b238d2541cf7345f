import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'
import { barInForce } from '../markets/offers/quotes.ts'

/** Where the bar of a day comes from. */
export async function originOfBar(
  db: Db,
  view: View,
  { securityId, day, basis }: { securityId: string; day: string; basis: string },
): Promise<Origin | undefined> {
  const [row] = await db<Origin[]>`
    select ${originColumns(db, 'd')} from daily_price d join import_run run on run.run_id = d.run_id
    where d.security_id = ${securityId} and d.trade_date = ${day} and d.basis = ${basis}
      and ${barInForce(db, 'd', view)} limit 1`
  return row
}

/** Where the figures of the last four quarters come from: the row of the newest period. */
export async function originOfQuarter(
  db: Db,
  view: View,
  { companyId, periodEnd }: { companyId: string; periodEnd: string },
): Promise<Origin | undefined> {
  const [row] = await db<Origin[]>`
    select ${originColumns(db, 'q')} from company_quarter q join import_run run on run.run_id = q.run_id
    where q.company_id = ${companyId} and q.period_end = ${periodEnd} and ${inForce(db, 'q', view)} limit 1`
  return row
}

/** Where the count of shares on a day comes from. */
export async function originOfShares(
  db: Db,
  view: View,
  { securityId, countedOn }: { securityId: string; countedOn: string },
): Promise<Origin | undefined> {
  const [row] = await db<Origin[]>`
    select ${originColumns(db, 's')} from share_count s join import_run run on run.run_id = s.run_id
    where s.security_id = ${securityId} and s.counted_on = ${countedOn} and ${inForce(db, 's', view)} limit 1`
  return row
}
