import type { PriceEvent } from './pinned.ts'

/** For better or worse, of several events together: the stronger side by effect and strength, direct ones counted twice; undefined where neither prevails. */
export function sideOf(events: readonly Pick<PriceEvent, 'effect' | 'strength' | 'reach'>[]): 'risk' | 'opportunity' | undefined {
  const sum = events.reduce((all, { effect, strength, reach }) => all + (effect === 'opportunity' ? 1 : effect === 'risk' ? -1 : 0) * (strength ?? 0) * (reach === 'direct' ? 2 : 1), 0)
  return sum > 0 ? 'opportunity' : sum < 0 ? 'risk' : undefined
}
