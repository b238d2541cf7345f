/** Least characters of a word that tells anything. */
const LEAST = 2

/** Words of a description, each once, by the dictionary of the platform; single characters and figures tell nothing. */
export function wordsOf(text: string): ReadonlySet<string> {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return new Set(
    [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
      isWordLike && segment.length >= LEAST && !/^[\d.,]+$/u.test(segment) ? [segment] : [],
    ),
  )
}

/** How rare each word is among descriptions: log(n ÷ number that hold it); words of a third of them tell nothing. */
export function rarityOf(descriptions: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const holding = new Map<string, number>()
  for (const words of descriptions) for (const word of words) holding.set(word, (holding.get(word) ?? 0) + 1)
  return new Map(
    [...holding].flatMap(([word, count]) =>
      count * 3 > descriptions.length ? [] : [[word, Math.log(descriptions.length / count)] as const],
    ),
  )
}

/** Words that two descriptions share, the rarest first, and the sum of their rarities. */
export function sharedWords(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  rarity: ReadonlyMap<string, number>,
): { words: string[]; weight: number } {
  const words = [...one]
    .filter((word) => other.has(word) && rarity.has(word))
    .toSorted((a, b) => (rarity.get(b) ?? 0) - (rarity.get(a) ?? 0) || (a < b ? -1 : 1))
  return { words, weight: words.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0) }
}
