import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nameIn } from '../../shared/company-name.queries.ts'

/** A company as the view names it. */
export interface CompanyNamed {
  company_id: string
  code: string | null
  name_zh: string | null
  name_en: string | null
}

/** Names and codes of companies; those that the view does not know are left out. */
export async function companiesNamed(db: Db, view: View, ids: readonly string[]): Promise<CompanyNamed[]> {
  if (ids.length === 0) return []
  return db<CompanyNamed[]>`
    select one.id as company_id,
      (select s.code from security s where s.company_id = one.id and ${inForce(db, 's', view)}
        order by s.security_id = one.id desc, s.security_id limit 1) as code,
      ${nameIn(db, view, db`one.id`, 'zh')} as name_zh, ${nameIn(db, view, db`one.id`, 'en')} as name_en
    from unnest(${db.array([...new Set(ids)])}::text[]) one(id)
    where exists (select from company c where c.company_id = one.id and ${inForce(db, 'c', view)}) order by one.id`
}
