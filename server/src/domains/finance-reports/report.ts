import { errors, Refusal } from '@pandora/contract/errors'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { reportKey, WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { listedTwice } from '@pandora/intelligence/business/one-level'
import type { BusinessDimension } from '@pandora/intelligence/businesses'
import { figureOf, monthsBefore } from '@pandora/intelligence/statements/periods'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { User } from '../../auth/access.ts'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import {
  businessById,
  companySegments,
  segmentsAt,
  segmentVersions,
  type Segment,
  type SegmentVersion,
} from './business.queries.ts'
import { commentsPage } from './comments.queries.ts'
import { companyHeads, companyKnown } from './company.queries.ts'
import { presentBusiness, presentComment, presentCompany } from './present.ts'
import { figuresAt, figuresOver, median, placeOf, tagsOf, type BusinessFigures } from './segments.ts'
import { itemOrigins, statementPeriods } from './statement.queries.ts'
import { itemFigures } from './statements.ts'

type Report = OutputOf<typeof financeReports.report>
/** A report but for its comments: the same for every reader. */
export type ReportBody = Omit<Report, 'comments' | 'commentsTotal'>

/** Reports shown of a company as a whole. */
const MOST_PERIODS = 12

/** What a company reports of one business, or of itself as a whole. Refuses NOT_FOUND. */
export async function readReport(db: Db, view: View, companyId: string, businessTypeId: string): Promise<ReportBody> {
  const heads = await companyHeads(db, view, [companyId])
  const base = {
    reportKey: reportKey(companyId, businessTypeId),
    company: presentCompany(companyId, heads.get(companyId)),
  }
  if (businessTypeId === WHOLE_COMPANY) return { ...base, ...(await wholeCompany(db, view, companyId)) }
  const [business, versions, segments] = await Promise.all([
    businessById(db, view, businessTypeId),
    segmentVersions(db, view, companyId, businessTypeId),
    companySegments(db, view, companyId),
  ])
  if (!business || versions.length === 0) throw new Refusal(errors.NOT_FOUND)
  const own = segments.filter((one) => one.business_type_id === businessTypeId)
  const figures = figuresOver(own)
  const periods = figures.map((one) => ({
    ...one,
    ...changes(versions.filter((row) => row.period_end === one.periodEnd)),
  }))
  const rank =
    figures[0] && business.kind === 'line' ? await rankOf(db, view, companyId, businessTypeId, figures[0]) : null
  const twice = twiceAt(segments, figures[0]?.periodEnd)
  const siblings = siblingsOf(
    segments.filter((one) => !twice.has(one)),
    business.dimension,
    figures[0],
  )
  const tags = tagsOf({
    kind: business.kind,
    periods: figures,
    siblings,
    twice: own.length > 0 && own.every((one) => one.period_end !== figures[0]?.periodEnd || twice.has(one)),
    rank,
    restated: periods.some(({ first }) => first !== null),
  })
  return { ...base, business: presentBusiness(business), periods, rank, tags }
}

/** What was first published where it was another figure, and where the present one came from. */
function changes(versions: readonly SegmentVersion[]): Pick<Report['periods'][number], 'first' | 'provenance'> {
  const current = versions.at(-1)
  if (!current) throw new Error('no version')
  const earliest = [...Map.groupBy(versions, (row) => row.name).values()].flatMap((rows) => rows[0] ?? [])
  const standing = [...Map.groupBy(versions, (row) => row.name).values()].flatMap((rows) => rows.at(-1) ?? [])
  const [then, now] = [figuresAt(earliest), figuresAt(standing)]
  const changed = then.revenue !== now.revenue || then.cost !== now.cost || then.grossMargin !== now.grossMargin
  return {
    first: changed
      ? {
          revenue: then.revenue,
          cost: then.cost,
          grossMargin: then.grossMargin,
          knownAt: isoInstant(Math.min(...earliest.map((row) => row.known_at))),
        }
      : null,
    provenance: presentProvenance(current),
  }
}

/** Segments of one report that are counted twice: beside what they are part of, or made of. */
function twiceAt(segments: readonly Segment[], periodEnd: string | undefined): ReadonlySet<Segment> {
  const listed = segments
    .filter((one) => one.period_end === periodEnd)
    .map((row) => ({
      row,
      dimension: row.business_type_id.split('-')[0] as BusinessDimension,
      name: row.name,
      revenue: row.revenue,
      revenueShare: row.revenue_share,
      currency: row.currency,
    }))
  return new Set([...listedTwice(listed)].map(({ row }) => row))
}

/**
 * Newest figures of the company's lines of business of the same dimension at the end of the same report; `own` is
 * itself.
 */
function siblingsOf(
  segments: readonly Segment[],
  dimension: string,
  own: BusinessFigures | undefined,
): BusinessFigures[] {
  if (!own) return []
  return [
    ...Map.groupBy(
      segments.filter((one) => one.business_type_id.startsWith(`${dimension}-`)),
      (one) => one.business_type_id,
    ).values(),
  ]
    .flatMap((one) => figuresOver(one).filter((figure) => figure.periodEnd === own.periodEnd))
    .map((figure) =>
      figure.revenue === own.revenue && figure.cost === own.cost && figure.revenueShare === own.revenueShare
        ? own
        : figure,
    )
}

async function rankOf(
  db: Db,
  view: View,
  companyId: string,
  businessTypeId: string,
  own: BusinessFigures,
): Promise<Report['rank']> {
  const all = [...Map.groupBy(await segmentsAt(db, view, businessTypeId, own.periodEnd), (one) => one.company_id)]
    .map(([id, segments]) => ({ id, ...figuresAt(segments) }))
    .filter((one) => one.currency === own.currency)
  if (!all.some(({ id }) => id === companyId)) return null
  const revenues = all.map((one) => one.revenue)
  const group = revenues.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0)
  return {
    periodEnd: own.periodEnd,
    byRevenue: placeOf(own.revenue, revenues),
    byMargin: placeOf(
      own.grossMargin,
      all.map((one) => one.grossMargin),
    ),
    medianMargin: median(all.map((one) => one.grossMargin)),
    groupRevenue: group > 0 ? group : null,
    shareOfGroup:
      group > 0 && own.revenue !== null && own.revenue >= 0 ? Math.round((own.revenue / group) * 10_000) / 100 : null,
  }
}

/** A company as a whole: revenue and cost of its income statement, from the fiscal year's beginning. */
async function wholeCompany(
  db: Db,
  view: View,
  companyId: string,
): Promise<Pick<ReportBody, 'business' | 'periods' | 'rank' | 'tags'>> {
  const ends = [
    ...new Set(
      (await statementPeriods(db, view, companyId))
        .filter((one) => one.statement === 'income')
        .map((one) => one.period_end),
    ),
  ].slice(0, MOST_PERIODS)
  const [newest, oldest] = [ends[0], ends.at(-1)]
  if (!newest || !oldest) {
    if (!(await companyKnown(db, view, companyId))) throw new Refusal(errors.NOT_FOUND)
    return { business: null, periods: [], rank: null, tags: [] }
  }
  const rows = await itemOrigins(db, view, {
    companyId,
    items: ['revenue', 'operating_cost'],
    from: monthsBefore(oldest, 25),
    to: newest,
  })
  const items = itemFigures(rows)
  const at = (item: string, end: string, which: 'current' | 'first') =>
    figureOf(items.get(item)?.[which] ?? [], end, 'cumulative')
  const segment = (end: string, which: 'current' | 'first'): Segment | null => {
    const [revenue, cost] = [at('revenue', end, which), at('operating_cost', end, which)]
    if (revenue.value === null) return null
    return {
      company_id: companyId,
      business_type_id: WHOLE_COMPANY,
      period_end: end,
      name: '',
      revenue: revenue.value,
      revenue_share: null,
      cost: cost.unit === revenue.unit ? cost.value : null,
      gross_margin: null,
      currency: revenue.unit ?? '',
    }
  }
  const before = ends.map((end) => monthsBefore(end, 12))
  const segments = [...new Set([...ends, ...before])].flatMap((end) => segment(end, 'current') ?? [])
  const figures = figuresOver(segments).filter((one) => ends.includes(one.periodEnd))
  const periods = figures.flatMap((one) => {
    const first = segment(one.periodEnd, 'first')
    const then = first ? figuresAt([first]) : null
    const origin = at('revenue', one.periodEnd, 'current').inputs[0]?.figure.row
    if (!origin) return []
    const changed = then !== null && (then.revenue !== one.revenue || then.cost !== one.cost)
    return [
      {
        ...one,
        first: changed
          ? {
              revenue: then.revenue,
              cost: then.cost,
              grossMargin: then.grossMargin,
              knownAt: isoInstant(at('revenue', one.periodEnd, 'first').inputs[0]?.figure.row.known_at ?? 0),
            }
          : null,
        provenance: presentProvenance(origin as typeof origin & Origin),
      },
    ]
  })
  const tags = tagsOf({
    kind: 'whole',
    periods: figures,
    siblings: [],
    twice: false,
    rank: null,
    restated: periods.some(({ first }) => first !== null),
  })
  return { business: null, periods, rank: null, tags }
}

/** First page of the comments on a report, as an account sees them. */
export async function firstComments(
  db: Db,
  { marketId, asOf }: View,
  companyId: string,
  businessTypeId: string,
  user: User,
): Promise<Pick<Report, 'comments' | 'commentsTotal'>> {
  const { rows, total } = await commentsPage(db, { marketId, companyId, businessTypeId }, user.uid, {
    limit: PAGE_SIZE,
    offset: 0,
  })
  return { comments: rows.map((row) => presentComment(row, user, asOf)), commentsTotal: total }
}
