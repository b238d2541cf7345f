import type { figures } from '@pandora/contract/figures'
import type { OutputOf } from '@pandora/contract/operation'
import { quarterKey } from '../../../charts/quarters/quarter.ts'
import { scaleOf } from '../../../charts/quarters/layout.ts'
import type { Scale } from '../../../charts/quarters/layout.ts'

export type Comparison = OutputOf<typeof figures.companyVs>
export type Compared = Comparison['rows'][number]['companies'][string]

/** The nineteen fields of a comparison (COMP-06), the stock code heading each column; in the order of a statement, valuation first. */
export const comparedFields = [
  'marketCap', 'peTtm', 'peg', 'revenue', 'revenueGrowthRate', 'grossProfitMargin', 'operatingProfit', 'totalProfit', 'incomeTax', 'netIncomeAfterTax', 'netProfitMargin', 'nopat', 'roe', 'interestExpense', 'interestIncome',
  'investmentIncome', 'totalAssets', 'equity',
] as const
export type ComparedField = (typeof comparedFields)[number]

const rates: ReadonlySet<ComparedField> = new Set(['revenueGrowthRate', 'grossProfitMargin', 'netProfitMargin', 'roe'])
const ratios: ReadonlySet<ComparedField> = new Set(['peTtm', 'peg'])

/** Unit of a field: per cent, times, or the company's money. */
export function unitOf(field: ComparedField, currency: string | null): string {
  return rates.has(field) ? 'percent' : ratios.has(field) ? 'times' : currency ?? ''
}

export const isMoney = (field: ComparedField): boolean => !rates.has(field) && !ratios.has(field)

/** Quarters of a comparison, oldest first. */
export const keysOf = ({ rows }: Pick<Comparison, 'rows'>): string[] => rows.map(quarterKey).toReversed()

/** The latest quarter of which the page's own company has figures, else the latest there is. */
export function latestOf({ companies, rows }: Pick<Comparison, 'companies' | 'rows'>, companyId: string): string | undefined {
  const own = companies.find((one) => one.companyId === companyId)?.key
  const row = rows.find((one) => own !== undefined && one.companies[own]) ?? rows[0]
  return row && quarterKey(row)
}

export interface Course {
  companyId: string
  /** One entry a quarter, oldest first; null where it is missing. */
  values: readonly (number | null)[]
}

/** A field of every company over the quarters. */
export function coursesOf(data: Comparison, field: ComparedField): Course[] {
  const rows = data.rows.toReversed()
  return data.companies.map(({ companyId, key }) => ({ companyId, values: rows.map((row) => row.companies[key]?.[field] ?? null) }))
}

/** Whether values of a field may stand on one axis: money of several currencies may not. */
export function comparable({ companies }: Comparison, field: ComparedField): boolean {
  return !isMoney(field) || new Set(companies.flatMap((one) => (one.currency === null ? [] : [one.currency]))).size <= 1
}

export interface CoursesLayout {
  scale: Scale
  y: (value: number) => number
  x: (at: number) => number
  /** Points of each company, broken where a quarter is missing. */
  lines: readonly { companyId: string; parts: readonly (readonly { x: number; y: number }[])[] }[]
}

/** Courses as lines in a box of `width` × `height` px. */
export function coursesLayout(courses: readonly Course[], { width, height }: { width: number; height: number }): CoursesLayout {
  const count = Math.max(1, ...courses.map((one) => one.values.length))
  const scale = scaleOf(courses.flatMap((one) => one.values.filter((value) => value !== null)), 4)
  const x = (at: number) => ((at + 0.5) / count) * width
  const y = (value: number) => height * (1 - (value - scale.low) / (scale.high - scale.low))
  const lines = courses.map(({ companyId, values }) => {
    const parts: { x: number; y: number }[][] = [[]]
    values.forEach((value, at) => {
      if (value !== null) parts.at(-1)?.push({ x: x(at), y: y(value) })
      else if (parts.at(-1)?.length) parts.push([])
    })
    return { companyId, parts: parts.filter((part) => part.length > 0) }
  })
  return { scale, x, y, lines }
}

/** Share of the largest absolute value of a row, for a bar behind each figure; 0 where missing. */
export function lengthsOf(values: readonly (number | null | undefined)[]): number[] {
  const most = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)))
  return values.map((value) => (most === 0 ? 0 : Math.abs(value ?? 0) / most))
}
