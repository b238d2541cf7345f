import type { business } from '@pandora/contract/domains/business/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { compoundGrowth } from '@pandora/intelligence/business/growth'
import { keysOf } from './breakdowns.ts'
import { kindOf, monthsOf, yearOf, type ReportKind } from './periods.ts'
import type { Known } from './present.ts'
import type { ItemRow, SegmentRow } from './queries.ts'
import { gatherSources, type Sources } from './sources.ts'

type Growth = OutputOf<typeof business.growth>
type Rate = Growth['dataList'][number]
type Point = Rate['points'][number]
type Asked = ParsedInputOf<typeof business.growth>
type Named = Pick<Rate, 'series' | 'type' | 'key' | 'nameZh' | 'nameEn' | 'item'>

/** Items that a series may be; the one of which more years are known is taken, for one line is never made of two. */
const itemsOf = {
  revenue: ['revenue'],
  operatingProfit: ['operating_profit'],
  netProfit: ['net_profit', 'parent_net_profit'],
} as const

interface Valued {
  periodEnd: string
  value: number
  unit: string
  origin: ItemRow | SegmentRow
}

/**
 * A line's rate between two of its years: the years asked for, else its first and last. `nothing`: why it has no value
 * at all.
 */
function rateOf(
  named: Named,
  values: readonly Valued[],
  { from, to }: Pick<Asked, 'from' | 'to'>,
  { sources, nothing }: { sources: Sources; nothing: 'NO_SOURCE' | 'OTHER_FISCAL_YEAR' },
): Rate {
  const inOrder = values.toSorted((one, other) => one.periodEnd.localeCompare(other.periodEnd))
  const inSpan = inOrder.filter(
    ({ periodEnd }) => yearOf(periodEnd) >= (from ?? 0) && yearOf(periodEnd) <= (to ?? Infinity),
  )
  const points = inSpan.map(({ periodEnd, value, origin }): Point => ({
    year: yearOf(periodEnd),
    periodEnd,
    value,
    ...sources.place(origin),
  }))
  const first = (from === undefined ? points[0] : points.find((point) => point.year === from)) ?? null
  const last = (to === undefined ? points.at(-1) : points.find((point) => point.year === to)) ?? null
  const units = new Set(inSpan.map((one) => one.unit))
  const whole = {
    ...named,
    unit: [...units][0] ?? null,
    first,
    last,
    span: first && last ? last.year - first.year : null,
    points,
  }
  const absent = (absence: NonNullable<Rate['absence']>): Rate => ({ ...whole, rate: null, absence })
  if (!values.length) return absent(nothing)
  if (!first) return absent('MISSING_FIRST')
  if (!last) return absent('MISSING_LAST')
  if (units.size > 1) return { ...absent('UNIT_DIFFERS'), unit: null }
  return { ...whole, ...compoundGrowth(first.value, last.value, last.year - first.year) }
}

function ofStatements(
  series: keyof typeof itemsOf,
  { income, others, fiscalEnd }: Known,
  kind: ReportKind,
): { item: string; values: Valued[]; elsewhere: boolean } {
  const candidates = itemsOf[series].map((item) => ({
    item,
    values: income
      .filter((row) => row.item === item && kindOf(row.period_end, fiscalEnd) === kind)
      .map((row) => ({ periodEnd: row.period_end, value: row.value, unit: row.unit, origin: row })),
    elsewhere: others.some((row) => row.item === item && row.period_months === monthsOf[kind]),
  }))
  return candidates.reduce((best, one) =>
    one.values.length > best.values.length ||
    (one.values.length === best.values.length && one.elsewhere && !best.elsewhere)
      ? one
      : best,
  )
}

/** Growth of the series asked for between years of reports of one kind (COMP-32). */
export function presentGrowth(known: Known, asked: Asked): Growth {
  const { companyId, segments, income, fiscalEnd } = known
  const { kind, series, type, key } = asked
  const sources = gatherSources()
  const ofKind = segments.filter((row) => kindOf(row.period_end, fiscalEnd) === kind)
  const dataList = series.flatMap((one): Rate[] => {
    if (one !== 'segment') {
      const { item, values, elsewhere } = ofStatements(one, known, kind)
      return [
        rateOf({ series: one, type: null, key: null, nameZh: null, nameEn: null, item }, values, asked, {
          sources,
          nothing: elsewhere ? 'OTHER_FISCAL_YEAR' : 'NO_SOURCE',
        }),
      ]
    }
    const keys = keysOf(segments)
    const lines = Map.groupBy(
      ofKind.filter((row) => type === undefined || row.dimension === type),
      (row) => `${row.dimension} ${keys.get(row) ?? ''}`,
    )
    return [...lines.values()].flatMap((rows) => {
      const [newest] = rows
      const own = newest && keys.get(newest)
      if (!newest || own === undefined || (key !== undefined && own !== key)) return []
      const values = rows.flatMap((row): Valued[] =>
        row.revenue === null
          ? []
          : [{ periodEnd: row.period_end, value: row.revenue, unit: row.currency, origin: row }],
      )
      return [
        rateOf(
          {
            series: 'segment',
            type: newest.dimension as NonNullable<Rate['type']>,
            key: own,
            nameZh: newest.name,
            nameEn: newest.name_en,
            item: null,
          },
          values,
          asked,
          { sources, nothing: 'NO_SOURCE' },
        ),
      ]
    })
  })
  const years = [
    ...new Set([
      ...income.filter((row) => kindOf(row.period_end, fiscalEnd) === kind).map((row) => yearOf(row.period_end)),
      ...ofKind.map((row) => yearOf(row.period_end)),
    ]),
  ].toSorted((one, other) => other - one)
  return { companyId, kind, from: asked.from ?? null, to: asked.to ?? null, years, dataList, sources: [...sources.all] }
}
