import { wordsIn } from '../words/words.ts'
import { chunksOf } from './chunks.ts'
import type { RankedPassage, SourcePage } from './types.ts'

const [K, B] = [1.2, 0.75]

/** Words of a question that stand in every question. */
const stopped = new Set(
  [
    ...wordsIn(
      'the a an of in on at for to and or is are was were be been what which who whose how much many does did do has have had it its this that as by from with than then there 什么 多少 哪些 哪个 是否 是什么 的是 对应 对应的 以下 请问 下文 文中',
    ),
  ].map((one) => one.word),
)

/** What of a Chinese question asks, and says nothing of what is asked. */
const asking =
  /是多少|有多少|多少|是什么|为什么|什么|哪些|哪个|哪一|是否|请问|对应|以下|下文|分别|[的是了在为有吗呢与和及]|\bdid\b/gu

/** Words that a question is looked up by, each once. */
export const soughtWords = (question: string): string[] =>
  [...new Set([...wordsIn(question.replace(asking, ' '))].map((one) => one.word))].filter(
    (word) => !stopped.has(word) && (word.length > 1 || /\d/u.test(word)),
  )

/** What a ranking knows of the whole: passages, their mean length in words, and in how many each word stands. */
interface Whole {
  passages: number
  length: number
  holding: ReadonlyMap<string, number>
}

/** Okapi BM25 of a passage for words. */
export function bm25(words: readonly string[], passage: readonly string[], whole: Whole): number {
  const counts = new Map<string, number>()
  for (const word of passage) counts.set(word, (counts.get(word) ?? 0) + 1)
  return words.reduce((sum, word) => {
    const count = counts.get(word) ?? 0
    if (count === 0) return sum
    const holding = whole.holding.get(word) ?? 0
    const rarity = Math.log(1 + (whole.passages - holding + 0.5) / (holding + 0.5))
    return sum + (rarity * count * (K + 1)) / (count + K * (1 - B + (B * passage.length) / (whole.length || 1)))
  }, 0)
}

/** Passages of pages by how well they fit words, the best first; those that hold none are left out. */
export function rankedIn(
  pages: readonly SourcePage[],
  words: readonly string[],
  cut: (text: string) => readonly { start: number; end: number }[] = chunksOf,
): RankedPassage[] {
  const passages = pages.flatMap((page) =>
    cut(page.text).map(({ start, end }) => ({
      page,
      start,
      end,
      words: [...wordsIn(page.text.slice(start, end))].map((one) => one.word),
    })),
  )
  const holding = new Map<string, number>()
  for (const one of passages) for (const word of new Set(one.words)) holding.set(word, (holding.get(word) ?? 0) + 1)
  const length = passages.reduce((sum, one) => sum + one.words.length, 0) / (passages.length || 1)
  const whole = { passages: passages.length, length, holding }
  return passages
    .map(({ page, start, end, words: held }) => ({ page, start, end, score: bm25(words, held, whole) }))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
}
