import type { reportKinds } from '@pandora/contract/domains/business/operations'
import { monthOf } from '@pandora/intelligence/fundamentals/months'

export type ReportKind = (typeof reportKinds)[number]

export const monthsOf: Readonly<Record<ReportKind, number>> = {
  year: 12,
  'half-year': 6,
  'first-quarter': 3,
  'nine-months': 9,
}
const kindOfMonths = new Map<number, ReportKind>(
  (Object.entries(monthsOf) as [ReportKind, number][]).map(([kind, months]) => [months, kind]),
)

/** Month, 1 to 12, with which a company's fiscal years end where nothing tells: the calendar year. */
const DECEMBER = 12
/**
 * Days of a month on which no period of a company ends: fiscal years of 52 or 53 weeks end a few days off the end of a
 * month.
 */
const WITHIN = { from: 11, to: 17 }

interface Figure {
  period_end: string
  period_months: number
}

/**
 * The month, 1 to 12, with which a company's fiscal years end: that of most of its figures of twelve months, of the
 * newest among equals. Figures newest first.
 */
export function fiscalEndOf(income: readonly Figure[]): number {
  const ends = Map.groupBy(
    income.filter((row) => row.period_months === 12),
    (row) => (monthOf(row.period_end) % 12) + 1,
  )
  return [...ends].reduce((most, [month, rows]) => (rows.length > most.count ? { month, count: rows.length } : most), {
    month: DECEMBER,
    count: 0,
  }).month
}

/**
 * What a report that ends on this day covers, from the beginning of a fiscal year that ends with a month; undefined for
 * a day that ends no quarter of it: such a report is shown by its day and joins no line.
 */
export function kindOf(periodEnd: string, fiscalEnd: number): ReportKind | undefined {
  const date = Number(periodEnd.slice(8, 10))
  if (date >= WITHIN.from && date <= WITHIN.to) return undefined
  return kindOfMonths.get(((monthOf(periodEnd) % 12) + 1 - fiscalEnd + 12) % 12 || 12)
}

/** Whether a figure counts from the beginning of a fiscal year that ends with a month. */
export const fromYearStart = ({ period_end: end, period_months: months }: Figure, fiscalEnd: number): boolean => {
  const kind = kindOf(end, fiscalEnd)
  return kind !== undefined && monthsOf[kind] === months
}

/** The calendar year in which a period ended; the first days of January belong to the year before. */
export const yearOf = (periodEnd: string): number => Math.floor(monthOf(periodEnd) / 12)

/** End of the report of a kind and year, of fiscal years that end with a month. */
export function endOf(kind: ReportKind, year: number, fiscalEnd: number): string {
  const month = ((fiscalEnd + monthsOf[kind] - 1) % 12) + 1
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Id of a periodic report. */
export const reportIdOf = (companyId: string, periodEnd: string): string => `${companyId}_${periodEnd}`
