import { meets, type Condition } from '@pandora/intelligence/answers/conditions'
import type { ScreenBound } from '@pandora/intelligence/answers/screened/screen'
import { inWords, nameIn, type Draft } from '../../draft.ts'
import type { HeldColumn } from './held-column.ts'
import type { Universe } from './universe.ts'

/** A bound with the figures that it is on: of a streak those of each time. */
export interface HeldBound {
  bound: Pick<Condition, 'from' | 'to' | 'strict'>
  columns: readonly HeldColumn[]
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
export const isWithin = ({ bound, columns }: HeldBound, id: string): boolean =>
  columns.every((one) => {
    const value = one.values.get(id)
    return value !== undefined && meets(value, bound)
  })

/** A bound in signs, of one time or of each of several. */
export function boundWords(draft: Draft, { from, to, strict, relative, column }: ScreenBound, held: HeldBound): string {
  const names = held.columns.map((one) => one.name).join(inWords(draft, '、', ', '))
  if (relative)
    return relative === 'low'
      ? inWords(draft, `${names}低于中位数`, `${names} below the median`)
      : inWords(draft, `${names}高于中位数`, `${names} above the median`)
  const sign = (of: string, value: number | null) =>
    value === null ? '' : ` ${of}${strict ? '' : '='} ${value.toLocaleString('en-US')}`
  return `${held.columns.length === 0 ? nameIn(draft, column.measure.name) : names}${sign('>', from)}${sign('<', to)}`
}
