import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { lastSeenFirst } from './names.ts'

/**
 * SQL expression: the name, in a language, of the company whose id stands in the SQL expression `company`; chosen as
 * `namesFrom` does.
 */
export function nameIn(db: Db, view: View, company: ReturnType<Db>, language: 'zh' | 'en') {
  return db`(select n.name from company_name n where n.company_id = ${company} and n.language = ${language}
    and ${inForce(db, 'n', view)}
    order by n.form = 'short' desc, ${lastSeenFirst(db, 'n')} limit 1)`
}
