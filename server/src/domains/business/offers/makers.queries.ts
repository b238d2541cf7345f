import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A product of a company's last report that divides its revenue by products, and whether its name holds a word. */
export interface MadeRow extends Origin {
  company_id: string
  name: string
  name_en: string | null
  named: boolean
  revenue: number | null
  revenue_share: number | null
  currency: string
  period_end: string
}

/**
 * Products of companies of which one bears a name that holds a word, of each one's last period by products, the largest of
 * each company first: all of them, for whether one is the sum of others is told by them together.
 */
export async function productsNamed(db: Db, view: View, word: string): Promise<MadeRow[]> {
  const said = word.toLowerCase()
  const named = (alias: string) => db`(position(${said} in lower(${db(alias)}.name)) > 0
      or position(${said} in lower(coalesce(${db(alias)}.name_en, ''))) > 0)`
  return db<MadeRow[]>`
    select s.company_id, s.name, s.name_en, ${named('s')} as named, s.revenue, s.revenue_share, s.currency, s.period_end::text as period_end,
      ${originColumns(db, 's')}
    from business_segment s join import_run run on run.run_id = s.run_id
    where s.dimension = 'product' and ${inForce(db, 's', view)}
      and exists (select from business_segment n where n.company_id = s.company_id and n.dimension = 'product'
        and n.period_end = s.period_end and ${inForce(db, 'n', view)} and ${named('n')})
      and s.period_end = (select max(l.period_end) from business_segment l
        where l.company_id = s.company_id and l.dimension = 'product' and ${inForce(db, 'l', view)})
    order by s.company_id, s.revenue desc nulls last, s.name`
}
