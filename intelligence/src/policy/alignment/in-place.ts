import { likeness, type Weighed } from '../sentence-vectors.ts'
import { rareFieldOf } from './likelihood.ts'

/** Most sentences open between two pairs of a passage that is short. */
const SHORT = 4
/** Up to so many, two of the same field need no letter in common; else this cosine. */
const [FEW, TOUCHING] = [2, 0.02]
/** Least likeness, a field in common counting so much; least letter pairs in common of two that have no field. */
const [AKIN, OF_FIELD, MANY] = [0.22, 0.5, 6]

/**
 * What is left open in a short passage between the same neighbours, if it has letters or a field in common: what a
 * meeting says anew of a field it says in the old place. `toOf` is added to.
 */
export function pairInPlace(old: readonly Weighed[], young: readonly Weighed[], toOf: Map<number, number>): void {
  const sameField = rareFieldOf(old, young)
  const taken = new Set(toOf.values())
  // Only pairs in the common order are neighbours one can rely on.
  const steady: [number, number][] = [[-1, -1]]
  for (const [from, to] of [...toOf].toSorted(([a], [b]) => a - b))
    if (to > (steady.at(-1)?.[1] ?? -1)) steady.push([from, to])
  steady.push([old.length, young.length])
  for (let at = 1; at < steady.length; at++) {
    const [[fromStart, toStart], [fromEnd, toEnd]] = [steady[at - 1] ?? [0, 0], steady[at] ?? [0, 0]]
    const froms = range(fromStart + 1, fromEnd).filter((from) => !toOf.has(from))
    const tos = range(toStart + 1, toEnd).filter((to) => !taken.has(to))
    const open = Math.max(froms.length, tos.length)
    if (open > SHORT) continue
    const likely = froms.flatMap((from) =>
      tos.flatMap((to) => {
        const [one, other] = [old[from], young[to]]
        if (!one || !other) return []
        const { similarity, shared } = likeness(one, other)
        const field = sameField(one, other)
        // A turn of phrase is no likeness: short sentences have it in common with whatever stands beside them.
        if (field ? open > FEW && similarity < TOUCHING : shared < MANY) return []
        const like = similarity + (field ? OF_FIELD : 0)
        return like < AKIN ? [] : [{ from, to, like, shift: Math.abs(from - fromStart - (to - toStart)) }]
      }),
    )
    likely.sort((a, b) => b.like - a.like || a.shift - b.shift || a.from - b.from || a.to - b.to)
    for (const { from, to } of likely) {
      if (toOf.has(from) || taken.has(to)) continue
      toOf.set(from, to)
      taken.add(to)
    }
  }
}

const range = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_none, at) => start + at)
