import type { MeetingsAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const MEETINGS =
  /(?:政策|重要|重大|国家|中央|高层|官方)(?:的)?会议?(?=$|[有开？?吗呢])|(?:政策|重要|重大|高层|官方)(?:的)?会议|(?:开|召开|举行|举办)(?:了|过|的|着)?(?:什么|哪些|啥|几个|多少|几次)(?:重要|重大|政策)?(?:的)?会议?|(?:有)?(?:什么|哪些|啥|几个|多少)(?:重要|重大|政策)?(?:的)?会(?:议)?(?:要)?(?:召开|开|举行)?(?=$|[？?吗呢了过])|(?:会议|会)(?:有)?(?:哪些|什么|几个)|开(?:了|过)?会(?:了)?(?:吗|没有?)?|\b(?:policy |government |important |official |state |key )?meetings? (?:are|were|is|was|held|this|last|on|in|took|did|have|there)\b|\b(?:what|which|any) (?:policy |government |important |official |state )?meetings?\b|\b(?:policy|government|official) meetings?\b/g
const AROUND =
  /有|没有|要|会|开|召开|举行|的|了|过|吗|呢|都|什么|哪些|啥|是|政府|国家|重要|\b(?:what|which|any|are|were|was|is|there|held|took|place|take|did|do|have|has|been|the|in|on|during|happened|happening|scheduled|government|policy|hold|please)\b/g

/** One kind of meeting by its name, and when it was held last. */
const NAMED =
  /^(?:请问)?(?:最近一次|上一?次|最新一次|最近的?|上一届)?(?:的)?(\p{Script=Han}{2,14}会议)(?:最近一次|上一?次|最新一次|最近)?(?:的)?(?:是)?(?:在)?(?:什么时候|何时|哪天|啥时候|几号|哪一天)(?:开|召开|举行)?(?:的|了)?[?？]?$|^(?:when (?:was|did)|latest) the (?:last|latest|most recent) ([a-z ]{4,50}? meeting)(?: (?:held|take place|happen))?[?. ]*$/u

/** Reads a question for the meetings of the state in a time; those of shareholders are the calendar's. */
export function readMeetings(text: RoomText): MeetingsAsked | null {
  if (text.companies.length > 0 || /股东|业绩说明|调研|shareholder|general meeting|\bagm|earnings/.test(text.lower))
    return null
  const [, zh, en] = NAMED.exec(text.lower) ?? []
  const series = zh ?? en
  if (series !== undefined) return { room: 'meetings', companies: [], most: 1, period: null, recent: false, series }
  if (!text.take(MEETINGS)) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  if (time === null || (time.period === null && !time.recent) || !text.isWhole()) return null
  return { room: 'meetings', companies: [], most, series: '', ...time }
}
