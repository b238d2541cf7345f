import type { z } from 'zod'
import type { newsItem } from '@pandora/contract/domains/documents/shapes'
import { MARKET_ZONE, wallClock } from '@pandora/contract/time'

export type NewsItem = z.output<typeof newsItem>

/** Items of one day, newest first. `label` is the literal `MMM DD` (FLASH-06). */
export interface DayGroup {
  day: string
  label: string
  items: readonly NewsItem[]
}

/** Items by their day in Asia/Shanghai, in the order they stand in: `Mar 05` of two years are two groups. */
export function byDay(items: readonly NewsItem[]): DayGroup[] {
  const groups: { day: string; label: string; items: NewsItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.day === item.newsDay) last.items.push(item)
    else groups.push({ day: item.newsDay, label: item.newsDate, items: [item] })
  }
  return groups
}

/** Both lists as one, newest first, every item once. */
export function merged(newer: readonly NewsItem[], older: readonly NewsItem[]): NewsItem[] {
  const seen = new Set<string>()
  return [...newer, ...older]
    .filter(({ newsId }) => !seen.has(newsId) && Boolean(seen.add(newsId)))
    .toSorted((a, b) => b.newsTimestamp - a.newsTimestamp || (a.newsId < b.newsId ? 1 : a.newsId > b.newsId ? -1 : 0))
}

/** Time of day `HH:mm` in Asia/Shanghai; null where the source gives none. */
export function timeOf({ newsTimestamp, precision }: Pick<NewsItem, 'newsTimestamp' | 'precision'>): string | null {
  return precision === 'instant' ? wallClock(newsTimestamp, MARKET_ZONE).slice(11, 16) : null
}

/** Part of the trading day that a time point `HH:mm` closes. */
export function partOfDay(time: string): 'before' | 'morning' | 'noon' | 'afternoon' | 'close' | 'night' {
  if (time < '04:00' || time >= '18:00') return 'night'
  if (time <= '09:30') return 'before'
  if (time < '11:30') return 'morning'
  if (time <= '13:00') return 'noon'
  return time < '15:00' ? 'afternoon' : 'close'
}

/** The day `days` after `day` (`YYYY-MM-DD`). */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
