import { numeral, NUMERAL } from '../numerals.ts'
import type { OwnRangeAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const PLACE =
  /(?:所处|处于|处在|位于|在)?(?:的)?(?:自身|自己)?(?:的)?(?:历史)?(?:上)?(?:的)?(?:什么|哪个|哪一?|多少)?(?:的)?(?:百)?分位(?:数|点|值)?(?:上)?|(?:处于|处在|位于|在|算)(?:自身|自己|它)?(?:的)?历史(?:上)?(?:的)?(?:什么|哪个|哪一?|高|低)(?:的)?(?:水平|位置|区间|位)|\b(?:which |what )?percentile\b(?: of its(?: own)? (?:history|past|range))?/g
/** Cheap or dear against its own past: of neither the past nor a percentile it is an opinion. */
const AGAINST_OWN =
  /(?:相比|相较|相对|和|跟|与|比|较|对比|按)(?:于)?(?:自己|自身|它自己|其)(?:的)?(?:历史|过去|以往|以前|(?:近|过去)?(?:[一三五]|\d)年)?(?:来)?(?:平均|水平|区间)?(?:相?比)?|\b(?:against|relative to|versus|vs|compared (?:to|with)|by|in|within|for) (?:its|their) own (?:history|past|record|historical range|range|(?:(?:last|past) )?(?:one|three|five|\d)[- ]years?(?: (?:range|history|average))?)\b/g
const CHEAP =
  /(?:算|是|属于)?(?:便宜|贵|高估|低估|偏?高|偏?低)(?:不(?:便宜|贵|高|低)|还是(?:便宜|贵|高|低))?(?:了|吗)?|\b(?:cheap|expensive|dear|rich|undervalued|overvalued|high|low)\b/g
const FIGURE =
  /市净率|(?<![a-z])p\/?b(?:r)?(?: ratio)?(?![a-z])|\bprice[- ]to[- ]book(?: ratio)?\b|市盈率|(?<![a-z])p\/?e(?:r)?(?: ratio)?(?![a-z])|\bprice[- ](?:to[- ])?earnings(?: ratio)?\b|估值(?:水平)?|\bvaluations?\b/g
const OWN =
  /(?:自身|自己|它自己)(?:的)?(?:历史)?(?:上)?|历史(?:上|估值)?|上市以来|\b(?:its|their) own\b|\b(?:own )?(?:history|historical(?:ly)?|past)\b/g
const YEARS = new RegExp(
  `(?:近|最近|过去|这)(?:的)?\\s?(${NUMERAL})\\s?年(?:以?来|里|内|间)?|\\b(?:(?:over|in|of|for|during|within) )?(?:the |its )?(?:last |past |own )?(one|three|five|ten|\\d{1,2})[- ]years?\\b`,
  'g',
)
const spelt: Readonly<Record<string, number>> = { one: 1, three: 3, five: 5, ten: 10 }
/** Over an industry a percentile is another figure, and why or what then is none. */
const OTHER =
  /行业|板块|同行|同业|为什么|为何|原因|影响|意味|什么意思|(?<!贵|便宜|高|低)不(?!便宜|贵|高|低)|前瞻|动态|预测|\b(?:industry|sector|peers?|why|impact|mean(?:s|ing)?|not|never|forward)\b/
const AROUND =
  /现在|目前|当前|水平|区间|位置|ttm|\b(?:now|today|currently|current|latest|where|stands?|sits?|trading|trades?|level|range|relative|look|looks|at)\b/g

/** Reads a question for where a company's PE or price to book stands in its own past. */
export function readOwnRange(text: RoomText): OwnRangeAsked | null {
  if (text.companies.length === 0 || OTHER.test(text.lower)) return null
  const against = text.take(AGAINST_OWN)
  const cheap = against === null ? null : text.take(CHEAP)
  const figure = text.take(FIGURE)?.[0] ?? null
  const place = text.take(PLACE)
  if (!place && (!against || (!cheap && figure === null))) return null
  const [, zh, en] = text.take(YEARS) ?? []
  const said =
    zh ??
    en ??
    /(?:近|过去)?([一三五]|\d)(?:年|[- ]years?)|\b(one|three|five)[- ]years?/
      .exec(against?.[0] ?? '')
      ?.slice(1)
      .find((one) => one !== undefined)
  const isAll = /历史|上市以来|history|historical|all[- ]time/.test(text.lower)
  text.take(OWN)
  text.take(AROUND)
  const time = text.time()
  if (time === null || time.period !== null || !text.isWhole()) return null
  const years = said === undefined ? null : (spelt[said] ?? numeral(said))
  return {
    room: 'ownRange',
    figure: /净|b|book/.test((figure ?? '').replace(/\bprice[- ](?:to[- ])?earnings/, '')) ? 'pbRatio' : 'peTtm',
    years: years ?? (isAll ? 0 : null),
    companies: text.companies,
    most: null,
    ...time,
  }
}
