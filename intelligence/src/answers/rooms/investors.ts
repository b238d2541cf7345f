import type { InvestorsAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const BUSIEST =
  /(?:最活跃|出手最(?:多|频繁)|投(?:资)?得?最(?:多|频繁)|最积极)的?(?:\d{1,2}家|[\u4e00\u4e8c\u4e24\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]{1,2}家)?(?:投资|创投|风投)?(?:机构|投资方|投资人|投资者|基金|vc|pe)|(?:哪些?|哪[家个]|什么)?(?:家)?(?:投资|创投|风投)?(?:机构|投资方|投资人|基金|vc)(?:[^，。]{0,8})(?:最活跃|出手(?:次数)?最(?:多|频繁)|投(?:资)?(?:得|了)?(?:的)?(?:项目|笔数|次数)?最(?:多|频繁)|最积极)|\b(?:busiest|most active|most prolific) (?:(?:venture|startup|start-up|vc|private[- ]equity) )?(?:investors?|funds?|vcs?|venture capitalists?|firms|backers?)\b|\b(?:which|what|who) (?:(?:venture|vc) )?(?:investors?|funds?|vcs?|backers?)? ?(?:made|did|closed|backed|joined|led|took part in) (?:the )?most (?:deals?|rounds?|investments?|start-?ups?)\b/g
const AROUND =
  /投资机构|(?:一级市场)?(?:投)?融资(?:市场|圈|方面|里|中)?|创投|风投|一级市场|次数|笔数|项目|领域|赛道|排名|排行榜?|\b(?:venture|startups?|start-ups?|funding|financing|investments?|deals?|rounds?|in the (?:field|sector|area) of|field|sector|ranking|list|top|by number of|of)\b/g
/** Led rounds alone, money put in and reasons are other questions. */
const OTHER =
  /为什么|为何|原因|领投|金额|规模|回报|收益|退出|不|没|\b(?:why|led|lead|leading|amount|money|capital|returns?|exits?|not|never|outside|except)\b/

/** Reads a question for who took part in most rounds of financing. */
export function readInvestors(text: RoomText): InvestorsAsked | null {
  if (text.companies.length > 0 || OTHER.test(text.lower)) return null
  if (!text.take(BUSIEST)) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  const topic = text.topic()
  if (time === null || topic === null || topic.length > 40) return null
  return { room: 'investors', topic, most, ...time }
}
