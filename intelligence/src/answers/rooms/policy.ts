import type { PolicyAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const POLICY =
  /(?:最?新|新出的|相关的?|有关的?|利好的?|配套的?)?(?:政策文件|政策法规|政策)|新规|法规|条例|部门规章|规范性文件|(?<=发(?:布)?(?:了|过)?(?:哪些|什么|啥|几份|的)?)文件|\b(?:new |any )rules\b|\b(?:policy|policies|regulations?)(?: (?:documents?|papers?|files?|measures?))?\b/g
/** That documents are asked for, and not what one of them says or does. */
const LISTED =
  /(?:相关|有关|方面|支持|扶持)的?政策[?？]?$|^(?:the )?(?:policy|policies|regulations?|new rules) (?:on|for|about|regarding|concerning)\b|哪些|什么|啥|有没有|有无|几[份个条]|多少[份个条]|出台|发布|印发|文件|最近|近期|最新|新出|列出|\b(?:any|which|what|list|show|recent|latest|new(?:est)?|how many|issued|published)\b/
const OTHER =
  /影响|为什么|为何|原因|解读|区别|怎么|如何|怎样|意味|力度|会不会|后果|\b(?:why|impact|effects?|means?|interpret|difference|how (?:do|does|did|will|would))\b/
const AROUND =
  /这一?块|这方面|利好|利空|支持|鼓励|促进|推动|扶持|出台|印发|下发|颁布|有关|相关|涉及|针对|关于|方面|领域|新出|文件|国家|\b(?:supporting|supportive|support|promoting|favou?rable|issued|published|released|related|concerning|regarding|issue|publish|release|new|passed)\b/g
const GAINS =
  /[,，、]?\s?(?:和|以及|还有)?(?:谁|(?:哪些|什么)(?:(?:上市)?(?:公司|股票|行业|个股|人)|(?=会|能|将|受益|获益|沾|跟?着?受益|属于))|(?:相关|受益)(?:的)?(?:上市)?(?:公司|股票|个股|股|标的)(?:都)?(?:有|是)?(?:哪些|谁|什么))(?:会|能|将)?(?:受益|获益|沾光|沾边|能?吃到红利|跟着?受益|属于(?:这个)?(?:概念|主题))?(?=$|[?？。])|[,，]?\s?\b(?:and )?(?:who|which (?:listed )?(?:companies|stocks|names)) (?:(?:would|will|could|might|should|stands? to)?\s?(?:gains?|benefits?|profits?)(?: from (?:it|them|this|these))?|(?:are|is) (?:in|of|part of) (?:that|this|the) (?:theme|concept))/g

/** Words between a document and what it is on. */
const MENTION =
  /出(?:来|台)?(?:了|过)|发(?:布)?(?:了|过)|讲到|提到|\b(?:mention(?:s|ed|ing)?|from the|come out|came out)\b/g

/** Reads a question for documents of the policy library, on something, of somebody, or all of a time. */
export function readPolicy(text: RoomText): PolicyAsked | null {
  if (text.companies.length > 0) return null
  const gains = text.take(GAINS) !== null
  if (!text.take(POLICY) || !LISTED.test(text.lower) || OTHER.test(text.lower)) return null
  text.take(AROUND)
  const most = text.count()
  const time = text.time()
  text.take(MENTION)
  const topic = text.topic()
  if (time === null || topic === null || topic.length > 40) return null
  return { room: 'policy', topic, most, gains, ...time }
}
