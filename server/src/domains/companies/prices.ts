import { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { companyNames } from '../../shared/names.ts'
import { presentProvenance } from '../../shared/provenance.ts'
import { bars, barVersions, lastBarOrigin, priceBases, securityOf } from './prices.queries.ts'
import { presentSecurity, presentBases, presentBars, presentVersion } from './present-prices.ts'

type StockPrice = OutputOf<typeof companies.stockPrice>

export const priceRoutes: readonly Route[] = [
  serveShared(
    companies.stockPrice,
    { reads: ['company_name', 'daily_price', 'import_run', 'security'] },
    async ({ db, view, input: { securityId, from, to, basis } }) => {
      const [bases, named] = await Promise.all([priceBases(db, view, securityId), namedSecurity(db, view, securityId)])
      const chosen = basis ? bases.find((one) => one.basis === basis) : (bases.find((one) => one.known) ?? bases[0])
      const asked = chosen && { securityId, basis: chosen.basis, basisDate: chosen.basis_date, from, to }
      const [rows, origin] = asked
        ? await Promise.all([bars(db, view, asked), lastBarOrigin(db, view, asked)])
        : [[], undefined]
      return {
        securityId,
        ...named,
        ...presentBases(bases, chosen),
        ...presentBars(rows),
        provenance: origin ? presentProvenance(origin) : null,
      }
    },
  ),

  serve(companies.barVersions, async ({ db, view, input: { securityId, date, basis } }) => ({
    dataList: (await barVersions(db, view, securityId, date, basis)).map(presentVersion),
  })),
]

async function namedSecurity(
  db: Db,
  view: View,
  securityId: string,
): Promise<Pick<StockPrice, 'nameZh' | 'nameEn' | 'currency'>> {
  const security = await securityOf(db, view, securityId)
  const companyId = security?.company_id ?? securityId
  return presentSecurity(securityId, security, (await companyNames(db, view, [companyId])).get(companyId))
}
