import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { AboutAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const kinds: readonly (readonly [pattern: RegExp, kind: DocumentKind])[] = [
  [/公告|\b(?:announcements?|filings?)\b/g, 'announcement'],
  [/研报|研究报告|\b(?:research|broker|analyst)? ?(?:reports?|research notes?)\b/g, 'report'],
  [
    /新闻|报道|快讯|资讯|消息|动静|动向|进展|风声|\b(?:news(?: (?:items?|articles?|stories))?|headlines|articles|stories)\b/g,
    'news',
  ],
]
const AROUND =
  /都?(?:说|讲|写|提)(?:了|过)?些(?:什么|啥)|原文|(?:给我)?[贴发](?:一下|出来)?|挑(?:重要|要紧|关键)的?|(?:里|中)?(?:有|都|在)?(?:讲|提|说|谈|报道)(?:到|及|过|的是)?(?:的)?|关于|有关|涉及|相关(?:的)?|方面(?:的)?|发(?:了|过|布)?|出(?:了|过)?|(?:是)?(?:哪|几)[几]?[条篇个]|\b(?:mention(?:s|ed|ing)?|about|regarding|on the subject of|covering|cover(?:s|ed)?|concerning|tell(?:s|ing)? of|related to|the latest|published|came out|was there|is there|were there)\b/g
/** What texts say of something, and why, is no list of them. */
const OTHER =
  /怎么|如何|为什么|为何|原因|影响|看法|观点|评价|解读|后果|意味|(?<!有)没有?(?![吗?？。]|$)|不|\b(?:why|how|impact|effects?|think|say|says|said|opinions?|views?)\b/

/** Reads a question for the texts of a kind about a company, a theme or a word, of a time. */
export function readAbout(text: RoomText): AboutAsked | null {
  if (OTHER.test(text.lower) || text.companies.length > 1) return null
  const named = kinds.flatMap(([pattern, kind]) => (text.take(pattern) ? [kind] : []))
  const [kind, ...more] = named
  if (kind === undefined || more.length > 0) return null
  const most = text.count()
  const time = text.time()
  if (time === null) return null
  const isOne = text.companies.length > 0
  const themes = isOne ? [] : text.themes()
  text.take(AROUND)
  const topic = isOne || themes.length > 0 ? (text.isWhole() ? '' : null) : text.topic()
  if (topic === null || topic.length > 30 || themes.length > 1) return null
  if (!isOne && themes.length === 0 && topic.length < 2) return null
  // A word and a kind of text, and no time and nothing that asks for a list: what they say is asked.
  const isListed = time.recent || time.period !== null || most !== null || LISTED.test(text.lower)
  return isListed ? { room: 'about', companies: text.companies, kind, themes, topic, most, ...time } : null
}

const LISTED = /哪些|几[条篇]|什么|有啥|有没有|\b(?:any|list|show|which|what)\b/
