import type { business } from '@pandora/contract/domains/business/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { concentrationOf, ratioOf } from '@pandora/intelligence/business/concentration'
import type { Names } from '../../shared/names.ts'
import { keysOf, presentBreakdowns, type Breakdown } from './breakdowns.ts'
import { periodsOf, revenueAt, type Known } from './present.ts'
import type { ClassRow, RevenueRow } from './queries.ts'
import { gatherSources } from './sources.ts'

type Concentration = OutputOf<typeof business.concentration>
type OfParts = Concentration['dataList'][number]
type OfIndustry = NonNullable<Concentration['industry']>
type Asked = ParsedInputOf<typeof business.concentration>

const nothing = { crn: null, ladder: [], hhi: null, counted: 0, total: null, largest: [] }
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function ofBreakdown(
  { type, dataList: all, currency, notes, totalDiffers }: Breakdown,
  period: { year: number; periodEnd: string },
  n: number,
): OfParts {
  // Of one level only: the country and its cities are not parts beside one another.
  const dataList = all.filter((part) => !part.notes.includes('COUNTED_TWICE'))
  const revenues = (parts: typeof dataList) => sum(parts.map((part) => part.revenue ?? 0))
  const left = revenues(dataList.filter((part) => part.remainder && !part.elimination))
  const eliminated = dataList.some((part) => part.elimination)
    ? revenues(dataList.filter((part) => part.elimination))
    : null
  const named = dataList.flatMap((part) =>
    part.elimination || part.remainder || part.revenue === null ? [] : [{ ...part, revenue: part.revenue }],
  )
  const whole = { type, ...period, currency, eliminated, notes, totalDiffers }
  if (currency === null) return { ...whole, ...nothing, remainder: null, absence: 'CURRENCIES_DIFFER' }
  const found = concentrationOf(named, left)
  if (!found) return { ...whole, ...nothing, remainder: null, absence: 'NO_REVENUE' }
  return {
    ...whole,
    crn: ratioOf(found, n),
    ladder: [...found.ladder],
    hhi: found.hhi,
    counted: found.ranked.length,
    total: found.total,
    absence: null,
    remainder: left > 0 ? (left / found.total) * 100 : null,
    largest: found.ranked
      .slice(0, n)
      .map(({ rank, key, nameZh, nameEn, revenue, share }) => ({ rank, key, nameZh, nameEn, revenue, share })),
  }
}

/** Concentration among the parts of a business, for each way of cutting and year, newest first (COMP-33). */
export function partsConcentration(known: Known, { n, kind, type, year }: Asked): OfParts[] {
  const keys = keysOf(known.segments)
  const sources = gatherSources()
  const byPeriod = Map.groupBy(known.segments, (row) => row.period_end)
  return periodsOf(known)
    .filter((period) => period.kind === kind && (year === undefined || period.year === year))
    .flatMap((period) => {
      const breakdowns = presentBreakdowns(
        byPeriod.get(period.periodEnd) ?? [],
        revenueAt(known.income, period.periodEnd),
        { companyId: known.companyId, keys, sources },
      )
      return breakdowns
        .filter((one) => type === undefined || one.type === type)
        .map((one) => ofBreakdown(one, { year: period.year, periodEnd: period.periodEnd }, n))
    })
}

interface IndustryAsked {
  companyId: string
  n: number
  level: number
  /** The report whose revenues are compared; null where none of the company is known. */
  period: { year: number; periodEnd: string } | null
  found: ClassRow | undefined
  rows: readonly RevenueRow[]
  names: ReadonlyMap<string, Names>
}

/** Companies by revenue, the largest first, in the currency that most of them report in. */
export function rankedCompanies(rows: readonly RevenueRow[]): {
  currency: string | null
  parts: { companyId: string; revenue: number }[]
} {
  const known = rows.flatMap((row) =>
    row.revenue === null || row.unit === null
      ? []
      : [{ companyId: row.company_id, revenue: row.revenue, unit: row.unit }],
  )
  const byUnit = [...Map.groupBy(known, (one) => one.unit)].toSorted(([, one], [, other]) => other.length - one.length)
  const [currency = null, parts = []] = byUnit[0] ?? []
  return { currency, parts: parts.map(({ companyId, revenue }) => ({ companyId, revenue })) }
}

/** Concentration among the companies of an industry class by revenue of a report. */
export function industryConcentration({ companyId, n, level, period, found, rows, names }: IndustryAsked): OfIndustry {
  const { currency, parts } = rankedCompanies(rows)
  const whole = {
    code: found?.code ?? null,
    level,
    nameZh: found?.name_zh ?? null,
    nameEn: found?.name_en ?? null,
    year: period?.year ?? null,
    periodEnd: period?.periodEnd ?? null,
    currency,
    companies: rows.length,
  }
  if (!found) return { ...whole, ...nothing, own: null, absence: 'NO_CLASS' }
  const concentration = concentrationOf(parts)
  if (!concentration) return { ...whole, ...nothing, own: null, absence: 'NO_REVENUE' }
  const { ranked } = concentration
  // The largest of a few who reported are not the largest of the industry.
  if (ranked.length * 2 < rows.length)
    return { ...whole, ...nothing, counted: ranked.length, own: null, absence: 'TOO_FEW_REPORTED' }
  const own = ranked.find((one) => one.companyId === companyId)
  return {
    ...whole,
    crn: ratioOf(concentration, n),
    ladder: [...concentration.ladder],
    hhi: concentration.hhi,
    counted: ranked.length,
    total: concentration.total,
    absence: null,
    own: own ? { rank: own.rank, share: own.share } : null,
    largest: ranked.slice(0, n).map((one) => ({
      rank: one.rank,
      key: one.companyId,
      nameZh: names.get(one.companyId)?.nameZh ?? null,
      nameEn: names.get(one.companyId)?.nameEn ?? null,
      revenue: one.revenue,
      share: one.share,
    })),
  }
}
