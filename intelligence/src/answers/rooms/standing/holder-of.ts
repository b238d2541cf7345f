import type { HolderOfAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const HOLDS =
  /(?:都|现在|目前|最近|还)*(?:持有|重仓|持股|入股|参股|持仓)(?:着|了)?(?:的)?(?:是)?(?:哪些|什么|哪几[家只个]|多少[家只])(?:上市)?(?:公司|股票|个股|企业|票)?|(?:是)?(?:哪些|哪几家)(?:上市)?(?:公司|股票)的(?:大|前十大?)?股东|(?:重仓股|持股名单|持股明细)(?:有|是)?(?:哪些|什么)?|\b(?:which|what) (?:listed )?(?:stocks|companies|shares|names|firms) (?:does|do|did|is|are|has)\b|\b(?:hold|holds|holding|own|owns|owned|invested in|a (?:top |large |major )?(?:share)?holder (?:of|in))\b|\b(?:stakes?|holdings?|positions?|portfolio) of\b/g
const ASKS =
  /持有|重仓|持股|入股|参股|持仓|股东|\b(?:holds?|holding|owns?|owned|invested in|holder (?:of|in)|stakes? of|holdings? of|positions? of)\b/
const AROUND =
  /股票|公司|上市|名单|目前|现在|的|\b(?:stocks?|shares?|companies|listed|now|currently|the|in|of|among|its|top|ten)\b/g
/** Holders by their kind, and what changed, are other questions; so is who holds a company. */
const OTHER =
  /我|咱|谁|增持|减持|为什么|为何|最[大多高]|外资|北向|社保|机构|基金(?:都)?(?=持有|重仓)|\b(?:my|i|who|why|most|largest|biggest|sold|bought|institutions|funds?)\b/

/** Reads a question for the companies whose largest holders a holder is among. */
export function readHolderOf(text: RoomText): HolderOfAsked | null {
  if (text.companies.length > 0 || OTHER.test(text.lower) || !ASKS.test(text.lower)) return null
  const holds = text.take(HOLDS)
  if (!holds) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  const topic = text.topic()
  // Of a name in Chinese every character is its own: 岳云起 is no 岳云.
  const before = text.text.slice(0, holds.index).replace(/^(?:请问|查一下|看看)|(?:的|目前|现在|最近)+$/gu, '')
  const name = topic !== null && topic !== '' && /^\p{Script=Han}+$/u.test(before) ? before : topic
  if (time === null || time.period !== null || name === null || name.length < 2 || name.length > 40) return null
  return { room: 'holderOf', companies: [], name, most, ...time }
}
