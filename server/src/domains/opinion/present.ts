import type { z } from 'zod'
import {
  FEWEST_POSTS,
  type articleItem,
  type opinion,
  type stancePercentages,
} from '@pandora/contract/domains/opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { postPlatforms } from '@pandora/contract/domains/opinion/records'
import { dayLabel, dayOf, wallClock } from '@pandora/contract/time'
import { wholePercentages } from '@pandora/intelligence/record/percentages'
import { wilson } from '@pandora/intelligence/record/statistics'
import { summaryOf } from '../documents/offers/documents.ts'
import { spanStart, type SpanUnit } from '../../shared/timeline.ts'
import type { ArticleRow, Platform, Stance, StanceDay } from './queries.ts'

type Trend = OutputOf<typeof opinion.ratioTrend>
type Counts = Record<Stance, number>

const platformNames: Readonly<Record<Platform, { nameZh: string; nameEn: string }>> = {
  xq: { nameZh: '雪球', nameEn: 'Xueqiu' },
  df: { nameZh: '东方财富股吧', nameEn: 'Eastmoney Guba' },
}
/** Of a fictional market: nobody wrote its posts on a real forum. */
const fictionalNames: typeof platformNames = {
  xq: { nameZh: '虚构社区', nameEn: 'Fictional community' },
  df: { nameZh: '虚构股吧', nameEn: 'Fictional forum' },
}

/** Whole per cent that add up to 100; null where all are nothing. */
function percentagesOf({ many, empty, neutral, irrelevance }: Counts): z.infer<typeof stancePercentages> | null {
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

const none = (): Counts => ({ many: 0, empty: 0, neutral: 0, irrelevance: 0 })
const sumOf = ({ many, empty, neutral, irrelevance }: Counts): number => many + empty + neutral + irrelevance

/** How the posts of each platform stand; platforms without any post are left out. */
export function presentPlatforms(
  days: readonly StanceDay[],
  fictional: boolean,
): OutputOf<typeof opinion.articles>['platforms'] {
  return postPlatforms.flatMap((platform) => {
    const own = days.filter((one) => one.platform === platform)
    if (own.length === 0) return []
    const counts = none()
    let [posts, raw] = [0, 0]
    for (const { stance, stories, raw: copies } of own) {
      posts += stories
      raw += copies
      if (stance !== null) counts[stance] += stories
    }
    const read = sumOf(counts)
    return [
      {
        platform,
        ...(fictional ? fictionalNames : platformNames)[platform],
        posts,
        raw,
        read,
        percentages: percentagesOf(counts),
        grey: read < FEWEST_POSTS,
      },
    ]
  })
}

const tenth = (share: number | undefined): number | null => (share === undefined ? null : Math.round(share * 1000) / 10)

/** Bullish of bullish and bearish, with its interval, per cent. */
function ratioOf({ many, empty }: Counts) {
  const interval = wilson(many, many + empty)
  return { ratio: tenth(interval?.value), low: tenth(interval?.low), high: tenth(interval?.high) }
}

/** Posts by span and stance, and the ratio of each (COMP-39). */
export function presentTrend(
  days: readonly StanceDay[],
  { unit, time }: { unit: SpanUnit; time: readonly string[] },
): Trend {
  const spans = new Map(time.map((start) => [start, { counts: none(), raw: 0, unread: 0 }]))
  const whole = { counts: none(), raw: 0, unread: 0 }
  for (const { day, stance, read, stories, raw } of days) {
    for (const span of [spans.get(spanStart(day, unit)), whole]) {
      if (!span) continue
      span.raw += raw
      if (stance !== null) span.counts[stance] += stories
      else if (!read) span.unread += stories
    }
  }
  const all = [...spans.values()]
  const ratios = all.map(({ counts }) => ratioOf(counts))
  const column = (of: (counts: Counts) => number) => all.map(({ counts }) => of(counts))
  const { irrelevance, ...stood } = whole.counts
  return {
    unit,
    time: [...time],
    many: column((one) => one.many),
    empty: column((one) => one.empty),
    neutral: column((one) => one.neutral),
    irrelevant: column((one) => one.irrelevance),
    raw: all.map((one) => one.raw),
    unread: all.map((one) => one.unread),
    ratio: ratios.map((one) => one.ratio),
    low: ratios.map((one) => one.low),
    high: ratios.map((one) => one.high),
    grey: all.map(({ counts }) => sumOf(counts) < FEWEST_POSTS),
    total: {
      ...stood,
      irrelevant: irrelevance,
      raw: whole.raw,
      unread: whole.unread,
      ...ratioOf(whole.counts),
      grey: sumOf(whole.counts) < FEWEST_POSTS,
    },
  }
}
