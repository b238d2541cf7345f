import type { z } from 'zod'
import type { stances } from '@pandora/contract/domains/analysis/operations'
import type { articleItem, stancePercentages } from '@pandora/contract/domains/opinion/operations'
import { dayLabel, dayOf, wallClock } from '@pandora/contract/time'
import { wholePercentages } from '@pandora/intelligence/record/percentages'
import { summaryOf } from '../../documents/offers/documents.ts'
import type { ArticleRow } from './articles.queries.ts'

/** How many posts, or how likely a post, stands each way. */
export type StanceCounts = Record<(typeof stances)[number], number>

/** Whole per cent that add up to 100; null where all are nothing. */
export function percentagesOf({
  many,
  empty,
  neutral,
  irrelevance,
}: StanceCounts): z.infer<typeof stancePercentages> | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = wholePercentages([many, empty, neutral, irrelevance]) ?? []
  return first + second + third + fourth === 0
    ? null
    : { many: first, empty: second, neutral: third, irrelevant: fourth }
}

/** A post of a list (COMP-11): its percentages are how likely it stands each way. */
export function presentArticle(row: ArticleRow): z.infer<typeof articleItem> {
  const [many = 0, empty = 0, neutral = 0, irrelevance = 0] = row.probabilities ?? []
  return {
    newsId: row.document_id,
    platform: row.platform,
    language: row.language,
    title: row.title,
    summary: summaryOf(row.title, row.opening, row.language),
    author: row.author_id === null ? null : { authorId: row.author_id, name: row.author },
    likes: row.like_count,
    replies: row.reply_count,
    newsTimestamp: row.published_at,
    newsDate: dayLabel(row.published_at),
    newsDay: dayOf(row.published_at),
    publishDateZh: wallClock(row.published_at),
    url: row.url,
    stance: row.stance,
    percentages: percentagesOf({ many, empty, neutral, irrelevance }),
    copies: row.copies,
  }
}
