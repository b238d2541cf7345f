import type { MeetingsAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const MEETINGS =
  /(?:政策|重要|重大|国家|中央|高层|官方)(?:的)?会议?(?=$|[有开？?吗呢])|(?:政策|重要|重大|高层|官方)(?:的)?会议|(?:开|召开|举行|举办)(?:了|过|的|着)?(?:什么|哪些|啥|几个|多少|几次)(?:重要|重大|政策)?(?:的)?会议?|(?:有)?(?:什么|哪些|啥|几个|多少)(?:重要|重大|政策)?(?:的)?会(?:议)?(?:要)?(?:召开|开|举行)?(?=$|[？?吗呢了过])|(?:会议|会)(?:有)?(?:哪些|什么|几个)|开(?:了|过)?会(?:了)?(?:吗|没有?)?|\b(?:policy |government |important |official |state |key )?meetings? (?:are|were|is|was|held|this|last|on|in|took|did|have|there)\b|\b(?:what|which|any) (?:policy |government |important |official |state )?meetings?\b|\b(?:policy|government|official) meetings?\b/g
const AROUND =
  /有|没有|要|会|开|召开|举行|的|了|过|吗|呢|都|什么|哪些|啥|是|政府|国家|重要|\b(?:what|which|any|are|were|was|is|there|held|took|place|take|did|do|have|has|been|the|in|on|during|happened|happening|scheduled|government|policy|hold|please)\b/g

/** One kind of meeting by its name, and when it was held last. */
const NAMED =
  /^(?:请问)?(?:最近一次|上一?次|最新一次|最近的?|上一届)?(?:的)?(\p{Script=Han}{2,14}会议)(?:最近一次|上一?次|最新一次|最近)?(?:的)?(?:是)?(?:在)?(?:什么时候|何时|哪天|啥时候|几号|哪一天)(?:开|召开|举行)?(?:的|了)?[?？]?$|^(?:when (?:was|did)|latest) the (?:last|latest|most recent) ([a-z ]{4,50}? (?:meeting|conference))(?: (?:held|take place|happen))?[?. ]*$/u

/** Asks what a meeting said, and not when it was. */
const SAYS =
  /(?:都|又|主要|到底|具体|有没有|是否|有)*(?:说|讲|提|谈|强调|部署|指出|要求|决定|讨论|研究|释放|透露|表态|定调)(?:了|到|过|出|及|的)*(?:些|到)?(?:什么|啥|哪些|哪几[点件]|如何|怎样|重点|要点|内容|信号|方面|工作|东西|要求|措施|举措)+(?:事项?|内容|工作|重点|信号|要求|东西|措施|举措)?|(?:是)?(?:怎么|如何|怎样)(?:说|讲|谈|提|看|表述|表态|定调|部署|强调)(?:的)?|(?:有)?(?:什么|哪些|啥)(?:新)?(?:的)?(?:内容|要点|重点|看点|提法|表述|精神|部署|说法|信号|要求|亮点)|(?:主要|核心|全部|会议)?(?:的)?(?:内容|要点|重点|看点|精神|全文|原文|通稿|纪要|摘要)(?:是)?(?:什么|有哪些|啥)?(?=$|[?？])|(?:有没有|是否)?(?:说|讲|提|谈)(?:到|及|过|了)|\b(?:what (?:did|was|were|does|do|has|is)|(?:key |main )?(?:takeaways?|points|highlights|messages?|content|summary|conclusions?|outcomes?|text|minutes|readout) (?:of|from)|what came out of|summari[sz]e|say|says|said|stated|decide|decided|discuss|discussed|mention|mentioned|emphasi[sz]e|emphasi[sz]ed|stress|stressed|announce|announced|call(?:ed)? for|conclude|concluded)\b(?: (?:at|in|by|on|about|regarding))?|\b(?:about|regarding|concerning)\b/g
/** The name of a kind of meeting, at the end of it. */
const KIND =
  /\p{Script=Han}{2,14}?会议|\p{Script=Han}{1,14}?(?:常会|全会)|[a-z][a-z ’'&-]{2,70}? (?:meeting|conference|plenum)\b/gu
/** Which of its meetings. */
const WHICH =
  /(?:最近|最新|刚刚?|刚才|上|这|本|前)(?:的)?一?(?:次|届|场|回)?(?:召开|结束|开完|开)?(?:的)?(?=\p{Script=Han})|今天的?|\b(?:the )?(?:last|latest|most recent|newest|recent)\b|\b(?:the|an?|at|of|held|did|was|were)\b/gu
/** What people call it, of a name that says nothing of who met. */
const GENERAL =
  /^(?:政策|重要|重大|高层|官方|本次|这次|该|此次|最近|最新|那)?的?会议$|^(?:policy|government|important|official)? ?meeting$/
const ON =
  /对于?|关于|针对|在|方面|领域|问题|工作|上|里|中|会上|最近一次|上次|请|一下|的|有|了|吗|是|都|\b(?:on|about|the|in|to|for|with|at|and|its|it|any|there|please|anything|me|tell|give)\b/g

/** Reads a question for what a meeting of the state said, of all or of a matter; the kind of meeting is named. */
function readSaid(text: RoomText): MeetingsAsked | null {
  if (!/会议|常会|全会|meeting|conference|plenum/.test(text.lower) || !text.take(SAYS)) return null
  const time = text.time()
  if (time === null) return null
  text.take(WHICH)
  const [name] = [...text.untaken().matchAll(KIND)]
  if (!name) return null
  // A name begins behind what joins it to the words before.
  const written = name[0].replace(/^(?:的|在|从|对|请问|问|一?次| |\b(?:the|an?|of|at|by) )+/u, '')
  text.takeStretch(name.index, name.index + name[0].length)
  // 7月中央经济工作会议: what stands behind a month is no middle of it.
  const own = written.replaceAll(/ +/g, ' ').replace(/^央/, '中央')
  text.take(ON)
  const said = text.topic()
  if (said === null || said.length > 24) return null
  // 提到哪些产品: what any meeting speaks of is all that it said.
  const matter = /^(?:产品|内容|行业|产业|领域|措施|方向|products?|industries|sectors?|measures)$/i.test(said)
    ? ''
    : said
  return { room: 'meetings', companies: [], most: 1, series: GENERAL.test(own) ? '' : own, said: matter, ...time }
}

/** Reads a question for the meetings of the state in a time; those of shareholders are the calendar's. */
export function readMeetings(text: RoomText): MeetingsAsked | null {
  if (
    text.companies.length > 0 ||
    /股东|业绩说明|调研|董事会|电话会|shareholder|general meeting|\bagm|earnings|\bboard\b|conference call/.test(
      text.lower,
    )
  )
    return null
  const [, zh, en] = NAMED.exec(text.lower) ?? []
  const series = zh ?? en
  if (series !== undefined)
    return { room: 'meetings', companies: [], most: 1, period: null, recent: false, series, said: null }
  const said = readSaid(text.fork())
  if (said) return said
  if (!text.take(MEETINGS)) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  if (time === null || (time.period === null && !time.recent) || !text.isWhole()) return null
  return { room: 'meetings', companies: [], most, series: '', said: null, ...time }
}
