import { business } from '@pandora/contract/domains/business/operations'
import type { ParsedInputOf } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serveShared, type Route } from '../../http/route.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { companyNames } from '../../shared/names.ts'
import { industryConcentration, partsConcentration, rankedCompanies } from './concentration.ts'
import { presentGrowth } from './growth.ts'
import { endOf, fiscalEndOf, fromYearStart, monthsOf, yearOf, type ReportKind } from './periods.ts'
import { presentReport, presentTurnover, type Known } from './present.ts'
import { anySegments, classAt, incomeOf, revenuesOfClass, segmentsOf } from './queries.ts'

/** Segments, statements, names and classes. */
const reported = {
  reads: [
    'business_segment',
    'company_name',
    'import_run',
    'industry',
    'industry_membership',
    'statement_item',
    'unit_doubt',
  ],
} as const

export const businessRoutes: readonly Route[] = [
  serveShared(business.report, reported, async ({ db, view, input: { companyId, periodEnd } }) =>
    presentReport(await knownOf(db, view, companyId), periodEnd),
  ),

  serveShared(business.turnover, reported, async ({ db, view, input: { companyId, kind } }) =>
    presentTurnover(await knownOf(db, view, companyId), kind),
  ),

  serveShared(business.growth, reported, async ({ db, view, input }) =>
    presentGrowth(await knownOf(db, view, input.companyId), input),
  ),

  serveShared(business.concentration, reported, ({ db, view, input }) => concentration(db, view, input)),
]

async function knownOf(db: Db, view: View, companyId: string): Promise<Known> {
  const [segments, figures] = await Promise.all([
    segmentsOf(db, view, { companyId }),
    incomeOf(db, view, { companyId }),
  ])
  const absence = segments.length ? null : (await anySegments(db, view, companyId)) ? 'NOT_KNOWN_YET' : 'NO_SOURCE'
  if (absence === 'NO_SOURCE' && figures.length === 0) await refuseUnknownCompany(db, view, companyId)
  const fiscalEnd = fiscalEndOf(figures)
  const [income, others] = [
    figures.filter((row) => fromYearStart(row, fiscalEnd)),
    figures.filter((row) => !fromYearStart(row, fiscalEnd)),
  ]
  return { companyId, segments, income, others, fiscalEnd, absence }
}

async function concentration(db: Db, view: View, input: ParsedInputOf<typeof business.concentration>) {
  const { companyId, n, kind, level, year } = input
  const known = await knownOf(db, view, companyId)
  return {
    companyId,
    n,
    kind,
    dataList: partsConcentration(known, input),
    industry: level === undefined ? null : await ofIndustry(db, view, { known, n, kind, level, year }),
  }
}

/**
 * The class of a company by revenue of the year asked for, else of the newest year of which the company's own is known.
 */
async function ofIndustry(
  db: Db,
  view: View,
  {
    known,
    n,
    kind,
    level,
    year,
  }: { known: Known; n: number; kind: ReportKind; level: number; year: number | undefined },
) {
  const { companyId, income, fiscalEnd } = known
  const found = await classAt(db, view, companyId, level)
  const own = income.find(
    (row) =>
      row.item === 'revenue' &&
      row.period_months === monthsOf[kind] &&
      (year === undefined || yearOf(row.period_end) === year),
  )
  const of = year ?? (own ? yearOf(own.period_end) : undefined)
  const period = of === undefined ? null : { year: of, periodEnd: own?.period_end ?? endOf(kind, of, fiscalEnd) }
  const rows =
    found && period
      ? await revenuesOfClass(db, view, found.code, { periodEnd: period.periodEnd, months: monthsOf[kind] })
      : []
  const largest = rankedCompanies(rows)
    .parts.toSorted((one, other) => other.revenue - one.revenue)
    .slice(0, n)
  return industryConcentration({
    companyId,
    n,
    level,
    period,
    found,
    rows,
    names: await companyNames(
      db,
      view,
      largest.map((one) => one.companyId),
    ),
  })
}
