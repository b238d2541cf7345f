import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Which company a text of a file means. */
export interface CompanyMeant {
  said: string
  company_id: string
}

/**
 * Companies by their ids, the codes of their securities or their names, whole and as they are written; a text that
 * several companies bear means none of them.
 */
export async function companiesMeant(db: Db, view: View, said: readonly string[]): Promise<CompanyMeant[]> {
  if (said.length === 0) return []
  const texts = db.array([...new Set(said)])
  return db<CompanyMeant[]>`
    with hit as (
      select c.company_id as said, c.company_id from company c
        where c.company_id = any(${texts}::text[]) and ${inForce(db, 'c', view)}
      union select s.code, s.company_id from security s
        where s.code = any(${texts}::text[]) and s.company_id is not null and ${inForce(db, 's', view)}
      union select n.name, n.company_id from company_name n
        where n.name = any(${texts}::text[]) and ${inForce(db, 'n', view)})
    select said, min(company_id) as company_id from hit group by said having count(distinct company_id) = 1
    order by said`
}
