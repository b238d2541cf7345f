import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Every name that a company bears or bore, of all forms and both languages, as the view knows them. */
export async function namesOfCompany(db: Db, view: View, companyId: string): Promise<string[]> {
  const rows = await db<
    { name: string }[]
  >`select distinct n.name from company_name n where n.company_id = ${companyId} and ${inForce(db, 'n', view)}
    order by 1`
  return rows.map((row) => row.name)
}
