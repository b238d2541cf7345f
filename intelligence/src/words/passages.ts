import { quoted } from './phrase.ts'
import { wordsIn, type IndexWord } from './words.ts'

/** A stretch of a text as it stands in the text index. Nearly all texts are one. */
export interface Passage {
  /** Where it begins in the body, in UTF-16 units. */
  start: number
  /** Its words with their places as `tsvector` writes them, those of the title with weight A before the body's. */
  vector: string
}

/** Words of a passage: PostgreSQL keeps no places beyond 16,383, and of one word 255. */
export const PASSAGE_WORDS = 12_000
/** Words that two neighbouring passages share, so that no phrase falls between them. */
const SHARED = 40
/** Places between title and body: no phrase reaches from one into the other. */
const GAP = 20

/** A text cut into passages. Each holds the title too. `marks`: words without places, by which the index is narrowed. */
export function passagesOf(title: string, body: string, marks: readonly string[]): Passage[] {
  const titled = [...wordsIn(title.slice(0, 2000))]
  // A body often begins with its title; it stands there once more all the same, for phrases that go on behind it.
  const words = [...wordsIn(body)]
  const passages: Passage[] = []
  const begin = (titled.at(-1)?.at ?? -GAP) + GAP
  for (let from = 0; from === 0 || from < words.length;) {
    const first = words[from]
    const part = words.slice(from, from + PASSAGE_WORDS)
    passages.push({ start: first?.start ?? 0, vector: vectorOf(titled, part, begin - (first?.at ?? 0), marks) })
    from += PASSAGE_WORDS
    if (from < words.length) from -= SHARED
  }
  return passages
}

function vectorOf(
  title: readonly IndexWord[],
  body: readonly IndexWord[],
  moved: number,
  marks: readonly string[],
): string {
  const places = new Map<string, string[]>()
  const put = (word: string, place: string) => {
    const known = places.get(word)
    if (known) known.push(place)
    else places.set(word, [place])
  }
  for (const { word, at } of title) put(word, `${at + 1}A`)
  for (const { word, at } of body) put(word, String(at + moved + 1))
  return [
    ...marks.map(quoted),
    ...[...places].map(([word, of]) => `${quoted(word)}:${of.slice(0, 255).join(',')}`),
  ].join(' ')
}
