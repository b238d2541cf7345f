import type { DocumentText, Field, KeywordFound } from '../analysis.ts'
import { tellingWords, type Word } from './words.ts'

/** In how many texts words occur: what keywords stand out against. */
export interface Background {
  documents: number
  /** Texts that hold the word. */
  frequency: (word: string) => number
}

/** What is told of a word where nothing is known of others. */
export const noBackground: Background = { documents: 0, frequency: () => 0 }

/** How much more a word in the title counts. */
const TITLE = 2

/**
 * Weighted keywords of a document, heaviest first: (1 + ln occurrences) × ln((documents + 1) / (documents with the word
 * + ½)), title words twice (Salton and Buckley 1988);
 * weights are scaled so that the heaviest has 1. Without a background the second factor is the same for all.
 */
export function keywordsOf(
  { title, body }: Pick<DocumentText, 'title' | 'body'>,
  background: Background,
  most = 8,
): KeywordFound[] {
  const counts = new Map<string, { count: number; spans: { field: Field; start: number; end: number }[] }>()
  const count = (words: readonly Word[], field: Field, weight: number) => {
    for (const { word, start, end } of words) {
      const kept = counts.get(word) ?? { count: 0, spans: [] }
      kept.count += weight
      kept.spans.push({ field, start, end })
      counts.set(word, kept)
    }
  }
  count(tellingWords(title), 'title', TITLE)
  count(tellingWords(body), 'body', 1)
  const rarity = (word: string) =>
    background.documents === 0
      ? 1
      : Math.max(0, Math.log((background.documents + 1) / (background.frequency(word) + 0.5)))
  const weighed = [...counts]
    .map(([word, { count: times, spans }]) => ({ word, weight: (1 + Math.log(times)) * rarity(word), spans }))
    .filter(({ weight }) => weight > 0)
  weighed.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
  const heaviest = weighed[0]?.weight ?? 1
  return weighed.slice(0, most).map(({ word, weight, spans }) => ({ word, weight: weight / heaviest, spans }))
}
