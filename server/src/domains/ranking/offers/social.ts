import { FEWEST_POSTS } from '@pandora/contract/domains/opinion/operations'
import { wholePercentages } from '@pandora/intelligence/record/percentages'
import type { PostCount } from './factors.queries.ts'
import type { Section } from './section.ts'

/** How the posts of the last 30 days on a company stand; percentages as text with the sign. */
export interface Social {
  longNum: string
  neutralName: string
  shortNum: string
  /** Stories read, copies once, and every post. */ posts: number
  raw: number
  grey: boolean
  /** Bullish and bearish parts, 0 to 1. */ long: number
  short: number
}

/**
 * Percentages of bullish, neutral and bearish posts, whole and adding up to 100; copies of one story count once. Null
 * where none was read.
 */
export function socialOf(counts: PostCount | undefined): Social | null {
  if (!counts) return null
  const { many, neutral, empty, raw } = counts
  const parts = wholePercentages([many, neutral, empty])
  if (!parts) return null
  const posts = many + neutral + empty
  const [longNum = '', neutralName = '', shortNum = ''] = parts.map((part) => `${part}%`)
  const grey = posts < FEWEST_POSTS
  return { longNum, neutralName, shortNum, posts, raw, grey, long: many / posts, short: empty / posts }
}

/** Companies that posts speak of, most posts or the most one-sided first; those with too few only where asked for. */
export function socialCompanies(
  section: Section,
  { sort, grey }: { sort: 'posts' | 'long' | 'short'; grey: boolean },
): { companyId: string; social: Social }[] {
  return section.rows
    .flatMap((row) => {
      const social = socialOf(row.posts)
      return social && (grey || !social.grey) ? [{ companyId: row.companyId, social }] : []
    })
    .toSorted(
      (a, b) =>
        b.social[sort] - a.social[sort] || b.social.posts - a.social.posts || (a.companyId < b.companyId ? -1 : 1),
    )
}
