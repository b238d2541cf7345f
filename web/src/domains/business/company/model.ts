import type { business } from '@pandora/contract/domains/business/operations'
import type { OutputOf } from '@pandora/contract/operation'

export type Report = OutputOf<typeof business.report>
export type Turnover = OutputOf<typeof business.turnover>
export type Growth = OutputOf<typeof business.growth>
export type Concentration = OutputOf<typeof business.concentration>
export type Breakdown = Report['dataList'][number]
export type Segment = Breakdown['dataList'][number]
export type Line = Turnover['lines'][number]
export type Dimension = Breakdown['type']
export type ReportKind = Turnover['kind']
export type Rate = Growth['dataList'][number]

/** Steps of a dimension's colour, the largest part first; what is left is grey. */
export const TONES = 5

/** Tone of a part among the named ones; undefined for what is left and eliminations. */
export function toneOf(part: { elimination: boolean; remainder: boolean }, place: number): number | undefined {
  return part.elimination || part.remainder ? undefined : Math.min(place, TONES - 1)
}

/** What a part is drawn by: its revenue, else the share that the source gives. */
/** Beside the parts it is made of, or what it is part of: drawn, it would stand twice in the whole. */
const isTwice = (part: Segment): boolean => part.notes.includes('COUNTED_TWICE')
const sizeOf = (part: Segment, byRevenue: boolean): number | null =>
  isTwice(part) ? null : byRevenue ? part.revenue : part.turnoverPercent

export interface StackPart {
  key: string
  /** Both in per cent of the bar's length. */
  from: number
  width: number
  tone: number | undefined
}

/**
 * One bar of a way of cutting: parts above zero side by side over its whole length, eliminations as how much of its end
 * they take out again.
 */
export function stackOf({ dataList }: Breakdown): { parts: StackPart[]; takenOut: number } {
  const byRevenue = dataList.some((part) => part.revenue !== null)
  const whole = dataList.reduce((sum, part) => sum + Math.max(0, sizeOf(part, byRevenue) ?? 0), 0)
  if (whole <= 0) return { parts: [], takenOut: 0 }
  let from = 0
  const parts = dataList.flatMap((part, place): StackPart[] => {
    const size = sizeOf(part, byRevenue) ?? 0
    if (size <= 0) return []
    const one = { key: part.key, from, width: (size / whole) * 100, tone: toneOf(part, place) }
    from += one.width
    return [one]
  })
  const below = dataList.reduce((sum, part) => sum + Math.min(0, sizeOf(part, byRevenue) ?? 0), 0)
  return { parts, takenOut: Math.min(100, (-below / whole) * 100) }
}

/** Rows for little room: the largest, then the rest as one with how many it is; eliminations always stand. */
export function firstRows(
  parts: readonly Segment[],
  most: number,
): { rows: readonly Segment[]; rest: readonly Segment[] } {
  if (parts.length <= most) return { rows: parts, rest: [] }
  const always = parts.filter((part) => part.elimination)
  const others = parts.filter((part) => !part.elimination)
  const first = others.slice(0, Math.max(1, most - 1 - always.length))
  return { rows: [...first, ...always], rest: others.slice(first.length) }
}

/** How many rows each list may have so that all of them have room together; never fewer than `least`. */
export function rowsThatFit(counts: readonly number[], room: number, least: number): number {
  const longest = Math.max(least, ...counts)
  let most = least
  while (most < longest && counts.reduce((sum, count) => sum + Math.min(count, most + 1), 0) <= room) most += 1
  return most
}

/** Sum of what is known; null where nothing is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length ? known.reduce((sum, value) => sum + value, 0) : null
}

/** Years of the answer, oldest first. */
export const yearsOf = (turnover: Turnover['turnover']): number[] =>
  Object.keys(turnover)
    .map(Number)
    .toSorted((one, other) => one - other)

/** The part of a line in a year; undefined where that year's report has none. */
export function partIn(
  turnover: Turnover['turnover'],
  year: number,
  line: Pick<Line, 'type' | 'key'>,
): Segment | undefined {
  return turnover[String(year)]?.dataList
    .find((one) => one.type === line.type)
    ?.dataList.find((part) => part.key === line.key)
}

export interface Piece {
  key: string
  year: number
  x: number
  y: number
  width: number
  height: number
  tone: number | undefined
  elimination: boolean
}

/**
 * Columns over the years: parts above zero on one another, parts below hanging under zero; `share`: each year's parts
 * above zero as a whole. A year without a part has none.
 */
export function stackedYears(
  lines: readonly Line[],
  turnover: Turnover['turnover'],
  { width, height, share }: { width: number; height: number; share: boolean },
) {
  const years = yearsOf(turnover)
  const values = years.map((year) =>
    lines.map((line) => {
      const part = partIn(turnover, year, line)
      return part && !isTwice(part) ? part.revenue : null
    }),
  )
  const above = values.map((row) => row.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0))
  const below = values.map((row) => row.reduce<number>((sum, value) => sum + Math.min(0, value ?? 0), 0))
  const unit = (at: number) => (share ? above[at] || 1 : 1)
  const high = Math.max(0, ...above.map((value, at) => value / unit(at)))
  const low = Math.min(0, ...below.map((value, at) => value / unit(at)))
  const span = high - low || 1
  const column = years.length ? width / years.length : width
  const wide = Math.min(44, column * 0.64)
  const zero = (height * high) / span
  const pieces = years.flatMap((year, at): Piece[] => {
    let up = zero
    let down = zero
    return lines.flatMap((line, place): Piece[] => {
      const value = values[at]?.[place] ?? null
      if (value === null || value === 0) return []
      const tall = (Math.abs(value) / unit(at) / span) * height
      if (value > 0) up -= tall
      else down += tall
      return [
        {
          key: line.key,
          year,
          x: at * column + (column - wide) / 2,
          y: value > 0 ? up : down - tall,
          width: wide,
          height: tall,
          tone: toneOf(line, place),
          elimination: line.elimination,
        },
      ]
    })
  })
  return { years, pieces, zero, column, high: share ? 100 : high }
}
