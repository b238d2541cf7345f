/** A word of a word cloud. */
export interface CloudWord {
  word: string
  /** Texts of the selection with the word. */
  count: number
  /** How much more it is used here than elsewhere: z-score of the log-odds ratio. */
  score: number
}

/**
 * Words of a selection of texts that tell it from the rest, most telling first: log-odds ratio with the whole as
 * informative Dirichlet prior, over its deviation
 * (Monroe, Colaresi and Quinn 2008, eq. 16, 22). `selection` and `whole` hold for each word the number of texts with
 * it; the whole includes the selection. Words of fewer than `least` texts are left out.
 * `all`: what the counts of every word add up to, where `whole` holds those of the selection only.
 */
export function cloudOf(
  selection: ReadonlyMap<string, number>,
  whole: ReadonlyMap<string, number>,
  { most = 60, least = 2, all = sumOf(whole) }: { most?: number; least?: number; all?: number } = {},
): CloudWord[] {
  const inside = sumOf(selection)
  const outside = Math.max(0, all - inside)
  // The prior weighs as much as a tenth of the whole.
  const strength = Math.max(1, all / 10)
  const found: CloudWord[] = []
  for (const [word, count] of selection) {
    if (count < least) continue
    const total = Math.max(count, whole.get(word) ?? 0)
    const prior = (strength * total) / Math.max(1, all)
    const [here, there] = [count + prior, total - count + prior]
    const ratio =
      Math.log(here / Math.max(1e-9, inside + strength - here)) -
      Math.log(there / Math.max(1e-9, outside + strength - there))
    found.push({ word, count, score: ratio / Math.sqrt(1 / here + 1 / there) })
  }
  return found
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, most)
}

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0)
