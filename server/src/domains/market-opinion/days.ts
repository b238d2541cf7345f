import { dayOf } from '@pandora/contract/time'
import { dayPlus } from '../../shared/timeline.ts'
import type { ForumDay, ForumTotal } from './offers/forum-days.queries.ts'

/** Days of a curve where no beginning is asked for, and most of one. */
const USUAL = 120
const MOST = 400

/** First and last day, both included, and each day between them. */
export interface Stretch {
  from: string
  to: string
  time: string[]
}

/** The last `count` days up to the day of an instant (ms), that day included. */
export function lastDays(instant: number, count: number): { from: string; to: string } {
  const to = dayOf(instant)
  return { from: dayPlus(to, 1 - count), to }
}

/** As many days before them. */
export const daysBefore = ({ from }: { from: string }, count: number): { from: string; to: string } => ({
  from: dayPlus(from, -count),
  to: dayPlus(from, -1),
})

/** Days asked for, up to the day of an instant (ms) and no more than 400, each of them. */
export function stretchOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  instant: number,
): Stretch {
  const today = dayOf(instant)
  const until = to !== undefined && to < today ? to : today
  const earliest = dayPlus(until, 1 - MOST)
  const asked = from ?? dayPlus(until, 1 - USUAL)
  const first = asked < earliest ? earliest : asked
  const time: string[] = []
  for (let day = first; day <= until; day = dayPlus(day, 1)) time.push(day)
  return { from: first, to: until, time }
}

type Counts = Omit<ForumTotal, 'subject'>
const nothing = (): Counts => ({
  raw: 0,
  total: 0,
  many: 0,
  empty: 0,
  neutral: 0,
  irrelevance: 0,
  reads: null,
  likes: null,
  replies: null,
})

/** Sum of what may be unknown: null where all of it is. */
const plus = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : one + other

/** Rows added up. */
export function sumOf(rows: readonly Counts[]): Counts {
  const sum = nothing()
  for (const row of rows) {
    for (const field of ['raw', 'total', 'many', 'empty', 'neutral', 'irrelevance'] as const) sum[field] += row[field]
    for (const field of ['reads', 'likes', 'replies'] as const) sum[field] = plus(sum[field], row[field])
  }
  return sum
}

/** Sums of each day of a stretch, zero where nothing was said. */
export function byDay(rows: readonly ForumDay[], time: readonly string[]): Counts[] {
  const days = Map.groupBy(rows, ({ day }) => day)
  return time.map((day) => sumOf(days.get(day) ?? []))
}

/** (bullish − bearish) ÷ (bullish + bearish), per cent; null where there are neither. */
export const percentageOf = ({ many, empty }: { many: number; empty: number }): number | null =>
  many + empty === 0 ? null : Math.round(((many - empty) / (many + empty)) * 1000) / 10

/** Share of yesterday’s heat that is still there, per cent; null where there was none. */
export const persistenceOf = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round((Math.min(now, before) / before) * 1000) / 10
