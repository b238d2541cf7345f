import type { PriceEvent } from './pinned.ts'

/**
 * How much an event weighs, whichever way: its strength, twice where it is direct; what is neither for better nor for
 * worse weighs nothing.
 */
export function weightOf({ effect, strength, reach }: Pick<PriceEvent, 'effect' | 'strength' | 'reach'>): number {
  return (effect === 'opportunity' || effect === 'risk' ? (strength ?? 0) : 0) * (reach === 'direct' ? 2 : 1)
}

/**
 * For better or worse, of several events together: the stronger side by effect and strength, direct ones counted twice;
 * undefined where neither prevails.
 */
export function sideOf(
  events: readonly Pick<PriceEvent, 'effect' | 'strength' | 'reach'>[],
): 'risk' | 'opportunity' | undefined {
  const sum = events.reduce((all, one) => all + (one.effect === 'risk' ? -1 : 1) * weightOf(one), 0)
  return sum > 0 ? 'opportunity' : sum < 0 ? 'risk' : undefined
}

/**
 * What one mark says of what is pinned to its bar: the stronger side, and the heaviest of that side with the type of
 * its event that points there; never a good event's name under a bad one's sign.
 */
export function markOf(of: readonly PriceEvent[]): {
  side: 'risk' | 'opportunity' | undefined
  heaviest: PriceEvent | undefined
  type: string | undefined
  weight: number
} {
  const side = sideOf(of)
  const [heaviest] = (side === undefined ? [...of] : of.filter(({ effect }) => effect === side)).sort(
    (one, other) => weightOf(other) - weightOf(one),
  )
  const pointing = heaviest?.events.find(({ sign }) => side === undefined || sign === (side === 'opportunity' ? 1 : -1))
  return { side, heaviest, type: pointing?.type, weight: heaviest ? weightOf(heaviest) : 0 }
}
