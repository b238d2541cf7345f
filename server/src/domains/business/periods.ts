import type { reportKinds } from '@pandora/contract/business'

export type ReportKind = (typeof reportKinds)[number]

const kindOfMonth: Readonly<Record<string, ReportKind>> = { '12-31': 'year', '06-30': 'half-year', '03-31': 'first-quarter', '09-30': 'nine-months' }
export const monthsOf: Readonly<Record<ReportKind, number>> = { year: 12, 'half-year': 6, 'first-quarter': 3, 'nine-months': 9 }

/** What a report that ends on this day covers; undefined for a day that ends no quarter: such a report is shown by its day and joins no line. */
export function kindOf(periodEnd: string): ReportKind | undefined {
  return kindOfMonth[periodEnd.slice(5)]
}

export const yearOf = (periodEnd: string): number => Number(periodEnd.slice(0, 4))

/** End of the report of a kind and year. */
export function endOf(kind: ReportKind, year: number): string {
  const [end = '12-31'] = Object.entries(kindOfMonth).find(([, one]) => one === kind) ?? []
  return `${year}-${end}`
}

/** Id of a periodic report. */
export const reportIdOf = (companyId: string, periodEnd: string): string => `${companyId}_${periodEnd}`
