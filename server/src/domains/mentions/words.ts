import { dayOf } from '@pandora/contract/time'
import type { mentions } from '@pandora/contract/domains/mentions/operations'
import { burstsOf, type BurstRule } from '@pandora/intelligence/keywords/bursts'
import { cloudOf } from '@pandora/intelligence/keywords/cloud'
import { dayPlus, spanStart } from '../../shared/timeline.ts'
import type { AnswerOf, More } from '../../shared/page.ts'
import type { KeywordRow } from './queries.ts'

type Cloud = AnswerOf<typeof mentions.wordCloud>
type Keywords = AnswerOf<typeof mentions.keywords>

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

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : round((part / whole) * 100, 2))
const backgroundOf = (market: Market | null): Cloud['background'] =>
  market && { from: market.from, to: market.to, documents: market.stories }

/** The word cloud of a company's texts (COMP-38). */
export function presentCloud(
  rows: readonly KeywordRow[],
  {
    names,
    market,
    most,
    from,
    to,
    hasMore,
  }: { names: readonly string[]; market: Market | null; most: number; from: string; to: string; hasMore: More },
): Cloud {
  const stories = new Set(rows.map((row) => row.story_id)).size
  return {
    dataList: strongest(wordsOf(rows, names), market, most, stories).map((one) => {
      const marketCount = market ? Math.max(one.count, market.of.get(one.word) ?? 0) : null
      return {
        ...one,
        marketCount,
        marketShare:
          market && marketCount !== null ? percent(marketCount, Math.max(market.stories, marketCount)) : null,
        share: percent(one.count, stories),
      }
    }),
    stories,
    documents: rows.length,
    from,
    to,
    background: backgroundOf(market),
    hasMore,
  }
}

/** A burst in weeks: a company's texts are few, so half a year says what is to be expected. */
const weekly: BurstRule = { past: 26, leastPast: 6, begins: 3.5, ends: 1.2, leastCount: 3 }
/** Days within which a word counts as new, and before which texts must reach for that. */
const NEW = 30

/** Keywords of a company by week (COMP-43). `time`: Mondays of the span. */
export function presentKeywords(
  rows: readonly KeywordRow[],
  {
    names,
    market,
    most,
    time,
    to,
    hasMore,
  }: {
    names: readonly string[]
    market: Market | null
    most: number
    time: readonly string[]
    to: string
    hasMore: More
  },
): {
  words: (Omit<Keywords['dataList'][number], 'latest'> & { latestId: string })[]
  rest: Omit<Keywords, 'dataList'>
} {
  const place = new Map(time.map((start, at) => [start, at]))
  const weekOf = (row: KeywordRow): number => place.get(spanStart(dayOf(row.published_at), 'week')) ?? 0
  const byStory = new Map(rows.map((row) => [row.story_id, row]))
  const perWeek = (own: Iterable<KeywordRow>): number[] => {
    const counts = time.map(() => 0)
    for (const row of own) counts[weekOf(row)] = (counts[weekOf(row)] ?? 0) + 1
    return counts
  }
  const stories = perWeek(byStory.values())
  const words = wordsOf(rows, names)
  const oldest = rows.at(-1)
  const reachesBack = oldest !== undefined && dayOf(oldest.published_at) < dayPlus(to, -2 * NEW)
  return {
    words: strongest(words, market, most, byStory.size).map(({ word, count, score }) => {
      const own = [...(words.get(word)?.values() ?? [])].toSorted((a, b) => b.published_at - a.published_at)
      const counts = perWeek(own)
      const firstSeen = dayOf(own.at(-1)?.published_at ?? 0)
      return {
        word,
        count,
        score,
        counts,
        firstSeen,
        isNew: reachesBack && firstSeen > dayPlus(to, -NEW),
        lastSeen: dayOf(own[0]?.published_at ?? 0),
        bursts: burstsOf(counts, stories, weekly).map((burst) => ({
          ...burst,
          expected: round(burst.expected, 2),
          score: round(burst.score, 2),
        })),
        latestId: own[0]?.document_id ?? '',
      }
    }),
    rest: { time: [...time], stories, background: backgroundOf(market), hasMore },
  }
}
