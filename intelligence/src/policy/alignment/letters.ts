import type { Weighed } from '../sentence-vectors.ts'

/** Letters of a sentence, each once, by how few sentences have them. */
export interface Letters {
  weights: ReadonlyMap<string, number>
  total: number
}
/** Letters of the sentences of both texts: 物价总水平 and 价格总水平 have those in common, and few pairs. */
export function lettersOf(old: readonly Weighed[], young: readonly Weighed[]): Map<Weighed, Letters> {
  const all = [...old, ...young]
  const sets = all.map(({ text }) => new Set(text.replace(/[^\p{L}]/gu, '')))
  const spread = new Map<string, number>()
  for (const set of sets) for (const letter of set) spread.set(letter, (spread.get(letter) ?? 0) + 1)
  return new Map(
    all.map((one, at) => {
      const weights = new Map(
        [...(sets[at] ?? [])].map((letter) => [letter, Math.log(1 + all.length / (spread.get(letter) ?? 1))]),
      )
      let total = 0
      for (const weight of weights.values()) total += weight
      return [one, { weights, total }]
    }),
  )
}
/** Weight of the letters in common over that of both, twice. */
export function alikeLetters(one: Letters | undefined, other: Letters | undefined): number {
  if (!one || !other || one.total + other.total === 0) return 0
  let sum = 0
  for (const [letter, weight] of one.weights) if (other.weights.has(letter)) sum += weight
  return (2 * sum) / (one.total + other.total)
}
