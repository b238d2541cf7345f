import { inSimplified } from '../header-names.ts'
import { Bad } from '../values/bad.ts'
import { listedId } from '../values/codes.ts'
import { dayValue, endOfWritten } from '../values/days.ts'
import { type Context, type Found, as, cellsOf, listed } from './draft.ts'
import { anyNotPositive } from './prices.ts'
import { isQuarter } from './series.ts'
import { bracketed, UNKNOWN_UNIT } from './units.ts'

/** A column named as a security, and as nothing else: a bare number has to have six digits. */
const namesSecurity = (column: string): boolean =>
  /\d{5,6}/.test(column) && dayValue(column) instanceof Bad && !(listedId(column, null, 'stock') instanceof Bad)
const isDayName = (column: string): boolean => !(dayValue(column) instanceof Bad)
const isPeriodName = (column: string): boolean =>
  isDayName(column) ||
  !(endOfWritten(column, 'month') instanceof Bad) ||
  /^(?:19|20)\d{2}年?$/.test(column) ||
  isQuarter(column)

/** A table whose columns are securities or days: which columns say what a row is, and what the others are. */
export interface Wide {
  across: 'securities' | 'days' | 'periods'
  beside: string[]
}

export function wideOf(found: Found, { columns, sample }: Context): Wide | undefined {
  const of = (test: (column: string) => boolean): string[] => columns.filter((column) => !test(column))
  const most = (beside: readonly string[]): boolean =>
    columns.length - beside.length >= 2 && beside.length <= 6 && beside.length < columns.length - beside.length + 1
  const securities = of(namesSecurity)
  if (most(securities) && securities.includes(found.date ?? columns[0] ?? ''))
    return { across: 'securities', beside: securities }
  const days = of(isDayName)
  if (most(days) && found.code !== undefined && days.includes(found.code)) return { across: 'days', beside: days }
  const periods = of(isPeriodName)
  return most(periods) && periods.length > 0 && sample.length > 0 && found.date === undefined
    ? { across: 'periods', beside: periods }
    : undefined
}

/** One close a cell: of a row's day and its column's security, or the other way round. */
export function widePrices({ across, beside }: Wide, found: Found, context: Context): unknown[] {
  const cells = context.columns
    .filter((column) => !beside.includes(column))
    .flatMap((column) => cellsOf(column, context))
  const adjusted = anyNotPositive(cells)
  const [security, date] =
    across === 'securities'
      ? [{ column: '$name', as: 'security' }, as(found.date ?? context.columns[0], 'day')]
      : [listed(found), as('$name', 'day')]
  return [
    {
      kind: 'daily_price',
      alone: true,
      columns: { except: beside },
      fields: {
        security_id: security,
        basis: { value: adjusted ? 'forward-adjusted' : 'traded' },
        ...(adjusted ? { basis_date: { value: null } } : {}),
        trade_date: date,
        close: as('$value', 'number'),
      },
    },
  ]
}

/** Series one a row, their periods across. */
export function wideSeries({ beside }: Wide, found: Found, context: Context): unknown[] {
  const periods = context.columns.filter((column) => !beside.includes(column))
  const end = periods.every((one) => /^\d{4}年?$/.test(one))
    ? 'year'
    : periods.every(isDayName)
      ? undefined
      : periods.every(isQuarter)
        ? 'quarter'
        : 'month'
  const name = found.series ?? found.item ?? found.name ?? beside[0] ?? ''
  const unit = context.columns.find((column) => /^(?:单位|unit)$/i.test(inSimplified(column.trim())))
  const code = { column: name, text: `${context.name.slice(0, 24)}.{}` }
  return [
    {
      kind: 'series',
      once: true,
      fields: {
        series_code: code,
        category: { value: 'macro' },
        name_zh: { column: name },
        name_en: { column: name },
        unit: unit === undefined ? { value: bracketed(name) ?? UNKNOWN_UNIT } : { column: unit },
        frequency: { value: end ?? 'day' },
      },
    },
    {
      kind: 'observation',
      alone: true,
      columns: { except: beside },
      fields: { series_code: code, observed_on: as('$name', 'day', end ? { end } : {}), value: as('$value', 'number') },
    },
  ]
}
