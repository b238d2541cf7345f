import type { PolicyAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const POLICY =
  /政策文件|政策法规|政策|法规|条例|部门规章|规范性文件|\b(?:policy|policies|regulations?)(?: (?:documents?|papers?|files?|measures?))?\b/g
/** That documents are asked for, and not what one of them says or does. */
const LISTED =
  /哪些|什么|啥|有没有|有无|几[份个条]|多少[份个条]|出台|发布|印发|文件|最近|近期|最新|新出|列出|\b(?:any|which|what|list|show|recent|latest|new(?:est)?|how many|issued|published)\b/
const OTHER =
  /影响|为什么|为何|原因|解读|区别|怎么|如何|怎样|意味|力度|会不会|后果|\b(?:why|impact|effects?|means?|interpret|difference|how (?:do|does|did|will|would))\b/
const AROUND =
  /利好|利空|支持|鼓励|促进|推动|扶持|出台|印发|下发|颁布|有关|相关|涉及|针对|关于|方面|领域|新出|文件|国家|\b(?:supporting|supportive|support|promoting|favou?rable|issued|published|released|related|concerning|regarding|issue|publish|release|new|passed)\b/g
const GAINS =
  /[,，、]?\s?(?:和|以及)?(?:谁|哪些(?:公司|股票|行业)?|哪些人)(?:会|能|将)?(?:受益|获益)|[,，]?\s?\b(?:and )?(?:who|which companies|which stocks) (?:would|will|could|might|should|stands? to)?\s?(?:gains?|benefits?|profits?)(?: from (?:it|them|this|these))?/g

/** Reads a question for documents of the policy library, on something, of somebody, or all of a time. */
export function readPolicy(text: RoomText): PolicyAsked | null {
  if (text.companies.length > 0) return null
  const gains = text.take(GAINS) !== null
  if (!text.take(POLICY) || !LISTED.test(text.lower) || OTHER.test(text.lower)) return null
  text.take(AROUND)
  const most = text.count()
  const time = text.time()
  const topic = text.topic()
  if (time === null || topic === null || topic.length > 40) return null
  return { room: 'policy', topic, most, gains, ...time }
}
