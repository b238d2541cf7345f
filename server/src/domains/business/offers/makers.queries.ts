import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A product of a company's last report that divides its revenue by products, whose name holds a word. */
export interface MadeRow extends Origin {
  company_id: string
  name: string
  name_en: string | null
  revenue: number | null
  revenue_share: number | null
  currency: string
  period_end: string
}

/** Products whose name holds a word, of each company's last period by products, the largest of each company first. */
export async function productsNamed(db: Db, view: View, word: string): Promise<MadeRow[]> {
  const said = word.toLowerCase()
  return db<MadeRow[]>`
    select s.company_id, s.name, s.name_en, s.revenue, s.revenue_share, s.currency, s.period_end::text as period_end,
      ${originColumns(db, 's')}
    from business_segment s join import_run run on run.run_id = s.run_id
    where s.dimension = 'product' and ${inForce(db, 's', view)}
      and (position(${said} in lower(s.name)) > 0 or position(${said} in lower(coalesce(s.name_en, ''))) > 0)
      and s.period_end = (select max(l.period_end) from business_segment l
        where l.company_id = s.company_id and l.dimension = 'product' and ${inForce(db, 'l', view)})
    order by s.company_id, s.revenue desc nulls last, s.name`
}
