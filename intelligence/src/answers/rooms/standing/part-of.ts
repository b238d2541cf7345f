import type { PartOfAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const SHARE =
  /(?:占|贡献)(?:了|到)?(?=.{0,16}(?:收入|营收|销售))|(?:占|贡献)(?:了|到)?(?:公司|总|全部|整个|它)?(?:的)?(?:营业收入|营收|收入|销售额?|主营业务?(?:收入)?|业务)(?:的)?(?:比例|比重|百分之|百分比)?(?:是)?(?:多少|几成|多大)?|(?:的)?(?:营业收入|营收|收入|销售额?|业务)(?:的)?(?:占比|占多少|占几成|比重|比例|贡献)(?:是|有)?(?:多少|多大)?|(?:业务|产品)?(?:占比|占多少)(?:是|有)?(?:多少|多大)?|(?:这块|业务|产品)(?:的)?(?:营业收入|营收|收入|毛利率)(?:是|有)?(?:多少)|\b(?:what|how much|how big|how large)(?: is| are)?(?: an?| the)? ?(?:share|part|percentage|proportion|portion|fraction)? ?(?:of)?\b|\b(?:share|part|percentage|proportion|portion|fraction) of (?:its |the |total )?(?:revenues?|sales|turnover|business)\b|\b(?:revenues?|sales|turnover|business) (?:comes?|is|are|came|does it (?:get|make)|(?:it )?(?:gets|makes|earns)) from\b|\b(?:revenues?|sales|turnover) from\b|\bcontribut(?:es?|ed|ion)(?: to| of)?\b|\bcomes? from\b|\b(?:gets?|makes?|earns?|derives?) from\b/g
const ASKS =
  /占比|占多少|占|比重|贡献|业务(?:的)?(?:营收|收入|毛利率)|\b(?:share|part|percentage|proportion|portion|fraction|from|contribut)/
const OF_REVENUE = /收入|营收|销售|业务|产品|revenue|sales|turnover|business/
const AROUND =
  /营业收入|营收|收入|销售额?|总|公司|业务|产品|多少|里(?:面)?|中|的|来自|\b(?:revenues?|sales|turnover|of|its|the|total|overall|does|do|is|are|for|in|from|it|get|by|business|make|made|up)\b/g
/** Items of statements, other years and comparisons are other questions. */
const OTHER =
  /费用|成本|利润|客户|供应商|股东|海外|境外|同比|增长|\b(?:expenses?|costs?|profits?|customers?|suppliers?|growth|grow|grew|overseas|abroad|employees)\b/

/** Reads a question for what one product or line of business makes of a company's revenue. */
export function readPartOf(text: RoomText): PartOfAsked | null {
  if (text.companies.length !== 1 || OTHER.test(text.lower)) return null
  if (!ASKS.test(text.lower) || !OF_REVENUE.test(text.lower) || !text.take(SHARE)) return null
  const time = text.time()
  text.take(AROUND)
  const topic = text.topic()
  if (time === null || time.period !== null || topic === null || topic.length < 2 || topic.length > 30) return null
  return { room: 'partOf', companies: text.companies, topic, most: null, ...time }
}
