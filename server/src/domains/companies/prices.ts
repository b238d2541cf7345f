import { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { exchangeOf, exchanges } from '@pandora/contract/records/identity'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { companyNames } from '../../shared/names.ts'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import {
  bars,
  barVersions,
  lastBarOrigin,
  priceBases,
  securityOf,
  type BarRow,
  type BasisRow,
  type BarVersion,
} from './prices.queries.ts'

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
        ...columnsOf(rows),
        provenance: origin ? presentProvenance(origin) : null,
      }
    },
  ),

  serve(companies.barVersions, async ({ db, view, input: { securityId, date, basis } }) => ({
    dataList: (await barVersions(db, view, securityId, date, basis)).map(presentVersion),
  })),
]

/** Names and currency of a security: a stock is called as its company, an index by its own name. */
async function namedSecurity(
  db: Db,
  view: View,
  securityId: string,
): Promise<Pick<StockPrice, 'nameZh' | 'nameEn' | 'currency'>> {
  const security = await securityOf(db, view, securityId)
  const companyId = security?.company_id ?? securityId
  const names = (await companyNames(db, view, [companyId])).get(companyId)
  const exchange = exchangeOf(securityId)
  return {
    nameZh: names?.nameZh ?? security?.name_zh ?? null,
    nameEn: names?.nameEn ?? security?.name_en ?? null,
    currency: security?.currency ?? (exchange ? exchanges[exchange].currency : null),
  }
}

/** Which basis is shown and which there are. A basis none of whose bars is known yet is not named, only counted. */
function presentBases(
  bases: readonly BasisRow[],
  chosen: BasisRow | undefined,
): Pick<StockPrice, 'basis' | 'basisDate' | 'bases' | 'laterBars' | 'firstBarOn'> {
  return {
    basis: chosen?.known ? chosen.basis : null,
    basisDate: chosen?.basis_date ?? null,
    bases: bases.filter((one) => one.known).map((one) => one.basis),
    laterBars: chosen?.later ?? 0,
    firstBarOn: chosen?.first_on ?? null,
  }
}

/** Bars side by side, oldest first. */
function columnsOf(
  rows: readonly BarRow[],
): Pick<StockPrice, 'date' | 'open' | 'high' | 'low' | 'close' | 'volume' | 'amount' | 'turnoverRate'> {
  return {
    date: rows.map((row) => row.trade_date),
    open: rows.map((row) => row.open),
    high: rows.map((row) => row.high),
    low: rows.map((row) => row.low),
    close: rows.map((row) => row.close),
    volume: rows.map((row) => row.volume),
    amount: rows.map((row) => row.amount),
    turnoverRate: rows.map((row) => row.turnover_rate),
  }
}

function presentVersion(row: BarVersion): OutputOf<typeof companies.barVersions>['dataList'][number] {
  const { basis, open, high, low, close, volume, amount } = row
  return {
    basis,
    open,
    high,
    low,
    close,
    volume,
    amount,
    supersededAt: isoInstant(row.superseded_at),
    provenance: presentProvenance(row as Origin),
  }
}
