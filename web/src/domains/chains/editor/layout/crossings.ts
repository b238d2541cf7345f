import { tiersOf } from '../model/tiers.ts'
import type { Shape } from '../model/tiers.ts'
import type { Places } from './place.ts'

/** Pairs that stand the other way round in a list of numbers, by merging (n log n). */
function inversions(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0
  const half = numbers.length >> 1
  const [left, right] = [numbers.slice(0, half), numbers.slice(half)]
  let count = inversions(left) + inversions(right)
  left.sort((a, b) => a - b)
  right.sort((a, b) => a - b)
  let at = 0
  for (const one of left) {
    while (at < right.length && (right[at] ?? 0) < one) at += 1
    count += at
  }
  return count
}

/** How many pairs of lines between the same two tiers cross, as nodes stand now: by column, then by height. */
export function crossingsOf(shape: Shape, places: Places): number {
  const tiers = tiersOf(shape)
  const rank = (id: string) => (places.get(id)?.x ?? 0) * 1e6 + (places.get(id)?.y ?? 0)
  const between = new Map<string, (readonly [number, number])[]>()
  for (const [source, target] of shape.edges) {
    const key = `${tiers.get(source)} ${tiers.get(target)}`
    const lines = between.get(key) ?? []
    lines.push([rank(source), rank(target)])
    between.set(key, lines)
  }
  return [...between.values()].reduce(
    (sum, lines) => sum + inversions(lines.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, end]) => end)),
    0,
  )
}
