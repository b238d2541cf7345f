import type { WatchedAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const OWN =
  /(?:我的?|我关注的|咱的?)?(?:自选(?:股|列表)?|关注(?:列表|的股票|的公司))|\b(?:my|the) (?:watch ?lists?|watched (?:stocks|companies))\b|\bwatch ?list\b|\b(?:stocks|companies|names) (?:that )?i(?:'m| am)? (?:watch(?:ing)?|follow(?:ing)?)\b/g
const UP = /涨(?:得|幅)?最(?:多|大|好|猛)|领涨|\b(?:best|gainers?|(?:rose|gained|up) (?:the )?most|top)\b/g
const DOWN = /跌(?:得|幅)?最(?:多|大|惨|狠)|领跌|\b(?:worst|losers?|(?:fell|lost|dropped|down) (?:the )?most)\b/g
const RISK =
  /(?:的)?风险(?:得?分|评分)?(?:最|更)?(?:高|大|多)?(?:的)?|\b(?:(?:highest|biggest|most) risks?(?: scores?)?|riskiest|most risky|risk(?:iness| scores?)?|at (?:most )?risk)\b/g
const AROUND =
  /我的?|今天|今日|现在|目前|最新|里(?:面|头)?|中|怎么样|咋样|如何|情况|表现|行情|走势|涨跌幅?|涨了?(?:多少|吗)?|跌了?(?:多少|吗)?|价格|股价|有|哪些|哪[只个家]|谁|都|的|是|看看|股票|公司|\b(?:my|i|biggest|largest|today|now|latest|how|how's|hows|did|do|does|doing|is|are|what|what's|which|who|prices?|changes?|moves?|performance|perform(?:ed|ing)?|in|on|of|the|it|stocks?|companies|one|up|or|down|show|me|quotes?)\b/g

/** Reads a question for the companies on the user's own watch list and how they stand on the last day. */
export function readWatched(text: RoomText): WatchedAsked | null {
  if (text.companies.length > 0 || !text.take(OWN)) return null
  const [up, down] = [text.take(UP) !== null, text.take(DOWN) !== null]
  const risk = text.take(RISK) !== null
  const most = text.count()
  text.take(AROUND)
  const time = text.time()
  // How they did over another time, and what was told of them, is asked of each by its name.
  if (time === null || time.period !== null || !text.isWhole()) return null
  return { room: 'watched', companies: [], order: up === down ? null : up ? 'up' : 'down', risk, most, ...time }
}
