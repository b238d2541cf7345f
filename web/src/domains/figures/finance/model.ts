import type { figures } from '@pandora/contract/domains/figures/operations'
import type { FigureAbsence, FigureName, StandIn } from '@pandora/contract/domains/figures/names'
import type { OutputOf } from '@pandora/contract/operation'

export type Performance = OutputOf<typeof figures.performance>['dataList'][number]
export type NopatRow = OutputOf<typeof figures.nopat>['dataList'][number]

/**
 * How a quarter's flows are counted: the quarter alone, the fiscal year up to its end, or the four quarters up to it.
 */
export const bases = ['quarter', 'cumulative', 'ttm'] as const
export type Basis = (typeof bases)[number]

/** Flows of a performance row (COMP-10) and beside them; the same in all three ways of counting. */
export const flows = [
  'revenue',
  'operatingIncome',
  'netIncomeBeforeTax',
  'netIncomeAfterTax',
  'parentNetProfit',
] as const
export const ratios = ['grossProfitMargin', 'netProfitMargin', 'revenueGrowthRate', 'profitGrowthRate'] as const
export const balances = ['roe', 'equity', 'totalAssets', 'totalLiabilities'] as const
export type Field = (typeof flows)[number] | (typeof ratios)[number] | (typeof balances)[number]

/** Name by which the receipt of a field is asked for. */
export const figureOf: Readonly<Record<Field, FigureName>> = {
  revenue: 'revenue',
  operatingIncome: 'operatingProfit',
  netIncomeBeforeTax: 'totalProfit',
  netIncomeAfterTax: 'netIncomeAfterTax',
  parentNetProfit: 'parentNetProfit',
  grossProfitMargin: 'grossProfitMargin',
  netProfitMargin: 'netProfitMargin',
  revenueGrowthRate: 'revenueGrowthRate',
  profitGrowthRate: 'profitGrowthRate',
  roe: 'roe',
  equity: 'equity',
  totalAssets: 'totalAssets',
  totalLiabilities: 'totalLiabilities',
}

export interface Cell {
  value: number | null
  absence: FigureAbsence | null
}

const percentOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 ? null : (part / whole) * 100

/**
 * Flows of the fiscal year up to a quarter's end: as reported, else the sum of its single quarters; of the fourth,
 * where they are not all known, the four quarters up to it, which are the year.
 */
export function cumulated(
  rows: readonly Performance[],
  row: Performance,
  field: (typeof flows)[number],
): number | null {
  if (row.yearToDate[field] !== null) return row.yearToDate[field]
  const quarters = Array.from({ length: row.quarter }, (_, at) =>
    rows.find((one) => one.year === row.year && one.quarter === at + 1),
  )
  const values = quarters.map((one) => one?.[field] ?? null)
  if (values.every((value) => value !== null)) return values.reduce((sum, value) => sum + value, 0)
  return row.quarter === 4 ? row.ttm[field] : null
}

function cumulatedGross(rows: readonly Performance[], row: Performance): number | null {
  if (row.quarter === 4 && row.ttm.grossProfitMargin !== null) return row.ttm.grossProfitMargin
  const quarters = Array.from({ length: row.quarter }, (_, at) =>
    rows.find((one) => one.year === row.year && one.quarter === at + 1),
  )
  const gross = quarters.map((one) =>
    one === undefined || one.revenue === null || one.grossProfitMargin === null
      ? null
      : (one.revenue * one.grossProfitMargin) / 100,
  )
  return gross.every((value) => value !== null)
    ? percentOf(
        gross.reduce((sum, value) => sum + value, 0),
        cumulated(rows, row, 'revenue'),
      )
    : null
}

function cumulatedGrowth(rows: readonly Performance[], row: Performance, field: (typeof flows)[number]): number | null {
  const before = rows.find((one) => one.year === row.year - 1 && one.quarter === row.quarter)
  // Of two companies no growth is told.
  if (row.absences[field === 'revenue' ? 'ttm.revenueGrowthRate' : 'ttm.profitGrowthRate'] === 'PERIMETER_CHANGED')
    return null
  const [now, then] = [cumulated(rows, row, field), before ? cumulated(rows, before, field) : null]
  return now === null || then === null || then <= 0 ? null : (now / then - 1) * 100
}

const isFlow = (field: Field): field is (typeof flows)[number] => (flows as readonly Field[]).includes(field)
const isBalance = (field: Field): field is (typeof balances)[number] => (balances as readonly Field[]).includes(field)

/** A ratio of the year so far as its figures give it. */
function ratioToDate(rows: readonly Performance[], row: Performance, field: (typeof ratios)[number]): number | null {
  if (field === 'grossProfitMargin') return cumulatedGross(rows, row)
  if (field === 'netProfitMargin')
    return percentOf(cumulated(rows, row, 'netIncomeAfterTax'), cumulated(rows, row, 'revenue'))
  return cumulatedGrowth(rows, row, field === 'revenueGrowthRate' ? 'revenue' : 'parentNetProfit')
}

/** Whether a cell holds a ratio as the source gives it, not worked out from the figures beside it. */
export function isStated(rows: readonly Performance[], row: Performance, field: Field, basis: Basis): boolean {
  if (isFlow(field)) return false
  if (isBalance(field) || basis === 'quarter') return row.stated.includes(field)
  return basis === 'cumulative' && ratioToDate(rows, row, field) === null && row.yearToDate[field] !== null
}

/** A field of a quarter in one way of counting, and why it is missing. */
export function cellOf(rows: readonly Performance[], row: Performance, field: Field, basis: Basis): Cell {
  if (isBalance(field)) return { value: row[field], absence: row.absences[field] ?? null }
  if (basis === 'quarter') return { value: row[field], absence: row.absences[field] ?? null }
  if (basis === 'ttm') return { value: row.ttm[field], absence: row.absences[`ttm.${field}`] ?? null }
  const growth =
    field === 'revenueGrowthRate' || field === 'profitGrowthRate' ? row.absences[`ttm.${field}`] : undefined
  // As the figures shown give it, else as the source does; across a merger none.
  const value = isFlow(field)
    ? cumulated(rows, row, field)
    : (ratioToDate(rows, row, field) ?? (growth === 'PERIMETER_CHANGED' ? null : row.yearToDate[field]))
  if (value === null && growth === 'PERIMETER_CHANGED') return { value, absence: growth }
  return {
    value,
    absence: value === null ? (row.absences[field] ?? (isFlow(field) ? 'NO_PRIOR_PERIOD' : 'NO_YEAR_BEFORE')) : null,
  }
}

/**
 * Rows of which something is known in one way of counting: one of which only balances are is no performance; one that a
 * merger leaves without figures keeps its place.
 */
export function rowsIn(rows: readonly Performance[], basis: Basis): Performance[] {
  return rows.filter(
    (row) =>
      row.absences['revenue'] === 'PERIMETER_CHANGED' ||
      flows.some((field) => cellOf(rows, row, field, basis).value !== null),
  )
}

/**
 * The way of counting that is shown unless another is chosen: by quarter, but of a company that only years are known
 * of.
 */
export const usualBasis = (rows: readonly Performance[]): Basis =>
  bases.find((basis) => rowsIn(rows, basis).length > 0) ?? 'quarter'

/** The amount for which another item stands in, in a cell; of the year so far, where it does in any of its quarters. */
export function standInsOf(
  rows: readonly Performance[],
  row: Performance,
  field: Field,
  basis: Basis,
): readonly StandIn[] {
  if (isBalance(field) || basis === 'quarter') return row.standIns[field] ?? []
  if (basis === 'ttm') return row.standIns[`ttm.${field}`] ?? []
  const quarters = rows.filter((one) => one.year === row.year && one.quarter <= row.quarter)
  return (
    quarters.map((one) => one.standIns[field]).find((one) => one !== undefined) ??
    (row.quarter === 4 ? (row.standIns[`ttm.${field}`] ?? []) : [])
  )
}

/** Way of counting in which a figure's receipt stands: the year so far is made of its quarters. */
export function receiptBasis(row: Performance, basis: Basis): 'quarter' | 'ttm' {
  return basis === 'ttm' || (basis === 'cumulative' && row.quarter === 4) ? 'ttm' : 'quarter'
}

export const isMoney = (field: Field): boolean =>
  isFlow(field) || field === 'equity' || field === 'totalAssets' || field === 'totalLiabilities'
