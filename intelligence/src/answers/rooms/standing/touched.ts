import type { TouchedAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const TOUCHES = '(?:会)?(?:主要|都|直接)?(?:影响|涉及|波及|提到|点名|点到|针对|触及|覆盖|牵涉|关系到)(?:到|了|过)*'
const WHOM = '(?:哪些|什么|哪几家|哪家|谁|多少)(?:上市)?(?:公司|企业|股票|个股|标的)?'
/** Companies asked for by policies, and policies asked for by a company. */
const [COMPANIES, POLICIES] = [
  new RegExp(
    `政策(?:文件)?(?:对)?${TOUCHES}${WHOM}|${WHOM}(?:会)?(?:被|受|受到|跟|和)?.{0,16}?政策(?:的)?(?:影响|${TOUCHES}|相关|有关)(?:最大|最多|最深)?(?:的)?|政策(?:驱动|影响|相关|受影响)(?:最大|最多)?(?:的)?(?:公司|股票|个股|榜单?|排行榜?|列表)|\\b(?:which|what) (?:listed )?(?:companies|stocks|firms|names) (?:are|is|were|do|does|have been|would be|could be) (?:most |directly )?(?:affected|touched|hit|named|mentioned|covered|impacted|driven)(?: most)?(?: by)?|\\b(?:companies|stocks|firms) (?:most )?(?:affected|touched|named|mentioned|impacted|driven) (?:most )?by\\b|\\b(?:which|what) (?:listed )?(?:companies|stocks|firms) (?:do|does|did) (?=.{0,40}polic(?:y|ies) (?:affect|touch|name|mention|impact|cover))|\\bpolic(?:y|ies) (?:affects?|touch(?:es)?|names?|mentions?|impacts?|covers?)(?: which| what) (?:companies|stocks|firms)`,
    'g',
  ),
  new RegExp(
    `(?:有)?(?:哪些|什么|啥|几份|多少份?)(?:的)?政策(?:文件)?(?:会)?${TOUCHES}|(?:受|被)?(?:到)?(?:哪些|什么|啥)政策(?:文件)?(?:的)?(?:影响|点名|提到)|(?:相关|有关)的?政策(?:文件)?(?:有)?(?:哪些|什么)?|\\b(?:which|what|any) (?:(?:new|recent|latest) )?polic(?:y|ies) (?:documents? )?(?:affect|affects|affected|touch|touches|name|names|mention|mentions|impact|impacts|hit|cover|covers)\\b|\\bpolic(?:y|ies) (?:that )?(?:affect|affecting|touch|touching|naming|mentioning|on|about|impacting)\\b`,
    'g',
  ),
]
const POLICY = /政策文件|政策|法规|文件|\b(?:polic(?:y|ies)|regulations?|rules|documents?)\b/g
const AROUND =
  /新出台?|出台|最新|最近|近期|近来|这些|相关|有关|支持|鼓励|利好|利空|对|的|会|有|都|是|被|受|到|由|关于|方面|领域|行业|产业|今天|现在|目前|\b(?:the|latest|recent|recently|new|newest|by|of|on|for|in|most|affect|affects|touch|touches|name|names|mention|mentions|impact|impacts|cover|covers|supporting|about|to|any|there|are|is|that|do|does|did|have|has|been|now|which|what)\b/g

/** Reads a question for companies that policies touch, or for the policies that touch a company. */
export function readTouched(text: RoomText): TouchedAsked | null {
  if (/受益|获益|gain|benefit|为什么|为何|why/.test(text.lower)) return null
  const isOf = text.companies.length > 0
  if (!/政策|法规|polic/.test(text.lower) || !text.take(isOf ? POLICIES : COMPANIES)) return null
  text.take(POLICY)
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  const topic = text.topic()
  if (time === null || time.period !== null || topic === null || topic.length > 30 || (isOf && topic !== ''))
    return null
  return { room: 'touched', companies: text.companies, topic, most, ...time }
}
