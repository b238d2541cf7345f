import { record, textOf } from '@pandora/intelligence/tasks/marks'
import type { RawRow } from '@pandora/intelligence/tasks/task'

/** Public files that marks speak of, below the folder of the checkout. */
export const publicFiles: Readonly<Record<string, string>> = {
  meetings: 'text/zh-policy-meetings-xwlb/meetings.jsonl',
  policy_releases: 'text/zh-policy-meetings-xwlb/policy_releases.jsonl',
  xwlb: 'text/zh-news-xwlb-economy/news.jsonl',
  cls: 'rooms/flash_news_2026/cls.jsonl.gz',
  eastmoney: 'rooms/flash_news_2026/eastmoney.jsonl.gz',
  ths: 'rooms/flash_news_2026/ths.jsonl.gz',
  twitter: 'text/en-twitter-financial-news/dev.jsonl',
  phrasebank: 'text/en-financial-phrasebank/dev.jsonl',
  fiqa: 'text/en-fiqa-semeval-scores/dev.jsonl',
  sentfin: 'text/en-sentfin-entity-sentiment/dev.jsonl',
  stocknet: 'text/en-stocknet-tweets/days.jsonl',
}

/** The texts of a row: itself, or the tweets that it holds for a stock and a day, by their place. */
export function textsOf(row: RawRow): RawRow[] {
  const { tweets, stock, date } = row
  return Array.isArray(tweets)
    ? tweets.map((tweet: unknown, at) => ({ ...record(tweet), id: `${textOf(stock)} ${textOf(date)} ${at}` }))
    : [row]
}

/** Which half of the marks a document is in: rules were set on `tuning` only. */
export function halfOf(document: string): 'tuning' | 'heldOut' {
  let hash = 2_166_136_261
  for (let at = 0; at < document.length; at++) hash = Math.imul(hash ^ document.charCodeAt(at), 16_777_619)
  return (hash >>> 0) % 2 === 0 ? 'tuning' : 'heldOut'
}
