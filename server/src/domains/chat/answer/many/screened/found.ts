import { meets, type Condition } from '@pandora/intelligence/answers/conditions'
import type { ScreenBound } from '@pandora/intelligence/answers/screened/screen'
import { inWords, nameIn, type Draft } from '../../draft.ts'
import type { HeldColumn } from './held-column.ts'
import type { Universe } from './universe.ts'

/** A bound with the figures that it is on: of a streak those of each time. */
export interface HeldBound {
  bound: Pick<Condition, 'from' | 'to' | 'strict'>
  columns: readonly HeldColumn[]
  /** The figures, time by time, that they are to be above or below of. */
  against?: { columns: readonly HeldColumn[]; way: 'above' | 'below' }
}

/** What a screen finds. */
export interface Screened {
  universe: Universe
  /** Figures told of each company, the one that they are ordered by first. */
  columns: readonly HeldColumn[]
  bounds: readonly HeldBound[]
  /** Companies that have every figure, and of these the ones within all bounds in their order. */
  held: readonly string[]
  ids: readonly string[]
  doubted: number
}

/** Whether a company meets a bound, each time of it. */
export const isWithin = ({ bound, columns, against }: HeldBound, id: string): boolean =>
  columns.every((one, at) => {
    const [value, other] = [one.values.get(id), against?.columns[at]?.values.get(id)]
    if (value === undefined) return false
    if (!against) return meets(value, bound)
    return other !== undefined && (against.way === 'above' ? value > other : value < other)
  })

/** Whether figures can be held against others: of the same times, each in the unit and the currency of the other. */
export const areAlike = (columns: readonly HeldColumn[], others: readonly HeldColumn[]): boolean =>
  columns.length > 0 &&
  columns.length === others.length &&
  columns.every((one, at) => {
    const other = others[at]
    return other?.unit === one.unit && other.currency === one.currency && other.time === one.time
  })

/** A bound in signs, of one time or of each of several. */
export function boundWords(draft: Draft, { from, to, strict, relative, column }: ScreenBound, held: HeldBound): string {
  const names = held.columns.map((one) => one.name).join(inWords(draft, '、', ', '))
  if (held.against) {
    const others = held.against.columns.map((one) => one.name).join(inWords(draft, '、', ', '))
    return `${names} ${held.against.way === 'above' ? '>' : '<'} ${others}`
  }
  if (relative)
    return relative === 'low'
      ? inWords(draft, `${names}低于中位数`, `${names} below the median`)
      : inWords(draft, `${names}高于中位数`, `${names} above the median`)
  const sign = (of: string, value: number | null) =>
    value === null ? '' : ` ${of}${strict ? '' : '='} ${value.toLocaleString('en-US')}`
  return `${held.columns.length === 0 ? nameIn(draft, column.measure.name) : names}${sign('>', from)}${sign('<', to)}`
}
