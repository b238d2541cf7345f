import type { HeldAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const OWN =
  /(?:我|咱|俺)(?:们)?(?:自己)?(?:现在|目前|今天)?(?:的)?(?:全部|所有)?(?:持仓(?:股(?:票)?)?|持股|仓位|账户|组合|投资组合|股票|票)|(?:我|咱)(?:现在|目前|手里|手上|一共|总共|都)*(?:持有|拿着|买了|买的|套牢)(?:的)?(?:哪些|什么|多少|几只)?(?:股票|票|公司)?|(?:我)?(?:手里|手上|手头)(?:的|拿着的|持有的)?(?:这些|几只|这几只)?(?:股票|票|股)|(?:^|看看|查)(?:持仓|仓位)|\bmy (?:own )?(?:current )?(?:holdings?|positions?|portfolios?|stocks|shares|account|investments?)\b|\b(?:what|which stocks) do i (?:own|hold)\b|\b(?:stocks|shares|companies) i (?:own|hold)\b/g
const AROUND =
  /我|今天|今日|现在|目前|最新|里(?:面|头)?|手[里上]|一共|总共|合计|整体|到底|都|中|怎么样|咋样|如何|情况|表现|盈亏(?:情况)?|浮(?:盈|亏)|收益(?:率|情况)?|市值|成本|价值|值(?:多少)?(?:钱)?|(?:赚|亏|挣|赔|涨|跌|套)了?(?:多少)?(?:钱)?(?:了)?(?:吗|没有?)?|还是|多少(?:钱)?|几个点|哪些|哪[只个家]|几只|谁|有|的|是|在|看看|股票|公司|清单|明细|列表|\b(?:how|how's|hows|much|many|did|do|does|doing|is|are|am|i|have|has|what|what's|which|worth|value|cost|total|profit|profits|loss|losses|gain|gains|gained|lost|made|making|make|up|down|money|return|returns|perform|performed|performing|performance|today|now|so far|list|show|me|in|on|of|the|my|going|overall|look|looking)\b/g

/** Reads a question for what the user holds, what it is worth and what it came to. */
export function readHeld(text: RoomText): HeldAsked | null {
  if (text.companies.length > 0 || /自选|关注|watch/.test(text.lower) || !text.take(OWN)) return null
  const most = text.count()
  text.take(AROUND)
  const time = text.time()
  // What it came to over another time is told by the screen's course, not here.
  if (time === null || time.period !== null || !text.isWhole()) return null
  return { room: 'held', companies: [], most, ...time }
}
