import { cloudOf } from '@pandora/intelligence/keywords/cloud'
import type { KeywordRow } from './queries.ts'

/** Words of the market to hold a company's against: stories with each, all stories, and all uses. */
export interface Market {
  from: string
  to: string
  stories: number
  uses: number
  of: ReadonlyMap<string, number>
}

/**
 * Stories with each word that the company's own name does not explain: a company's texts name it, which tells nothing.
 */
export function wordsOf(rows: readonly KeywordRow[], names: readonly string[]): Map<string, Map<string, KeywordRow>> {
  const own = new Set(names.map((name) => name.toLowerCase()))
  const isOwn = (word: string): boolean =>
    [...own].some((name) => name.includes(word) && (word.length * 2 >= name.length || !/\p{Script=Han}/u.test(word)))
  const known = new Map<string, boolean>()
  const found = new Map<string, Map<string, KeywordRow>>()
  for (const row of rows) {
    for (const word of row.words) {
      const named = known.get(word) ?? isOwn(word)
      known.set(word, named)
      if (named) continue
      const stories = found.get(word) ?? new Map<string, KeywordRow>()
      // Rows come newest first: of a story the first to tell it stays.
      stories.set(row.story_id, row)
      found.set(word, stories)
    }
  }
  return found
}

interface Scored {
  word: string
  count: number
  score: number | null
  weight: number
}

/** Stories from which a word must stand in two of them. */
const FEW = 12

/** The strongest words of so many stories with their weight, 0 to 1. Without a background the count weighs. */
export function strongest(
  words: ReadonlyMap<string, ReadonlyMap<string, KeywordRow>>,
  market: Market | null,
  most: number,
  told: number,
): Scored[] {
  const counts = new Map([...words].map(([word, stories]) => [word, stories.size]))
  // Of few texts a word of one story may tell something; of many it is chance.
  const least = told >= FEW ? 2 : 1
  const scored = market
    ? cloudOf(counts, market.of, { most, least, all: market.uses }).map((one): Omit<Scored, 'weight'> => one)
    : [...counts]
        .filter(([, count]) => count >= least)
        .map(([word, count]) => ({ word, count, score: null }))
        .toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
        .slice(0, most)
  const heaviest = Math.max(...scored.map((one) => one.score ?? one.count), 0)
  return scored.map((one) => ({
    ...one,
    score: one.score === null ? null : round(one.score, 2),
    weight: heaviest > 0 ? round((one.score ?? one.count) / heaviest, 3) : 0,
  }))
}

/** A number of so many digits behind the point. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits))
