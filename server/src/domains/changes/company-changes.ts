import { comparedFigures } from '@pandora/contract/domains/changes/operations'
import { dayOf } from '@pandora/contract/time'
import { isRestated } from '@pandora/intelligence/statements/restated'
import type { Db } from '@pandora/store/database'
import { companyNames } from '../../shared/names.ts'
import { asNumber, asText, draft, type Draft } from './draft.ts'
import {
  classesAt,
  eventSides,
  freshNames,
  latestQuarters,
  linesAt,
  profileSides,
  quarterSides,
  statusSides,
  type LineRow,
  type QuarterAt,
  type Side,
} from './pairs.queries.ts'
import type { Span } from './subject.ts'

/** Figures that are money; the others are rates. */
const money = new Set<string>([
  'revenue',
  'operating_profit',
  'parent_net_profit',
  'revenue_ttm',
  'parent_net_profit_ttm',
  'nopat_ttm',
  'total_assets',
  'total_liabilities',
  'equity',
])
/** Half of the last digit in which a rate is shown, per cent. */
const RATE_STEP = 0.005

/** Whether a figure says something else, and does not only round otherwise; missing is told from any number. */
function moved(was: number | null, is: number | null, unit: 'money' | 'rate'): boolean {
  if (was === null || is === null) return was !== is
  return isRestated(was, is) && (unit === 'money' || Math.abs(is - was) >= RATE_STEP)
}

/** Both sides of rows that tell the instants apart, by key. */
function paired<Row>(
  rows: readonly Side<Row>[],
  key: (row: Row) => string,
): { before: Side<Row> | undefined; after: Side<Row> | undefined }[] {
  return [...Map.groupBy(rows, (row) => key(row)).values()].map((own) => ({
    before: own.find((row) => row.before),
    after: own.find((row) => !row.before),
  }))
}
const kindOf = (before: unknown, after: unknown): Draft['kind'] =>
  before !== undefined && after !== undefined ? 'changed' : after !== undefined ? 'began' : 'ended'

/** A value of a figure with the period and version that it stands in. */
interface Last {
  value: number
  row: QuarterAt
}

/** The last value known of each figure of each company. */
function lastValues(rows: readonly QuarterAt[]): Map<string, Last> {
  const found = new Map<string, Last>()
  for (const row of rows)
    for (const figure of comparedFigures) {
      const value = row[figure]
      if (value !== null) found.set(`${row.company_id} ${figure}`, { value, row })
    }
  return found
}

/**
 * Figures as last known at the first instant against those last known at the second, each with its period; and values
 * of earlier periods that are told otherwise.
 */
export async function figureChanges(db: Db, span: Span, companies: readonly string[]): Promise<Draft[]> {
  const [first, second, versions] = await Promise.all([
    latestQuarters(db, span.fromView, companies),
    latestQuarters(db, span.toView, companies),
    quarterSides(db, span, companies),
  ])
  const [was, is] = [lastValues(first), lastValues(second)]
  const latest = companies.flatMap((companyId) =>
    comparedFigures.flatMap((figure): Draft[] => {
      const [before, after] = [was.get(`${companyId} ${figure}`), is.get(`${companyId} ${figure}`)]
      const one = after ?? before
      if (
        !one ||
        (before &&
          after &&
          before.row.period_end === after.row.period_end &&
          !moved(before.value, after.value, unitOf(figure)))
      )
        return []
      return [
        draft({
          ...saidOf(figure, one.row),
          kind: kindOf(before, after),
          period: one.row.period_end,
          periodBefore: before?.row.period_end ?? null,
          before: before ? asNumber(before.value) : null,
          after: after ? asNumber(after.value) : null,
          knownAt: one.row.known_at,
          knownBefore: before?.row.known_at ?? null,
        }),
      ]
    }),
  )
  const compared = new Set([...was, ...is].map(([key, { row }]) => `${key} ${row.period_end}`))
  const restated = paired(versions, (row) => `${row.company_id} ${row.period_end}`).flatMap(({ before, after }) =>
    comparedFigures.flatMap((figure): Draft[] => {
      if (!before || !after || compared.has(`${after.company_id} ${figure} ${after.period_end}`)) return []
      const [old, now] = [before[figure], after[figure]]
      if (old === null || now === null || !moved(old, now, unitOf(figure))) return []
      return [
        draft({
          ...saidOf(figure, after),
          kind: 'changed',
          period: after.period_end,
          periodBefore: after.period_end,
          before: asNumber(old),
          after: asNumber(now),
          knownAt: after.known_at,
          knownBefore: before.known_at,
        }),
      ]
    }),
  )
  return [...latest, ...restated]
}

type Figure = (typeof comparedFigures)[number]
const unitOf = (figure: Figure) => (money.has(figure) ? ('money' as const) : ('rate' as const))
const saidOf = (figure: Figure, row: QuarterAt) => ({
  group: 'figures' as const,
  companyId: row.company_id,
  what: figure,
  unit: money.has(figure) ? row.currency : 'percent',
  origin: row,
})

/** Events of companies: new, dropped, or told otherwise. Their titles are read for the page that is shown. */
export async function eventChanges(db: Db, span: Span, companies: readonly string[]): Promise<Draft[]> {
  return paired(await eventSides(db, span, companies), (row) => `${row.company_id} ${row.event_id}`).flatMap(
    ({ before, after }): Draft[] => {
      const one = after ?? before
      if (!one || (before && after && before.type === after.type && before.happened_at === after.happened_at)) return []
      return [
        draft({
          group: 'events',
          kind: kindOf(before, after),
          companyId: one.company_id,
          what: one.type,
          period: dayOf(one.happened_at),
          before: before ? asText(null) : null,
          after: after ? asText(null) : null,
          knownAt: after?.known_at ?? before?.superseded_at ?? null,
          origin: one,
          eventId: one.event_id,
          because: { kind: 'event', eventId: one.event_id },
        }),
      ]
    },
  )
}

/** Names in use that are others now. */
export async function nameChanges(db: Db, span: Span, companies: readonly string[]): Promise<Draft[]> {
  const rows = await freshNames(db, span, companies)
  const touched = [...new Set(rows.map((row) => row.company_id))]
  const [first, second] = await Promise.all([
    companyNames(db, span.fromView, touched),
    companyNames(db, span.toView, touched),
  ])
  return touched.flatMap((companyId) =>
    (
      [
        ['short.zh', 'shortZh'],
        ['full.zh', 'fullNameZh'],
        ['short.en', 'nameEn'],
      ] as const
    ).flatMap(([what, field]): Draft[] => {
      const [was, is] = [first.get(companyId)?.[field] ?? null, second.get(companyId)?.[field] ?? null]
      if (was === is) return []
      const origin = rows.find((row) => row.company_id === companyId && row.name === (is ?? was)) ?? null
      return [
        draft({
          group: 'names',
          kind: was === null ? 'began' : is === null ? 'ended' : 'changed',
          companyId,
          what,
          before: was === null ? null : asText(was, was),
          after: is === null ? null : asText(is, is),
          knownAt: origin?.known_at ?? null,
          origin,
        }),
      ]
    }),
  )
}

/** Listing, and what companies say of themselves. */
export async function statusChanges(db: Db, span: Span, companies: readonly string[]): Promise<Draft[]> {
  const [status, profile] = await Promise.all([statusSides(db, span, companies), profileSides(db, span, companies)])
  const listings = paired(status, (row) => row.key).flatMap(({ before, after }): Draft[] => {
    const one = after ?? before
    return !one || before?.status === after?.status
      ? []
      : [
          draft({
            group: 'status',
            kind: kindOf(before, after),
            companyId: one.company_id,
            what: 'status',
            before: before ? asText(before.status, before.status) : null,
            after: after ? asText(after.status, after.status) : null,
            knownAt: after?.known_at ?? before?.superseded_at ?? null,
            origin: one,
          }),
        ]
  })
  const profiles = paired(profile, (row) => row.company_id).flatMap(({ before, after }) => {
    const one = after ?? before
    if (!one) return []
    return (
      [
        ['website', 'website', 'website'],
        ['main_business', 'main_business', 'main_business'],
        ['city', 'city', 'city'],
        ['region', 'region_zh', 'region_en'],
      ] as const
    ).flatMap(([what, zh, en]): Draft[] => {
      const [was, is] = [before?.[zh] ?? null, after?.[zh] ?? null]
      if (was === is) return []
      return [
        draft({
          group: 'status',
          kind: was === null ? 'began' : is === null ? 'ended' : 'changed',
          companyId: one.company_id,
          what,
          before: was === null ? null : asText(was, before?.[en] ?? null),
          after: is === null ? null : asText(is, after?.[en] ?? null),
          knownAt: after?.known_at ?? before?.superseded_at ?? null,
          origin: one,
        }),
      ]
    })
  })
  return [...listings, ...profiles]
}

/** Classes that companies are in. */
export async function industryChanges(db: Db, span: Span, companies: readonly string[]): Promise<Draft[]> {
  const [first, second] = await Promise.all([
    classesAt(db, span.fromView, companies),
    classesAt(db, span.toView, companies),
  ])
  return companies.flatMap((companyId): Draft[] => {
    const [was, is] = [first.get(companyId), second.get(companyId)]
    if (was?.industry_code === is?.industry_code) return []
    return [
      draft({
        group: 'industries',
        kind: kindOf(was, is),
        companyId,
        what: 'industry',
        before: was ? asText(was.name_zh ?? was.industry_code, was.name_en) : null,
        after: is ? asText(is.name_zh ?? is.industry_code, is.name_en) : null,
        knownAt: is?.known_at ?? null,
        origin: is ?? was ?? null,
      }),
    ]
  })
}

/** Lines of business of the latest report: new, gone, or of another share. */
export async function businessChanges(db: Db, span: Span, companies: readonly string[]): Promise<Draft[]> {
  const [first, second] = await Promise.all([
    linesAt(db, span.fromView, companies),
    linesAt(db, span.toView, companies),
  ])
  const key = (row: LineRow) => `${row.company_id} ${row.dimension} ${row.name}`
  const [was, is] = [new Map(first.map((row) => [key(row), row])), new Map(second.map((row) => [key(row), row]))]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id): Draft[] => {
    const [before, after] = [was.get(id), is.get(id)]
    const one = after ?? before
    if (!one || (before && after && !moved(before.revenue_share, after.revenue_share, 'rate'))) return []
    const say = (row: LineRow) => ({ number: row.revenue_share, text: row.name, textEn: row.name_en, byVwap: false })
    return [
      draft({
        group: 'business',
        kind: kindOf(before, after),
        companyId: one.company_id,
        what: one.dimension,
        period: one.period_end,
        unit: 'percent',
        before: before ? say(before) : null,
        after: after ? say(after) : null,
        knownAt: after?.known_at ?? null,
        origin: one,
      }),
    ]
  })
}
