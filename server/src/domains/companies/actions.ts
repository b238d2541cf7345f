import { companies } from '@pandora/contract/domains/companies/operations'
import { readOnce } from '@pandora/intelligence/fundamentals/actions'
import { serve, type Route } from '../../http/route.ts'
import { actionsOf } from './actions.queries.ts'
import { securityOf } from './prices.queries.ts'
import { presentAction, presentCurrency } from './present-prices.ts'

export const actionRoutes: readonly Route[] = [
  serve(companies.actions, async ({ db, view, input: { securityId } }) => {
    const [rows, security] = await Promise.all([actionsOf(db, view, securityId), securityOf(db, view, securityId)])
    const told = rows.map(presentAction)
    const read = new Set(readOnce(told))
    return {
      currency: presentCurrency(securityId, security),
      dataList: told.map((one) => ({ ...one, read: read.has(one) })),
    }
  }),
]
