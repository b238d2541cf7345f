import { exponentIn } from '../header-names.ts'
import { Bad } from '../values/bad.ts'
import { listedId } from '../values/codes.ts'
import { decimal } from '../values/numbers.ts'
import { type Context, type Fields, type Found, as, cellsOf, isThere, listed, scaled } from './draft.ts'

/** Prices at or below zero can only be adjusted ones. */
export const anyNotPositive = (cells: readonly unknown[]): boolean =>
  cells.some((cell) => {
    const price = isThere(cell) ? decimal(cell) : undefined
    return typeof price === 'number' && price <= 0
  })
export const looksAdjusted = (found: Found, context: Context): boolean =>
  anyNotPositive([...cellsOf(found.low, context), ...cellsOf(found.close, context)])

/** Codes that are all of indexes are of indexes. */
function pricedSecurity(found: Found, context: Context): Fields | undefined {
  const own = listed(found)
  const codes = cellsOf(found.code, context).filter((cell) => cell !== null && cell !== '')
  const index =
    codes.length > 0 &&
    codes.every((cell) => {
      const one = listedId(cell, null, 'stock')
      return one instanceof Bad && one.reason === 'INDEX_CODE'
    })
  return own && index ? { ...own, security: 'index' } : own
}

export function priceRecords(found: Found, context: Context): unknown[] {
  // Tushare counts volume in lots and amounts in thousands, and says so only in its manual.
  const tushare = context.columns.includes('ts_code')
  const units = (column: string | undefined, usual: number): number =>
    column === undefined ? 0 : exponentIn(column) || (tushare ? usual : 0)
  const adjusted = looksAdjusted(found, context)
  return [
    {
      kind: 'daily_price',
      fields: {
        security_id: pricedSecurity(found, context),
        basis: { value: adjusted ? 'forward-adjusted' : 'traded' },
        ...(adjusted ? { basis_date: { value: null } } : {}),
        trade_date: as(found.date, 'day'),
        open: as(found.open, 'number'),
        high: as(found.high, 'number'),
        low: as(found.low, 'number'),
        close: as(found.close, 'number'),
        previous_close: as(found.previous_close, 'number'),
        volume: scaled(found.volume, units(found.volume, 2)),
        amount: scaled(found.amount, units(found.amount, 3)),
        turnover_rate: as(found.turnover, 'percent'),
        change_rate: as(found.change_rate, 'percent'),
      },
    },
  ]
}
