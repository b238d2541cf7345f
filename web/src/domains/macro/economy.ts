import type { macro } from '@pandora/contract/domains/macro/operations'
import { timeTypes, type MacroSourceCode, type TimeType } from '@pandora/contract/domains/macro/sources'
import type { OutputOf } from '@pandora/contract/operation'
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
