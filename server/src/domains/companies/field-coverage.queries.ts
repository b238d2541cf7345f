import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ItemCount } from './field-coverage.ts'

/** Items of a company's statements with how many periods each has, and its prices and share counts in the same form. */
export async function itemCounts(db: Db, view: View, companyId: string): Promise<ItemCount[]> {
  return db<ItemCount[]>`
    select i.item, count(distinct i.period_end)::int as periods, max(i.period_end)::text as latest from statement_item i
      where i.company_id = ${companyId} and ${inForce(db, 'i', view)} group by i.item
    union all select 'price', count(*)::int, max(p.trade_date)::text
      from (select distinct d.trade_date from daily_price d
      where d.security_id = ${companyId} and ${inForce(db, 'd', view)}) p having count(*) > 0
    union all select 'shares', count(*)::int, max(c.counted_on)::text from share_count c
      where c.security_id = ${companyId} and ${inForce(db, 'c', view)} having count(*) > 0`
}
