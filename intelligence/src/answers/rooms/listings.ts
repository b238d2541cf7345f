import type { ListingsAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const NEW =
  /(?:新股|次新股|新上市(?:的)?(?:公司|股票|企业)?)(?:都)?(?:有哪些|有|名单|列表)?|(?:刚刚?|新)?(?:上市|挂牌)的(?:新)?(?:公司|股票|企业|个股)|(?:哪些|哪几家|什么)(?:公司|股票|企业|个股)?(?:是)?(?:刚刚?|新)?(?:上市|挂牌)(?:的|了)?|(?:有)?(?:多少|几)家(?:公司|企业)?(?:上市|挂牌)(?:了|的)?|\b(?:new(?:est)? listings?|recent(?:ly)? (?:listed|ipos?)(?: companies| stocks)?|newly listed(?: companies| stocks)?|latest ipos?|(?:companies|stocks|firms) (?:that )?(?:were |was )?listed|(?:which|what) (?:companies|stocks|firms) (?:were |was |have |has )?(?:been )?(?:newly )?(?:listed|gone public|went public|ipo'?d|come to (?:the )?market)|ipos?|how many (?:companies|firms) (?:were |have been )?(?:listed|went public))\b/g
const AROUND = /哪些|有|名单|列表|的|公司|股票|\b(?:which|what|list|show|the|are|were|there|in|of|went|public)\b/g
/** Where shares are listed, and what a new one cost or how it went, are other questions. */
const OTHER =
  /为什么|为何|原因|发行价|破发|中签|申购|涨|跌|收益|在[\u4e00-\u9fff]{1,4}上市|科创板|创业板|主板|交易所|剔除|不含|不是|\b(?:why|price|return|fell|rose|gain|loss|shanghai|shenzhen|beijing|star|chinext|exchange|not|except|excluding)\b/

/** Reads a question for the companies that came to the market in a time. */
export function readListings(text: RoomText): ListingsAsked | null {
  if (text.companies.length > 0 || OTHER.test(text.lower) || !text.take(NEW)) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  const [themes, industries] = [text.themes(), text.industries()]
  if (time === null || themes.length > 0 || industries.length > 0 || !text.isWhole()) return null
  return { room: 'listings', companies: [], most, ...time }
}
