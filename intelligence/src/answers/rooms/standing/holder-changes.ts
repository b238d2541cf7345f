import type { HolderChangesAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const COUNT =
  /(?:股东(?:总)?)?(?:户数|人数)(?:有|的|是|最近|都)*(?:变|增|减|多|少)(?:加|少|多|了)*(?:还是)(?:变|增|减|多|少)(?:加|少|多|了)*|(?:股东(?:总)?)?户数(?:有|的|是|最近|都)*(?:变化|变动|变多|变少|增加|减少|多了|少了|趋势)(?:了|情况)?(?:吗|多少)?|\b(?:has|have|did|is|are) (?:the )?(?:number of (?:share|stock)?holders?|(?:share|stock)?holder (?:count|number))(?= .{2,40}\b(?:gone|go|going|risen|rise|rising|fallen|fall|falling|increased?|decreased?|changed?|grown?|up|down))|股东(?:总)?(?:户数|人数|数量|数)(?:有|的|是|最近|都)*(?:变化|变动|变多|变少|增加|减少|增|减|多了|少了|上升|下降|趋势|走势)(?:情况|趋势|多少|了)?|(?:股东|筹码)(?:是)?(?:变)?(?:集中|分散)(?:了|度)?(?:还是(?:分散|集中))?|\b(?:change|changes|rise|fall|trend) in (?:the )?(?:number of )?(?:share|stock)?holders? ?(?:count|number)?\b|\b(?:number of )?(?:share|stock)?holders?(?: count| number)? (?:change[sd]?|trend|increased?|decreased?|up or down|rising|falling)\b/g
const WHO =
  /(?:前?十大|大|主要)?(?:流通)?股东(?:里|中|名单里)?(?:最近|近期)?(?:新进|增持|减持|加仓|减仓|退出)(?:了|的)?(?:有|是)?(?:谁|哪些|哪几个|哪几家|哪家)|(?:前?十大|大|主要|流通|前十大流通)?(?:的)?股东(?:有|的|们|里|中|都|最近|近期|这季度?|上季度?|本季度?|什么|哪些|名单)*(?:变化|变动|变更|进出)(?:情况|吗|了)?|(?:前?十大|大|主要|流通|前十大流通)?股东(?:里|中|名单里)?(?:最近|近期)?(?:有)?(?:谁|哪些|哪个|哪家|几个)(?:人|机构|股东)?(?:最近|近期|在)?(?:增持|减持|加仓|减仓|买入|卖出|新进|退出|进来|走了|跑了)(?:了|过)?|(?:有)?(?:谁|哪些|哪个|哪家|什么)(?:的)?(?:机构|基金|大?股东|大资金|公募|社保|险资)(?:最近|近期|都|在|又)*(?:增持|减持|加仓|减仓|买入|卖出|买了|卖了|抛售|新进|退出|建仓|清仓)(?:了|过)?(?:股东)?|(?:机构|基金|大资金|社保|险资)(?:最近|近期|都|在|又|是)*(?:增持|减持|加仓|减仓|买入|卖出|买了|卖了)(?:了|过)?(?:还是(?:增持|减持|加仓|减仓|卖出|卖了))?|新进(?:的)?(?:前?十大)?(?:流通)?股东|\b(?:which|what|any) (?:of the )?(?:(?:large|largest|big|major|top(?: ten)?|institutional) )?(?:(?:share)?holders?|funds?|institutions?)(?: of)?(?= .{0,40}\b(?:sold|bought|added|cut|reduced|increased|trimmed|left|entered|changed|sell|buy))|\b(?:changes?|change) (?:in|among|of) (?:the )?(?:(?:largest|major|top(?: ten)?|big) )?(?:share)?holders?\b|\b(?:share)?holder changes?\b|\bhow (?:have|did) (?:the )?(?:(?:largest|major|top(?: ten)?|big) )?(?:share)?holders? change[sd]?\b|\bhow has (?:the )?shareholder (?:list|base|structure) changed\b/g
const UP = /增持|加仓|买入|买了|新进|建仓|进来|bought|added|increas|entered|\bbuy/
const DOWN = /减持|减仓|卖出|卖了|抛售|退出|清仓|走了|跑了|sold|cut|reduced|trimmed|left|decreas|\bsell/
const AROUND =
  /最近|谁|哪些|哪几个|哪家|新进|增持|减持|加仓|减仓|退出|近期|上一?期|上(?:个)?季度|(?:和|跟|与|同|比|较|相比)(?:上一?期|上(?:个)?季度|之前|以前|前一期)(?:相?比)?|相比|有没有|有什么|有哪些|有何|什么|情况|名单|如何|怎么样|怎么|多少|了|吗|呢|的|都|有|是|在|\b(?:recently|lately|of late|last quarter|since (?:the )?(?:last|previous) (?:report|list|quarter)|since (?:last|the last) report|sold|bought|added|cut|reduced|increased|trimmed|left|entered|changed|sell|buy|selling|buying|shares?|their|its|the|stakes?|holdings?|in|of|at|did|has|have|been|more|or|is|are|show|what|how|down|up|gone|go|going|risen|rise|rising|fallen|fall|falling|decreased?|changes?|grown?)\b/g

/** Reads a question for who among the largest holders has more or less than at the list before, or how many holders came and went. */
export function readHolderChanges(text: RoomText): HolderChangesAsked | null {
  if (text.companies.length === 0) return null
  // What was announced of a plan or by executives is told by events.
  if (/公告|计划|高管|董事|实控人|控股股东|一致行动|\b(?:announce|plan|executive|director|insider)/.test(text.lower))
    return null
  const counted = text.take(COUNT) !== null
  if (!counted && !text.take(WHO)) return null
  const [up, down] = [UP.test(text.lower), DOWN.test(text.lower)]
  const most = text.count()
  text.take(AROUND)
  const time = text.time()
  if (time === null || time.period !== null || !text.isWhole()) return null
  return {
    room: 'holderChanges',
    companies: text.companies,
    way: counted || up === down ? null : up ? 'up' : 'down',
    counted,
    most,
    ...time,
  }
}
