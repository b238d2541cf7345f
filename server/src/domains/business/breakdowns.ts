import { dimensions, type businessBreakdown, type businessSegment } from '@pandora/contract/domains/business/operations'
import { listedTwice } from '@pandora/intelligence/business/one-level'
import { businessOf } from '@pandora/intelligence/businesses'
import type { z } from 'zod'
import { reportIdOf } from './periods.ts'
import type { ItemRow, SegmentRow } from './queries.ts'
import type { Sources } from './sources.ts'

export type Segment = z.output<typeof businessSegment>
export type Breakdown = z.output<typeof businessBreakdown>

/** Per cent of the report's revenue by which parts may miss it before it is said. */
const TOTAL_TOLERANCE = 1
const SHARE_TOLERANCE = 0.5

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Keys by which the parts of one way of cutting are joined over reports: where two parts of a report would be one,
 * their names as they are.
 */
export function keysOf(rows: readonly SegmentRow[]): Map<SegmentRow, string> {
  const keys = new Map(rows.map((row) => [row, businessOf(row.dimension as Breakdown['type'], row.name).key]))
  const clashing = new Set<string>()
  const seen = new Map<string, string>()
  for (const [row, key] of keys) {
    const place = `${row.dimension} ${row.period_end} ${key}`
    const name = seen.get(place)
    if (name !== undefined && name !== row.name) clashing.add(`${row.dimension} ${key}`)
    else seen.set(place, row.name)
  }
  for (const [row, key] of keys) if (clashing.has(`${row.dimension} ${key}`)) keys.set(row, row.name)
  return keys
}

interface Context {
  companyId: string
  keys: ReadonlyMap<SegmentRow, string>
  sources: Sources
}

function presentSegment(
  row: SegmentRow,
  whole: number | null,
  twice: boolean,
  { companyId, keys, sources }: Context,
): Segment {
  const { name, revenue, revenue_share: given, gross_margin: margin } = row
  const { kind } = businessOf(row.dimension as Breakdown['type'], name)
  const computed =
    !twice && given === null && revenue !== null && whole !== null && whole > 0 ? (revenue / whole) * 100 : null
  const turnoverPercent = given ?? computed
  const notes: Segment['notes'] = []
  if (revenue !== null && revenue < 0) notes.push('NEGATIVE_REVENUE')
  if (revenue === null) notes.push('NO_REVENUE')
  if (turnoverPercent !== null && turnoverPercent > 100) notes.push('SHARE_ABOVE_100')
  if (margin !== null && Math.abs(margin) > 100) notes.push('MARGIN_OUT_OF_RANGE')
  if (computed !== null) notes.push('SHARE_COMPUTED')
  if (twice) notes.push('COUNTED_TWICE')
  return {
    key: keys.get(row) ?? name,
    nameZh: name,
    nameEn: row.name_en,
    turnoverPercent,
    revenue,
    cost: row.cost,
    grossMargin: margin,
    currency: row.currency,
    elimination: kind === 'elimination',
    remainder: kind === 'other',
    notes,
    pixel: { page: row.page },
    reportId: reportIdOf(companyId, row.period_end),
    documentId: row.report_id,
    ...sources.place(row),
  }
}

/** The largest first; what is left and eliminations come last, parts without revenue after those with one. */
function inOrder(one: Segment, other: Segment): number {
  const rank = (part: Segment) => (part.elimination ? 2 : part.remainder ? 1 : 0)
  return (
    rank(one) - rank(other) ||
    (other.revenue ?? -Infinity) - (one.revenue ?? -Infinity) ||
    one.nameZh.localeCompare(other.nameZh)
  )
}

function presentBreakdown(
  type: Breakdown['type'],
  rows: readonly SegmentRow[],
  revenue: ItemRow | undefined,
  twice: ReadonlySet<SegmentRow>,
  context: Context,
): Breakdown {
  const currencies = new Set(rows.map((row) => row.currency))
  const [currency = null] = currencies.size === 1 ? currencies : []
  const known = rows.flatMap((row) => (row.revenue === null ? [] : [row.revenue]))
  const total = known.length && currency !== null ? sum(known) : null
  const against = revenue && revenue.unit === currency && revenue.value > 0 ? revenue.value : null
  const whole =
    total === null || known.length < rows.length
      ? null
      : total - sum(rows.map((row) => (twice.has(row) ? (row.revenue ?? 0) : 0)))
  const parts = rows.map((row) => presentSegment(row, whole, twice.has(row), context)).toSorted(inOrder)
  const totalDiffers = total === null || against === null ? null : (total / against - 1) * 100
  const shares = parts.flatMap((part) =>
    part.turnoverPercent === null || part.notes.includes('COUNTED_TWICE') ? [] : [part.turnoverPercent],
  )
  const notes: Breakdown['notes'] = []
  if (totalDiffers !== null && Math.abs(totalDiffers) > TOTAL_TOLERANCE) notes.push('TOTAL_DIFFERS')
  if (against === null) notes.push('NO_REPORT_REVENUE')
  if (parts.some((part) => part.elimination)) notes.push('HAS_ELIMINATION')
  if (shares.length === rows.filter((row) => !twice.has(row)).length && Math.abs(sum(shares) - 100) > SHARE_TOLERANCE)
    notes.push('SHARES_NOT_100')
  if (known.length < rows.length) notes.push('PART_WITHOUT_REVENUE')
  if (currencies.size > 1) notes.push('CURRENCIES_DIFFER')
  if (rows.some((row) => twice.has(row))) notes.push('LEVELS_MIXED')
  return { type, dataList: parts, total, currency, totalDiffers, notes }
}

/** The ways in which one report cuts its business, from that report's rows. */
export function presentBreakdowns(
  rows: readonly SegmentRow[],
  revenue: ItemRow | undefined,
  context: Context,
): Breakdown[] {
  const cuts = dimensions
    .map((type) => ({ type, own: rows.filter((row) => row.dimension === type) }))
    .filter(({ own }) => own.length > 0)
  const twice = twiceIn(rows, revenue)
  return cuts.map(({ type, own }) => presentBreakdown(type, own, revenue, twice, context))
}

/** Parts of one report's rows that are counted twice. */
function twiceIn(rows: readonly SegmentRow[], revenue: ItemRow | undefined): ReadonlySet<SegmentRow> {
  const listed = rows.map((row) => ({
    row,
    dimension: row.dimension as Breakdown['type'],
    name: row.name,
    revenue: row.revenue,
    revenueShare: row.revenue_share,
    currency: row.currency,
  }))
  return new Set([...listedTwice(listed, revenue ?? null)].map(({ row }) => row))
}
