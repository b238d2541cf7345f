import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Refuses a company that no fact of the view names, with NOT_FOUND. */
export async function refuseUnknownCompany(db: Db, view: View, companyId: string): Promise<void> {
  const [row] = await db<[{ known: boolean }]>`
    select exists (select from company c where c.company_id = ${companyId} and ${inForce(db, 'c', view)})
      or exists (select from company_name n where n.company_id = ${companyId} and ${inForce(db, 'n', view)})
      or exists (select from document_company d
        where d.company_id = ${companyId} and ${inForce(db, 'd', view)}) as known`
  if (!row.known) throw new Refusal(errors.NOT_FOUND)
}
