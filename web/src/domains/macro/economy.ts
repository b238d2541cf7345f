import type { macro } from '@pandora/contract/domains/macro/operations'
import { timeTypes, type MacroSourceCode, type TimeType } from '@pandora/contract/domains/macro/sources'
import type { OutputOf } from '@pandora/contract/operation'
import { monthsBefore } from '@pandora/contract/time'
import type { MacroPeriod } from '@pandora/contract/domains/macro/views'
import type { AxisKind } from '../../charts/axis.ts'

export type Source = OutputOf<typeof macro.series>
export type MacroLine = Source['lines'][number]

/** Years of marks that are asked for. */
export const isTimeType = (word: string | undefined): word is TimeType => timeTypes.some((one) => one === word)
export const isSource = (
  word: string | undefined,
  list: readonly { code: MacroSourceCode }[],
): word is MacroSourceCode => list.some(({ code }) => code === word)

/** How a unit is shown: by what values are divided, and what the unit is called then. */
export interface Shown {
  by: number
  unit: string
  axis: AxisKind
  digits: number
}

const money: Readonly<Record<string, { zh: string; en: string; large: string }>> = {
  CNY: { zh: '元', en: 'CNY', large: '亿元' },
  USD: { zh: '美元', en: 'USD', large: '亿美元' },
}

/** Amounts from a thousand million on are shown in 亿 or in thousands of millions; all else as it is. */
export function shownAs(unit: string, values: readonly (number | null)[], language: 'zh' | 'en'): Shown {
  const own = money[unit]
  if (!own)
    return {
      by: 1,
      unit: unit === 'index' ? '' : unit,
      axis: unit === '%' ? 'percent' : 'rate',
      digits: unit === 'index' ? 1 : 2,
    }
  const most = values.reduce<number>((size, value) => Math.max(size, Math.abs(value ?? 0)), 0)
  if (most < 1e9) return { by: 1, unit: own[language], axis: 'count', digits: 0 }
  return language === 'zh'
    ? { by: 1e8, unit: own.large, axis: 'count', digits: 0 }
    : { by: 1e9, unit: `${own.en} bn`, axis: 'count', digits: 0 }
}

/** Lines that say something, together by unit: what shares a scale is drawn in one picture. */
export const byUnit = (lines: readonly MacroLine[]): [unit: string, lines: MacroLine[]][] => [
  ...Map.groupBy(
    lines.filter(({ values }) => values.some((value) => value !== null)),
    ({ unit }) => unit ?? '',
  ),
]

/** The last value of a line with its place among the periods. */
export function lastOfLine({ values }: MacroLine): { at: number; value: number } | null {
  const at = values.findLastIndex((value) => value !== null)
  const value = values[at]
  return value === null || value === undefined ? null : { at, value }
}

const years: Readonly<Record<Exclude<MacroPeriod, 'all'>, number>> = { '1y': 1, '3y': 3, '5y': 5, '10y': 10 }

/** The part of a source that reaches back so far from the last day on which any of its lines says something. */
export function within(source: Source, period: MacroPeriod): Source {
  if (period === 'all') return source
  const last = source.days.findLastIndex((_, at) => source.lines.some(({ values }) => (values[at] ?? null) !== null))
  const day = source.days[last]
  if (day === undefined) return source
  const from = monthsBefore(day, 12 * years[period])
  const first = source.days.findIndex((one) => one >= from)
  return {
    ...source,
    valueCode: source.valueCode.slice(first),
    days: source.days.slice(first),
    lines: source.lines.map((line) => ({ ...line, values: line.values.slice(first) })),
  }
}
