/** Names of lists that agencies publish every day, whatever form their items have. */
const DAILY =
  /你需要知道的|《?新闻联播》?要闻|[早午晚]间新闻精选|公告精选|公告一览|要闻(?:精选|汇总|回顾|一览)|公告全知道|涨停分析|\b(?:morning|evening|daily) (?:brief|briefing|digest|wrap)\b|\bround-?up\b/iu
/** What else a list may be called, and an article too. */
const CALLED = /要闻|早报|晚报|早餐|早知道|[早晚]参|一览|汇总|集锦|速览|热点回顾/u
/** A new item: a number or a mark at the beginning of a sentence or a line. */
const ITEM = /(?:^|[\s。；;！!？?】])(?:\d{1,2}[、.．)）](?!\d)|[①-⑳]|【[^】]{2,60}】|[（(]\d{1,2}[)）]|[•●▶◆■])/gu
/** Fewest items of a list. */
const ITEMS = 4

/**
 * Whether a text is a list of what was told elsewhere: an agency's morning paper, the notices of an evening. It tells
 * nothing of its own and is about everything at once: in a digest its items would be told twice.
 */
export const isRoundup = ({ title, body }: { title: string; body: string }): boolean =>
  DAILY.test(title) || (CALLED.test(title) && [...body.matchAll(ITEM)].length >= ITEMS)

/** Numbered pieces from which on a text holds what others tell in full. */
const PIECES = 3
const numbered = /(?:^|[。；！？】\s])\d{1,2}[、.．）)](?=\D)/gu

/** Whether a text holds others' words: a round-up, or pieces of news one after another. Its words make it none of them. */
export const holdsOthers = (text: { title: string; body: string }): boolean =>
  isRoundup(text) || [...text.body.matchAll(numbered)].length >= PIECES
