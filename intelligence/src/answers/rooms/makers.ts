import type { MakersAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

/** Who makes something, the thing between or behind the words. */
const MAKES =
  /(?:是|在)?(?:做|生产|制造|研发|造|产|卖|销售|经营|提供)(?!什么|啥|哪|过|了|的|多|得|出)|(?:的)?(?:供应商|供货商|生产商|制造商|厂商|厂家|生产企业|生产公司)|\b(?:(?:which|what) (?:listed )?(?:companies|company|firms|stocks|names)|who(?: else)?|companies that|firms that|companies|firms)(?: here)? (?:makes?|produces?|sells?|manufactures?|builds?|develops?|offers?|making|producing|selling|manufacturing)\b|\b(?:makers?|producers?|manufacturers?|suppliers?|sellers?) of\b|\b(?:makers|producers|manufacturers)\b/g
/** Companies are asked for, and not how one of them does it. */
const ASKS =
  /哪些|哪几[家只个]|哪[家只个]|谁|有什么|名单|列|公司|企业|上市|股票|\b(?:which|what|who|list|show|companies|makers|producers|manufacturers|firms)\b/
const AROUND = /上市|公司|企业|股票|个股|标的|相关|业务|产品|的|\b(?:list|listed|companies|firms|here|for|a|an|the)\b/g
const OTHER =
  /为什么|为何|原因|影响|怎么|如何|怎样|多少钱|价格|最[大高多小低少好]|新闻|公告|研报|政策|融资|不|没|贷款|\b(?:why|how|impact|price|money|profits?|loss(?:es)?|sense|calls?|news|loans?|most|largest|biggest|best|not|decisions?|predictions?)\b/

/** Reads a question for the companies that make or sell something. */
export function readMakers(text: RoomText): MakersAsked | null {
  if (text.companies.length > 0 || OTHER.test(text.lower) || !ASKS.test(text.lower)) return null
  if (!text.take(MAKES)) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  const topic = text.topic()
  if (time === null || time.period !== null || topic === null || topic.length < 2 || topic.length > 24) return null
  return { room: 'makers', companies: [], topic, most, ...time }
}
