import { standInNames, type FigureName, type StandIn } from '@pandora/contract/domains/figures/names'
import type { Part } from '@pandora/intelligence/fundamentals/types'
import type { QuarterFigures } from './offers/quarters.queries.ts'

type Column = keyof QuarterFigures & string

/** Amounts of a row that may be stood in for, with the columns that hold them. */
const amounts = {
  net_profit: 'netIncomeAfterTax',
  net_profit_ttm: 'netIncomeAfterTax',
  parent_net_profit: 'parentNetProfit',
  parent_net_profit_ttm: 'parentNetProfit',
  equity: 'equity',
  parent_equity: 'parentEquity',
} as const satisfies Partial<Record<Column, StandIn>>
/** Ratios that rest on such amounts. */
const restsOn: Partial<Record<Column, readonly (keyof typeof amounts)[]>> = {
  net_margin: ['net_profit'],
  net_margin_ttm: ['net_profit_ttm'],
  profit_growth: ['parent_net_profit'],
  profit_growth_ttm: ['parent_net_profit_ttm'],
  roe: ['parent_net_profit_ttm', 'parent_equity'],
}
const isAmount = (column: string): column is keyof typeof amounts => column in amounts

/**
 * The amount for which another item stands in, in a column of a row or in what it is worked out from; null where none
 * does. A ratio that the source itself gives rests on nothing.
 */
export function standInOf(
  row: Pick<QuarterFigures, 'stated'> & Partial<QuarterFigures>,
  column: Column,
): StandIn | null {
  if (row[column] === null) return null
  if (isAmount(column)) return row.stated.includes(column) ? amounts[column] : null
  if (row.stated.includes(column)) return null
  // Where no tax is reported, the tax rate is worked out from net profit.
  if (column === 'nopat' || column === 'nopat_ttm')
    return row[column === 'nopat' ? 'income_tax' : 'income_tax_ttm'] === null &&
      row.stated.includes(column === 'nopat' ? 'net_profit' : 'net_profit_ttm')
      ? 'netIncomeAfterTax'
      : null
  const found = restsOn[column]?.find((one) => row.stated.includes(one))
  return found ? amounts[found] : null
}

/** Stand-ins of a row's fields, by their names on the wire. */
export function standInsOf(
  row: QuarterFigures,
  columns: Readonly<Record<string, Column>>,
  under = '',
): Record<string, StandIn[]> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const standIn = standInOf(row, column)
      return standIn ? [[`${under}${name}`, [standIn]] as const] : []
    }),
  )
}

const mayStandIn = (name: string): name is StandIn => (standInNames as readonly string[]).includes(name)

/** The first stand-in in a figure or its parts; null where none stands in. */
export function standInAmong(
  name: FigureName | 'taxRate' | null,
  standIn: true | undefined,
  parts: readonly Part[],
): StandIn | null {
  if (standIn && name !== null && mayStandIn(name)) return name
  for (const { of } of parts) {
    const found = 'item' in of ? null : standInAmong(of.name, of.standIn, of.parts)
    if (found) return found
  }
  return null
}
