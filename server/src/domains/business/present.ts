import type { business } from '@pandora/contract/domains/business/operations'
import { dimensions } from '@pandora/contract/domains/business/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { keysOf, presentBreakdowns, type Breakdown } from './breakdowns.ts'
import { kindOf, monthsOf, reportIdOf, yearOf, type ReportKind } from './periods.ts'
import type { ItemRow, SegmentRow } from './queries.ts'
import { gatherSources, type Sources } from './sources.ts'

type Report = OutputOf<typeof business.report>
type Turnover = OutputOf<typeof business.turnover>
type Period = Report['reports'][number]
type Line = Turnover['lines'][number]

/** What is known of a company's business, newest first. */
export interface Known {
  companyId: string
  segments: readonly SegmentRow[]
  /** Figures from the beginning of the company's fiscal year. */
  income: readonly ItemRow[]
  /** Figures over other spans: single quarters, years that end with another month. */
  others: readonly ItemRow[]
  /** Month, 1 to 12, with which its fiscal years end. */
  fiscalEnd: number
  /** Why there are no segments. */
  absence: Report['absence']
}

/** Revenue of a report, from the year's beginning to its end. */
export function revenueAt(income: readonly ItemRow[], periodEnd: string): ItemRow | undefined {
  return income.find((row) => row.item === 'revenue' && row.period_end === periodEnd)
}

const presentRevenue = (row: ItemRow | undefined, sources: Sources) =>
  row ? { value: row.value, unit: row.unit, ...sources.place(row) } : null

/** Reports with main business, newest first. A report that ends no quarter joins no kind and is left out. */
export function periodsOf({ companyId, segments, fiscalEnd }: Known): Period[] {
  const byPeriod = Map.groupBy(segments, (row) => row.period_end)
  return [...byPeriod].flatMap(([periodEnd, rows]) => {
    const kind = kindOf(periodEnd, fiscalEnd)
    const cuts = new Set(rows.map((row) => row.dimension))
    return kind
      ? [
          {
            reportId: reportIdOf(companyId, periodEnd),
            periodEnd,
            year: yearOf(periodEnd),
            kind,
            dimensions: dimensions.filter((one) => cuts.has(one)),
          },
        ]
      : []
  })
}

/** Main business of one report: the one named, else the newest of a year, else the newest. */
export function presentReport(known: Known, asked: string | undefined): Report {
  const { companyId, segments, income } = known
  const reports = periodsOf(known)
  const report =
    (asked === undefined
      ? (reports.find((one) => one.kind === 'year') ?? reports[0])
      : reports.find((one) => one.periodEnd === asked)) ?? null
  const sources = gatherSources()
  if (!report)
    return {
      companyId,
      report: null,
      publishedOn: null,
      reportRevenue: null,
      dataList: [],
      sources: [],
      reports,
      absence: known.absence ?? 'NO_SOURCE',
    }
  const rows = segments.filter((row) => row.period_end === report.periodEnd)
  const revenue = revenueAt(income, report.periodEnd)
  return {
    companyId,
    report,
    publishedOn: publishedOf(rows),
    reportRevenue: presentRevenue(revenue, sources),
    dataList: presentBreakdowns(rows, revenue, { companyId, keys: keysOf(segments), sources }),
    sources: [...sources.all],
    reports,
    absence: null,
  }
}

const publishedOf = (rows: readonly SegmentRow[]): string | null =>
  rows.map((row) => row.published_on).find((day) => day !== null) ?? null

/** Main-business turnover keyed by year, of reports of one kind (COMP-15). */
export function presentTurnover(known: Known, kind: ReportKind): Turnover {
  const { companyId, segments, income } = known
  const periods = periodsOf(known)
  const keys = keysOf(segments)
  const sources = gatherSources()
  const byPeriod = Map.groupBy(segments, (row) => row.period_end)
  const turnover: Turnover['turnover'] = {}
  for (const period of periods.filter((one) => one.kind === kind)) {
    const rows = byPeriod.get(period.periodEnd) ?? []
    const revenue = revenueAt(income, period.periodEnd)
    turnover[String(period.year)] = {
      reportId: period.reportId,
      periodEnd: period.periodEnd,
      publishedOn: publishedOf(rows),
      reportRevenue: presentRevenue(revenue, sources),
      dataList: presentBreakdowns(rows, revenue, { companyId, keys, sources }),
    }
  }
  const kinds = Object.keys(monthsOf) as ReportKind[]
  return {
    companyId,
    kind,
    kinds: kinds.flatMap((one) => {
      const years = periods.filter((period) => period.kind === one).length
      return years ? [{ kind: one, years }] : []
    }),
    turnover,
    sources: [...sources.all],
    lines: linesOf(turnover),
    absence: known.absence,
  }
}

/** Parts joined over the years by their key, in the order of the newest year in which each stands. */
function linesOf(turnover: Turnover['turnover']): Line[] {
  const lines = new Map<string, Line>()
  const years = Object.keys(turnover).toSorted().toReversed()
  for (const year of years) {
    for (const { type, dataList } of turnover[year]?.dataList ?? []) {
      for (const part of dataList) {
        const place = `${type} ${part.key}`
        const line = lines.get(place)
        if (!line)
          lines.set(place, {
            type,
            key: part.key,
            nameZh: part.nameZh,
            nameEn: part.nameEn,
            names: [part.nameZh],
            elimination: part.elimination,
            remainder: part.remainder,
            years: [Number(year)],
          })
        else {
          line.years.push(Number(year))
          if (!line.names.includes(part.nameZh)) line.names.push(part.nameZh)
        }
      }
    }
  }
  const rank = (line: Line) => (line.elimination ? 2 : line.remainder ? 1 : 0)
  const cut = (type: Breakdown['type']) => dimensions.indexOf(type)
  return [...lines.values()].toSorted((one, other) => cut(one.type) - cut(other.type) || rank(one) - rank(other))
}
