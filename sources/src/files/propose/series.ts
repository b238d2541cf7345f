import { plainName } from '../header-names.ts'
import { Bad } from '../values/bad.ts'
import { endOfWritten } from '../values/days.ts'
import { percent, withPoint } from '../values/numbers.ts'
import { type Context, type Fields, type Found, as, cellsOf, isThere } from './draft.ts'
import { bracketed, unitIn } from './units.ts'

/** Columns beside the date that hold numbers: a series each. */
export function figureColumns(found: Found, context: Context): string[] {
  return context.columns.filter(
    (column) =>
      column !== found.date &&
      cellsOf(column, context).length > 0 &&
      cellsOf(column, context).every(
        (cell) =>
          !isThere(cell) ||
          /^[-—–]+$/.test(String(cell).trim()) ||
          typeof percent(context.comma ? withPoint(cell) : cell) === 'number',
      ),
  )
}

export const isQuarter = (day: string): boolean => /q|季/i.test(day) && !(endOfWritten(day, 'quarter') instanceof Bad)

/** How days are written in a column, and how often there is one: months and years count at their end. */
function frequencyOf(
  column: string | undefined,
  context: Context,
): { frequency: 'day' | 'month' | 'quarter' | 'year'; end: Fields } {
  const days = cellsOf(column, context).flatMap((cell) => (cell === null || cell === '' ? [] : [String(cell).trim()]))
  if (days.length > 0 && days.every((one) => /^\d{4}(?:[-/.年]\d{1,2}月?)$/.test(one)))
    return { frequency: 'month', end: { end: 'month' } }
  if (days.length > 0 && days.every(isQuarter)) return { frequency: 'quarter', end: { end: 'quarter' } }
  if (days.length > 0 && days.every((one) => /^\d{4}年?$/.test(one))) return { frequency: 'year', end: { end: 'year' } }
  return { frequency: 'day', end: {} }
}

/** A column's name without the unit that stands in brackets at its end. */
const nameOf = (column: string): string => {
  const unit = bracketed(column)
  if (unit === undefined) return column
  const name = column.trim()
  return name.slice(0, Math.max(...['(', '（', '[', '【'].map((opening) => name.lastIndexOf(opening)))).trim() || column
}

export function seriesRecords(found: Found, context: Context): unknown[] {
  const { frequency, end } = frequencyOf(found.date, context)
  const columns = figureColumns(found, context)
  if (columns.length === 0)
    return [
      { kind: 'observation', fields: { observed_on: as(found.date, 'day', end), value: as(found.figure, 'number') } },
    ]
  const shares = columns.some((column) =>
    cellsOf(column, context).some((cell) => /[%％]\s*[)）]?$/.test(String(cell ?? ''))),
  )
  const series = { column: '$name', table: 'series' }
  return [
    {
      tables: {
        series: Object.fromEntries(
          columns.map((column) => [
            column,
            {
              code: `${context.name}.${plainName(column)}`.slice(0, 64),
              zh: nameOf(column),
              en: nameOf(column),
              unit: unitIn(column),
            },
          ]),
        ),
      },
    },
    {
      kind: 'series',
      once: true,
      columns,
      fields: {
        series_code: { ...series, take: 'code' },
        category: { value: 'macro' },
        name_zh: { ...series, take: 'zh' },
        name_en: { ...series, take: 'en' },
        unit: { ...series, take: 'unit' },
        frequency: { value: frequency },
      },
    },
    {
      kind: 'observation',
      columns,
      fields: {
        series_code: { ...series, take: 'code' },
        observed_on: as(found.date, 'day', end),
        value: { column: '$value', as: shares ? 'percent' : 'number' },
      },
    },
  ]
}
