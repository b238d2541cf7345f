import type { ToldAction } from '@pandora/intelligence/fundamentals/actions'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CorporateActionRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A corporate action of a company's stock, as one source tells it. */
export type CompanyAction = Origin &
  Pick<
    CorporateActionRow,
    | 'security_id'
    | 'action_date'
    | 'cash_per_share'
    | 'shares_per_share'
    | 'rights_price'
    | 'basis_date'
    | 'announced_on'
  > & {
    company_id: string
    currency: string
    action: 'dividend' | 'split' | 'bonus' | 'rights'
    dated_by: ToldAction['datedBy']
    tax_basis: ToldAction['taxBasis']
  }

/** Corporate actions between two days, both included, of stocks of companies: of all unless some are named. */
export async function companyActions(
  db: Db,
  view: View,
  { from, to, companyIds }: { from: string; to: string; companyIds?: readonly string[] | undefined },
): Promise<CompanyAction[]> {
  return db<CompanyAction[]>`
    select a.security_id, s.company_id, s.currency, a.action_date, a.action, a.dated_by, a.tax_basis, a.basis_date,
      a.cash_per_share, a.shares_per_share, a.rights_price, a.announced_on, ${originColumns(db, 'a')}
    from corporate_action a join import_run run on run.run_id = a.run_id
    join security s on s.security_id = a.security_id and s.kind = 'stock' and s.company_id is not null
      and ${inForce(db, 's', view)}
    where ${inForce(db, 'a', view)} and a.action_date between ${from} and ${to}
      ${companyIds ? db`and s.company_id = any(${db.array([...companyIds])}::text[])` : db``}
    order by a.action_date desc, a.security_id, a.action, a.dated_by, a.basis_date nulls first, a.tax_basis`
}
