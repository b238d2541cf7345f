import type { RiskTopicsAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const RISKS =
  /(?:最大|最热|最主要|主要|最突出|值得(?:关注|警惕|注意)|要(?:注意|警惕|小心)|最近|目前|现在|当前|市场(?:上|里)?)(?:的)?(?:一个|几个|[\d一二三四五六七八九十]{1,2}个)?风险(?!分|评分|得分|最|高的)(?:点|事件|话题|因素)?|风险(?:话题|热点|事件)(?:有|排行榜?|排名)?|(?:有)?(?:什么|哪些|啥)(?:样)?的?(?:大|重大|新)?风险(?!分|评分|得分|最|高的)(?:点|事件|话题|因素)?|\b(?:biggest|largest|main|top|key|hottest|major|current|latest) (?:market )?risks?\b(?! (?:score|point|compan|stock))|\brisk topics?\b|\b(?:what|which) (?:are the )?(?:market )?risks\b/g
const AROUND =
  /全?市场|大盘|股市|上|里(?:面)?|的|今天|今日|现在|目前|当前|最近|近期|是|有|都|什么|哪些|哪个|啥|需要|应该|要|关注|注意|警惕|小心|怎么样|最大|最热|\b(?:what|what's|which|are|is|the|in|to|of|for|on|market|markets|right|now|today|currently|facing|investors|watch|there|out|should|be|aware|biggest|hottest)\b/g

/** Reads a question for the hottest risks of the market, of no company, theme or industry. */
export function readRiskTopics(text: RoomText): RiskTopicsAsked | null {
  if (text.companies.length > 0 || /自选|持仓|我的|\bmy\b|watch ?list|无风险|风险(?:偏好|溢价)/.test(text.lower))
    return null
  if (!text.take(RISKS)) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  if (time === null || time.period !== null || !text.isWhole()) return null
  return { room: 'riskTopics', companies: [], most, ...time }
}
