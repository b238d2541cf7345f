import type { ToldAction } from '@pandora/intelligence/fundamentals/actions'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CorporateActionRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../shared/provenance.ts'

export type ActionRow = Origin &
  Pick<
    CorporateActionRow,
    'action_date' | 'cash_per_share' | 'shares_per_share' | 'rights_price' | 'basis_date' | 'announced_on'
  > & {
    action: 'dividend' | 'split' | 'bonus' | 'rights'
    dated_by: ToldAction['datedBy']
    tax_basis: ToldAction['taxBasis']
  }

/** Corporate actions of a security that the view knows, on every basis, the latest first. */
export async function actionsOf(db: Db, view: View, securityId: string): Promise<ActionRow[]> {
  return db<ActionRow[]>`
    select a.action_date, a.action, a.dated_by, a.tax_basis, a.basis_date, a.cash_per_share, a.shares_per_share,
      a.rights_price, a.announced_on, ${originColumns(db, 'a')}
    from corporate_action a join import_run run on run.run_id = a.run_id
    where a.security_id = ${securityId} and ${inForce(db, 'a', view)}
      order by a.action_date desc, a.action, a.dated_by, a.basis_date nulls first, a.tax_basis`
}
