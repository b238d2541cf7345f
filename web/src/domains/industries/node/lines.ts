import { pointsOf } from '../../../charts/lines.ts'
import type { Line } from '../../../charts/lines.ts'
import type { Series } from './types.ts'

export const lineKinds = ['index', 'price', 'strength'] as const
export type LineKind = (typeof lineKinds)[number]
export const compared = ['market', 'parent', 'cap'] as const
export type Compared = (typeof compared)[number]

/** What an address says is compared with; market and parent where it says nothing. */
export function comparedIn(text: string): Compared[] {
  if (text === '') return ['market', 'parent']
  const words = new Set(text.split(','))
  return compared.filter((one) => words.has(one))
}

/** The same after one is switched, for the address. */
export function comparedText(was: readonly Compared[], one: Compared): string {
  const next = compared.filter((value) => (value === one ? !was.includes(value) : was.includes(value)))
  return next.length === 0 ? 'none' : next.join(',') === 'market,parent' ? '' : next.join(',')
}

interface Names {
  own: string
  parent: string
  market: string
  cap: string
  min: string
  max: string
  price: string
  strength: string
}

/** Lines of what is asked for. The parent's index begins at 100 on its own first day of the period. */
export function linesOf(
  kind: LineKind,
  series: Series,
  parent: Series | undefined,
  with_: readonly Compared[],
  names: Names,
): Line[] {
  const { index, entries } = series
  if (kind === 'price') {
    return [
      { key: 'price', name: names.price, colour: 'series-1', points: pointsOf(entries.date, entries.price) },
      { key: 'min', name: names.min, colour: 'series-7', points: pointsOf(entries.date, entries.minPrice) },
      { key: 'max', name: names.max, colour: 'series-2', points: pointsOf(entries.date, entries.maxPrice) },
    ]
  }
  if (kind === 'strength')
    return [{ key: 'strength', name: names.strength, colour: 'series-1', points: pointsOf(index.date, index.strength) }]
  return [
    { key: 'index', name: names.own, colour: 'series-1', points: pointsOf(index.date, index.index) },
    ...(with_.includes('cap')
      ? [{ key: 'cap', name: names.cap, colour: 'series-3', points: pointsOf(index.date, index.capIndex) }]
      : []),
    ...(with_.includes('market')
      ? [{ key: 'market', name: names.market, colour: 'series-7', points: pointsOf(index.date, index.market) }]
      : []),
    ...(with_.includes('parent') && parent
      ? [
          {
            key: 'parent',
            name: names.parent,
            colour: 'series-2',
            points: pointsOf(parent.index.date, parent.index.index),
          },
        ]
      : []),
  ]
}
