import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barWithin, capColumns, sharesUpTo, type CapRow } from './caps.queries.ts'

/** Days before a day within which a price still stands for it: the longest holidays, and a short suspension. */
const NEAR = 20

type Bar = Omit<CapRow, 'total_shares' | 'float_shares' | 'counted_on'>
/**
 * The bar last up to a day, one that was paid first, and the shares counted last up to the day; all of the bar null
 * where there is none.
 */
export type PricedDay = { company_id: string; day: string; currency: string } & Pick<
  CapRow,
  'total_shares' | 'float_shares' | 'counted_on'
> &
  (Bar | { [Column in keyof Bar]: null })

/** Prices of companies at the ends of periods, pairwise. */
export async function pricesAt(
  db: Db,
  view: View,
  pairs: readonly { companyId: string; day: string }[],
): Promise<PricedDay[]> {
  if (pairs.length === 0) return []
  return db<PricedDay[]>`
    select asked.company_id, asked.day, s.currency, ${capColumns(db, view)}
    from unnest(${db.array(pairs.map((one) => one.companyId))}::text[],
      ${db.array(pairs.map((one) => one.day))}::text[]::date[]) asked(company_id, day)
    cross join lateral (select s.security_id, s.currency from security s
      where s.company_id = asked.company_id and s.kind = 'stock' and ${inForce(db, 's', view)}
      order by s.security_id <> asked.company_id, s.security_id limit 1) s
    left join ${barWithin(db, view, db`s.security_id`, { from: db`asked.day - ${NEAR}::int`, until: db`asked.day` })}
      on true
    left join ${sharesUpTo(db, view, db`s.security_id`, db`asked.day`)} on true`
}
