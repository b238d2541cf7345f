import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { quarterKey } from '../../../charts/quarters/quarter.ts'
import type { QuarterLine } from '../../../charts/quarters/lines.ts'

export type Comparison = OutputOf<typeof figures.companyVs>
export type Compared = Comparison['rows'][number]['companies'][string]

/**
 * The nineteen fields of a comparison (COMP-06), the stock code heading each column; in the order of a statement,
 * valuation first.
 */
export const comparedFields = [
  'marketCap',
  'peTtm',
  'peg',
  'revenue',
  'revenueGrowthRate',
  'grossProfitMargin',
  'operatingProfit',
  'totalProfit',
  'incomeTax',
  'netIncomeAfterTax',
  'netProfitMargin',
  'nopat',
  'roe',
  'interestExpense',
  'interestIncome',
  'investmentIncome',
  'totalAssets',
  'equity',
] as const
export type ComparedField = (typeof comparedFields)[number]

const rates: ReadonlySet<ComparedField> = new Set(['revenueGrowthRate', 'grossProfitMargin', 'netProfitMargin', 'roe'])
const ratios: ReadonlySet<ComparedField> = new Set(['peTtm', 'peg'])

/** Unit of a field: per cent, times, or the company's money. */
export function unitOf(field: ComparedField, currency: string | null): string {
  return rates.has(field) ? 'percent' : ratios.has(field) ? 'times' : (currency ?? '')
}

export const isMoney = (field: ComparedField): boolean => !rates.has(field) && !ratios.has(field)

/** Quarters of a comparison, oldest first. */
export const keysOf = ({ rows }: Pick<Comparison, 'rows'>): string[] => rows.map(quarterKey).toReversed()

/** The latest quarter of which the page's own company has figures, else the latest there is. */
export function latestOf(
  { companies, rows }: Pick<Comparison, 'companies' | 'rows'>,
  companyId: string,
): string | undefined {
  const own = companies.find((one) => one.companyId === companyId)?.key
  const row = rows.find((one) => own !== undefined && one.companies[own]) ?? rows[0]
  return row && quarterKey(row)
}

/** A field of every company over the quarters, oldest first. */
export function coursesOf(
  data: Comparison,
  field: ComparedField,
  nameOf: (one: Comparison['companies'][number]) => string,
): QuarterLine[] {
  const rows = data.rows.toReversed()
  return data.companies.map((one) => ({
    key: one.companyId,
    name: nameOf(one),
    values: rows.map((row) => row.companies[one.key]?.[field] ?? null),
  }))
}

/** Whether values of a field may stand on one axis: money of several currencies may not. */
export function comparable({ companies }: Comparison, field: ComparedField): boolean {
  return !isMoney(field) || new Set(companies.flatMap((one) => (one.currency === null ? [] : [one.currency]))).size <= 1
}

/** Share of the largest absolute value of a row, for a bar behind each figure; 0 where missing. */
export function lengthsOf(values: readonly (number | null | undefined)[]): number[] {
  const most = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)))
  return values.map((value) => (most === 0 ? 0 : Math.abs(value ?? 0) / most))
}
