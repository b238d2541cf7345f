import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { FlashAsked, LatestAsked, RecapAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const FLASH =
  /快讯|要闻|头条|(?:有)?(?:什么|啥|哪些)?的?大(?:新闻|消息|事(?=$|[?？]))|(?:有)?(?:什么|啥|哪些)(?:最新的?)?(?:新闻|消息)(?=$|[?？吗])|\bany (?:big |major |important )?news(?: stories)?(?=$|[?. ])|\bbig news\b|新闻(?=[^，。]{0,6}(?:值得|要看|重要|必看))|(?:重要|重大|值得看)的?(?:新闻|消息)|\b(?:flash(?: news)?|news ?flash(?:es)?|headlines|top (?:news|stories)|(?:important|market-moving|must-read) news)\b/g
const MORNING =
  /今早|今天早上|今天上午|今晨|上午|早上|早盘前|早间|\b(?:this morning|in the morning|morning)(?:['’]s)?\b/g
const FLASH_AROUND =
  /值得(?:看|关注|留意)|必看|要看|重要|重大|新闻|消息|资讯|今天|今日|市场|发生|\b(?:worth (?:a look|reading|seeing|knowing)|important|top|must-read|market-moving|news|right now|should know|today(?:['’]s)?)\b/g

/** Reads a question for the newest texts of the market, of a morning, a day or now. */
export function readFlash(text: RoomText): FlashAsked | null {
  if (text.companies.length > 0) return null
  const morning = text.take(MORNING) !== null
  const isNews = morning && text.take(/新闻|消息|资讯|大事|\bnews\b/g) !== null
  if (!text.take(FLASH) && !isNews) return null
  const most = text.count()
  const time = text.time()
  text.take(FLASH_AROUND)
  return time !== null && text.isWhole() ? { room: 'flash', morning, most, ...time } : null
}

const LATEST =
  /(?:最新|最近|上|最近一次)的?(?:一?[份篇条则个])?的?(公告|新闻|消息|研报|研究报告)|\b(?:latest|newest|most recent|last) (?:(announcement|filing|disclosure)|(news(?: item| article| story)?|article)|((?:research|broker|analyst) (?:report|note)))\b/g
const kinds: readonly (readonly [pattern: RegExp, kind: DocumentKind])[] = [
  [/公告|announcement|filing|disclosure/, 'announcement'],
  [/研报|研究报告|research|broker|analyst/, 'report'],
  [/新闻|消息|news|article/, 'news'],
]
const LATEST_AROUND =
  /(?:里|中)?(?:说|讲)了?(?:些)?什么|内容|一句话(?:概括|总结|说明)?|标题|\b(?:what (?:does|did) it say|say(?:s|ing)?|summar(?:y|ise|ize)|from|in (?:one|a) (?:sentence|line)|one (?:sentence|line)|title)\b/g

/** Reads a question for the newest text of a kind of companies. */
export function readLatest(text: RoomText): LatestAsked | null {
  const [word = ''] = text.take(LATEST) ?? []
  const kind = kinds.find(([pattern]) => pattern.test(word))?.[1]
  if (kind === undefined || text.companies.length === 0) return null
  const most = text.count()
  const time = text.time()
  text.take(LATEST_AROUND)
  if (time === null || !text.isWhole()) return null
  return { room: 'latest', companies: text.companies, kind, most, ...time }
}

const RECAP =
  /回顾|复盘|大事记?|时间线|重要事件|\b(?:recap(?: of)?(?: what happened)?|timeline(?: of)?|run-?down(?: of)?|look back at|key events)\b/g
const RECAP_AROUND =
  /新闻|公告|股价|价格|走势|事件|有什么|盘点|梳理|发生了?什么|\b(?:what happened|happened|news|filings|announcements|share price|price(?: move)?s?|events)\b/g

/** Reads a question for what happened at one company over a time, its price among it. */
export function readRecap(text: RoomText): RecapAsked | null {
  if (!text.take(RECAP) || text.companies.length !== 1) return null
  text.take(RECAP_AROUND)
  const most = text.count()
  const time = text.time()
  return time !== null && text.isWhole() ? { room: 'recap', companies: text.companies, most, ...time } : null
}
