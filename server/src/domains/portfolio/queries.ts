import { capOf, type Cap } from '@pandora/intelligence/fundamentals/valuation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { countOf, lastCapRows, priceOf } from '../figures/offers/caps.queries.ts'

/** Market values of companies by the last bars of their stocks, by id; a company without a known bar is absent. */
export async function capsOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, Cap>> {
  const rows = await lastCapRows(db, view, ids)
  return new Map(
    rows.flatMap((row) =>
      row.security_id === row.company_id
        ? [[row.company_id, capOf(priceOf(row, row.currency), countOf(row))] as const]
        : [],
    ),
  )
}

/** A company among the largest, and what it was measured by. */
export interface Largest {
  company_id: string
  by_cap: boolean
}

const DAY = 86_400_000
/** Days before the market's last day within which a stock must have traded. */
const FORTNIGHT = 14

/**
 * The largest companies of the market among those traded in the last fortnight it knows: by market value, or where that
 * is not known of so many, all by the amount of the market's last day:
 * an order is by one measure, the one that is named beside it. 20 µs a stock; the answer is held.
 */
export async function largestCompanies(db: Db, view: View, limit: number): Promise<Largest[]> {
  const rows = await lastCapRows(db, view)
  const last = rows.reduce((latest, row) => (row.trade_date > latest ? row.trade_date : latest), '0000-01-01')
  const traded = rows
    .filter((row) => Date.parse(last) - Date.parse(row.trade_date) <= FORTNIGHT * DAY)
    .map((row) => ({
      id: row.company_id,
      cap: capOf(priceOf(row, row.currency), countOf(row)).marketCap,
      amount: row.trade_date === last ? row.amount : null,
    }))
  const sized = [...Map.groupBy(traded, (one) => one.id)].map(([id, stocks]) => ({
    id,
    cap: most(stocks.map((one) => one.cap)),
    amount: most(stocks.map((one) => one.amount)),
  }))
  const by = (measure: 'cap' | 'amount') =>
    sized.toSorted((a, b) => b[measure] - a[measure] || b.amount - a.amount || (a.id < b.id ? -1 : 1)).slice(0, limit)
  const largest = by('cap')
  const byCap = largest.every((one) => one.cap >= 0)
  return (byCap ? largest : by('amount')).map(({ id }) => ({ company_id: id, by_cap: byCap }))
}

/** The largest of what is known; below every amount where nothing is. */
const most = (values: readonly (number | null)[]): number =>
  values.reduce<number>((largest, one) => Math.max(largest, one ?? -1), -1)
