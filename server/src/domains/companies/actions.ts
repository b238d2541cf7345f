import { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { exchangeOf, exchanges } from '@pandora/contract/records/identity'
import { readOnce } from '@pandora/intelligence/fundamentals/actions'
import { serve, type Route } from '../../http/route.ts'
import { presentProvenance } from '../../shared/provenance.ts'
import { actionsOf, type ActionRow } from './actions.queries.ts'
import { securityOf } from './prices.queries.ts'

export const actionRoutes: readonly Route[] = [
  serve(companies.actions, async ({ db, view, input: { securityId } }) => {
    const [rows, security] = await Promise.all([actionsOf(db, view, securityId), securityOf(db, view, securityId)])
    const exchange = exchangeOf(securityId)
    const told = rows.map(presentAction)
    const read = new Set(readOnce(told))
    return {
      currency: security?.currency ?? (exchange ? exchanges[exchange].currency : null),
      dataList: told.map((one) => ({ ...one, read: read.has(one) })),
    }
  }),
]

function presentAction(row: ActionRow): Omit<OutputOf<typeof companies.actions>['dataList'][number], 'read'> {
  return {
    actionDate: row.action_date,
    action: row.action,
    datedBy: row.dated_by,
    taxBasis: row.tax_basis,
    basisDate: row.basis_date,
    cashPerShare: row.cash_per_share,
    sharesPerShare: row.shares_per_share,
    rightsPrice: row.rights_price,
    announcedOn: row.announced_on,
    provenance: presentProvenance(row),
  }
}
