import { readOnce } from '@pandora/intelligence/fundamentals/actions'
import type { CompanyAction } from './actions.queries.ts'

/**
 * Of each action of each security the one telling that readers are shown (`readOnce`). The actions are those of whole
 * calendar years: which way of dating is read is found by year.
 */
export function toldOnce(actions: readonly CompanyAction[]): CompanyAction[] {
  return [...Map.groupBy(actions, (one) => one.security_id).values()].flatMap((own) =>
    readOnce(
      own.map((row) => ({
        row,
        actionDate: row.action_date,
        action: row.action,
        datedBy: row.dated_by,
        taxBasis: row.tax_basis,
        basisDate: row.basis_date,
      })),
    ).map(({ row }) => row),
  )
}
