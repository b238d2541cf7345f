import { FEWEST_POSTS, type opinion } from '@pandora/contract/domains/opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { wilson } from '@pandora/intelligence/record/statistics'
import { percentagesOf, type StanceCounts } from './offers/articles.ts'
import { platformNamesOf } from './offers/platforms.ts'
import { spanStart, type SpanUnit } from '../../shared/timeline.ts'
import type { StanceDay } from './queries.ts'

type Trend = OutputOf<typeof opinion.ratioTrend>
type Counts = StanceCounts

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
        ...platformNamesOf(fictional)[platform],
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
