import type { HeldAction } from '@pandora/intelligence/holdings/actions'
import { countedActions, type CountedAction } from '@pandora/intelligence/holdings/actions'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CorporateActionRow } from '@pandora/store/generated/schema'

type ActionRow = Pick<
  CorporateActionRow,
  'security_id' | 'action_date' | 'basis_date' | 'cash_per_share' | 'shares_per_share' | 'rights_price'
> & { action: HeldAction['action']; dated_by: HeldAction['datedBy']; tax_basis: HeldAction['taxBasis'] }

/** Corporate actions of securities as they are counted, each once, by security. */
export async function actionsCounted(
  db: Db,
  view: View,
  securityIds: readonly string[],
): Promise<Map<string, CountedAction[]>> {
  if (securityIds.length === 0) return new Map()
  const rows = await db<ActionRow[]>`
    select a.security_id, a.action_date, a.action, a.dated_by, a.tax_basis, a.basis_date, a.cash_per_share,
      a.shares_per_share, a.rights_price
    from corporate_action a where a.security_id = any(${db.array(securityIds as string[])}::text[])
      and ${inForce(db, 'a', view)} order by a.action_date, a.action, a.dated_by, a.basis_date, a.tax_basis`
  return new Map(
    [...Map.groupBy(rows, (row) => row.security_id)].map(([id, own]) => [
      id,
      countedActions(
        own.map((row) => ({
          actionDate: row.action_date,
          action: row.action,
          datedBy: row.dated_by,
          taxBasis: row.tax_basis,
          basisDate: row.basis_date,
          cash: row.cash_per_share,
          shares: row.shares_per_share,
          rightsPrice: row.rights_price,
        })),
      ),
    ]),
  )
}
