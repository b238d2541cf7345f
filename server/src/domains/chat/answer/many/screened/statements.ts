import type { ScreenColumn } from '@pandora/intelligence/answers/screened/screen'
import type { Measure } from '@pandora/intelligence/answers/vocabulary'
import type { Unit } from '@pandora/intelligence/answers/amounts'
import { statementItems } from '@pandora/contract/records/statement-items'
import { addFact, companyName, nameIn, type Asking, type Draft } from '../../draft.ts'
import { itemsOfAll, latestYear } from '../../items.queries.ts'
import { quarterColumn, quarterFigure } from '../../quarters.ts'
import { quarterCell } from '../../single-quarter.ts'
import { spanName, type Span } from '../../spans.ts'
import { currencyOf, valueFact } from '../../value-fact.ts'
import { Figures, itemsFor, itemsOfFormula, unitOf, worked, type Value } from '../../values.ts'
import type { HeldColumn } from './held-column.ts'
import { lastMonths, quarterValues, type QuarterValue } from './columns.queries.ts'

/** Most years or quarters of a streak. */
const MOST_TIMES = 8

type Told = Extract<Span, { kind: 'year' | 'toDate' | 'quarter' }>
const placeOf = ({ year, quarter }: { year: number; quarter: number }): number => year * 4 + quarter - 1

const unitOfMeasure = (of: Measure): Unit =>
  of.kind === 'item' ? unitOf(of.item) : of.kind === 'formula' ? of.formula.as : 'percent'
const itemsOfMeasure = (of: Measure): string[] =>
  of.kind === 'item' ? itemsFor([of.item]) : of.kind === 'formula' ? itemsOfFormula(of.formula) : []

/** Whether a measure of a time is one of the product's own quarters. */
const isOfQuarters = (measure: Measure, unit: 'year' | 'quarter'): boolean =>
  measure.kind === 'field' || (unit === 'quarter' && quarterColumn(measure, false) !== null)

/** The figures of a column of statements, of a streak one of each of its times; null where none is held. */
export async function statementColumns(
  draft: Draft,
  asking: Asking,
  column: ScreenColumn,
): Promise<HeldColumn[] | null> {
  const { measure, time, every } = column
  const unit = every?.unit ?? (time?.kind === 'quarter' ? 'quarter' : 'year')
  if ((every?.count ?? 1) > MOST_TIMES) return null
  const columns = isOfQuarters(measure, unit)
    ? await ofQuarters(draft, asking, column, unit)
    : await ofStatements(draft, asking, column)
  return columns.length > 0 && columns.every((one) => one.values.size > 0) ? columns : null
}

/** The last time of which at least a tenth as many companies as have most of them tell a figure. */
function lastHeld(rows: readonly QuarterValue[]): number | null {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(placeOf(row), (counts.get(placeOf(row)) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return Math.max(-1, ...[...counts].flatMap(([place, count]) => (count * 10 >= most ? [place] : []))) || null
}

async function ofQuarters(
  draft: Draft,
  asking: Asking,
  { measure, time, every }: ScreenColumn,
  unit: 'year' | 'quarter',
): Promise<HeldColumn[]> {
  const { services, view, known } = asking
  const of = quarterColumn(measure, unit === 'year')
  if (!of) return []
  const here = Number(known.today.slice(0, 4))
  const first = Math.min(here, time && 'year' in time ? time.year : here, every?.to ?? here) - MOST_TIMES - 1
  const all = await quarterValues(services.sql, view, of.column, first)
  const rows = unit === 'year' ? all.filter((row) => row.quarter === 4) : all
  const last = lastHeld(rows)
  const lastPlace =
    time?.kind === 'quarter'
      ? placeOf(time)
      : time?.kind === 'year'
        ? time.year * 4 + 3
        : every?.to
          ? every.to * 4 + 3
          : last
  if (lastPlace === null || (time !== null && time.kind !== 'quarter' && time.kind !== 'year')) return []
  const step = unit === 'year' ? 4 : 1
  const byPlace = Map.groupBy(rows, placeOf)
  return Array.from({ length: every?.count ?? 1 }, (_, n) => lastPlace - n * step)
    .toReversed()
    .map((place): HeldColumn => {
      const year = Math.floor(place / 4)
      const span: Told = unit === 'year' ? { kind: 'year', year } : { kind: 'quarter', year, quarter: (place % 4) + 1 }
      const own = byPlace.get(place) ?? []
      return {
        name: `${spanName(draft, span)} ${nameIn(draft, measure.name)}`,
        time: spanName(draft, span),
        unit: of.unit,
        currency: of.unit === 'money' ? (own[0]?.currency ?? null) : null,
        values: new Map(own.map((row) => [row.company_id, row.value])),
        doubted: new Set(),
        fact: async (companyId) => {
          const found = await quarterFigure(draft, asking, companyId, measure, span)
          return typeof found === 'string' ? found : null
        },
      }
    })
}

/** The times that a column is of; of a year that is not over as far as it has been told. */
async function spansOf(asking: Asking, { measure, time, every }: ScreenColumn): Promise<Told[]> {
  const { services, view, known } = asking
  const [item = ''] = itemsOfMeasure(measure)
  const here = Number(known.today.slice(0, 4))
  if (every?.unit === 'quarter') {
    const months = (await lastMonths(services.sql, view, item, here)) ?? 0
    const last = here * 4 + months / 3 - 1
    return Array.from({ length: every.count }, (_, n) => last - every.count + 1 + n).map((place) => ({
      kind: 'quarter',
      year: Math.floor(place / 4),
      quarter: (place % 4) + 1,
    }))
  }
  if (time?.kind === 'quarter' || time?.kind === 'toDate') return [time]
  if (time?.kind === 'year' && time.year === here) {
    const months = await lastMonths(services.sql, view, item, here)
    if (months === 3 || months === 6 || months === 9) return [{ kind: 'toDate', year: here, months }]
  }
  if (time !== null && time.kind !== 'year' && time.kind !== 'latest' && time.kind !== 'ttm') return []
  const last = every?.to ?? (time?.kind === 'year' ? time.year : await latestYear(services.sql, view, item))
  const count = every?.count ?? 1
  return last === null ? [] : Array.from({ length: count }, (_, n) => ({ kind: 'year', year: last - count + 1 + n }))
}

async function ofStatements(draft: Draft, asking: Asking, column: ScreenColumn): Promise<HeldColumn[]> {
  const { services, view } = asking
  const { measure } = column
  const items = itemsOfMeasure(measure)
  const spans = await spansOf(asking, column)
  const [first, last] = [spans[0], spans.at(-1)]
  if (items.length === 0 || !first || !last) return []
  const months = new Set(
    spans.flatMap((one) =>
      one.kind === 'year' ? [12] : one.kind === 'toDate' ? [one.months] : [one.quarter * 3, one.quarter * 3 - 3],
    ),
  )
  const rows = await itemsOfAll(services.sql, view, {
    items,
    from: `${first.year - 1}-01-01`,
    to: `${last.year}-12-31`,
    months: [...months].filter((one) => one > 0),
  })
  const figures = new Figures(rows)
  const ids = [...new Set(rows.map((row) => row.company_id))]
  return spans.map((span) => spanColumn(draft, asking, figures, { measure, span, ids, items }))
}

/** An item of a span: of a single quarter what was told to its end less what was told before it. */
function itemOf(figures: Figures, companyId: string, item: string, span: Told, year: number): Value | null {
  if (span.kind === 'year') return figures.ofYear(companyId, item, year)
  if (span.kind === 'toDate') return figures.toDate(companyId, item, year, span.months)
  const toEnd = (quarter: number) =>
    quarter === 4 ? figures.ofYear(companyId, item, year) : figures.toDate(companyId, item, year, quarter * 3)
  const value = toEnd(span.quarter)
  if (!value || span.quarter === 1 || value.rows.every((row) => row.period_months === 0)) return value
  const isFlow = (statementItems[item]?.measure ?? 'money') === 'money'
  const earlier = isFlow ? toEnd(span.quarter - 1) : null
  return earlier && earlier.unit === value.unit ? { ...value, value: value.value - earlier.value } : null
}

function spanColumn(
  draft: Draft,
  asking: Asking,
  figures: Figures,
  { measure, span, ids, items }: { measure: Measure; span: Told; ids: readonly string[]; items: readonly string[] },
): HeldColumn {
  const workedOf = (companyId: string) =>
    measure.kind === 'formula'
      ? worked(measure.formula, (item, year) => itemOf(figures, companyId, item, span, year), span.year)
      : null
  const valueOf = (companyId: string): { value: number; unit: string } | null => {
    if (measure.kind === 'item') return itemOf(figures, companyId, measure.item, span, span.year)
    const of = workedOf(companyId)
    return of && of.value !== null ? { value: of.value, unit: of.parts[0]?.value.unit ?? '' } : null
  }
  const values = new Map<string, number>()
  const currencies = new Map<string, number>()
  const unit = unitOfMeasure(measure)
  const found = ids.flatMap((companyId) => {
    const value = valueOf(companyId)
    return value ? [{ companyId, ...value }] : []
  })
  for (const one of found) currencies.set(currencyOf(one.unit), (currencies.get(currencyOf(one.unit)) ?? 0) + 1)
  // Amounts of another currency than most of them are in none of their bounds.
  const [currency = null] = [...currencies].toSorted((a, b) => b[1] - a[1])[0] ?? []
  for (const one of found)
    if (unit !== 'money' || currencyOf(one.unit) === currency) values.set(one.companyId, one.value)
  const name = nameIn(draft, measure.name)
  return {
    name: `${spanName(draft, span)} ${name}`,
    time: spanName(draft, span),
    unit,
    currency: unit === 'money' || unit === 'per-share' ? currency : null,
    values,
    doubted: new Set([...figures.doubtedCompanies(items, [span.year])].filter((id) => !values.has(id))),
    fact: (companyId) => {
      if (span.kind === 'quarter') return quarterCell(draft, asking, figures, { companyId, measure, span })
      const item = measure.kind === 'item' ? itemOf(figures, companyId, measure.item, span, span.year) : null
      if (item && measure.kind === 'item')
        return valueFact(draft, asking, { companyId, item: measure.item, span, value: item })
      const of = workedOf(companyId)
      if (!of || of.value === null || measure.kind !== 'formula') return null
      const money = measure.formula.as === 'money'
      return addFact(draft, {
        label: name,
        companyId,
        company: companyName(draft, asking.known, companyId),
        period: spanName(draft, span),
        unit,
        currency: money ? currencyOf(of.parts[0]?.value.unit ?? '') : null,
        value: of.value,
        decimals: asking.reading.decimals,
        formula: `${name} = ${nameIn(draft, measure.formula.how)}`,
        parts: of.parts.map((part) =>
          valueFact(draft, asking, {
            companyId,
            item: part.item,
            span: { ...span, year: part.year },
            value: part.value,
          }),
        ),
      })
    },
  }
}
