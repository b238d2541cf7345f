import type { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { exchangeOf, exchanges } from '@pandora/contract/records/identity'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import type { BarRow, BarVersion, BasisRow, NamedSecurity } from './prices.queries.ts'
import type { ActionRow } from './actions.queries.ts'
import type { Names } from '../../shared/names.ts'

type StockPrice = OutputOf<typeof companies.stockPrice>

/** Names and currency of a security: a stock is called as its company, an index by its own name. */
export function presentSecurity(
  securityId: string,
  security: NamedSecurity | undefined,
  names: Names | undefined,
): Pick<StockPrice, 'nameZh' | 'nameEn' | 'currency'> {
  return {
    nameZh: names?.nameZh ?? security?.name_zh ?? null,
    nameEn: names?.nameEn ?? security?.name_en ?? null,
    currency: presentCurrency(securityId, security),
  }
}

/** What a security is traded in, as a source says, else as its exchange trades. */
export function presentCurrency(securityId: string, security: NamedSecurity | undefined): string | null {
  const exchange = exchangeOf(securityId)
  return security?.currency ?? (exchange ? exchanges[exchange].currency : null)
}

/** Which basis is shown and which there are. A basis none of whose bars is known yet is not named, only counted. */
export function presentBases(
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
export function presentBars(
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

/** A version of a bar, and until when it stood. */
export function presentVersion(row: BarVersion): OutputOf<typeof companies.barVersions>['dataList'][number] {
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

/** A corporate action, on the basis that its source tells it. */
export function presentAction(row: ActionRow): Omit<OutputOf<typeof companies.actions>['dataList'][number], 'read'> {
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
