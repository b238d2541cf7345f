import { numeral, NUMERAL } from '../numerals.ts'
import type { CalendarAsked, RatingsAsked, TimeAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const EVERY: CalendarAsked['kinds'] = ['dividend', 'report', 'lockUp', 'meeting']

const entries: readonly (readonly [pattern: RegExp, kind: CalendarAsked['kinds'][number] | 'all'])[] = [
  [
    /除权除息日?|除权日?|除息日?|派息日|分红(?:登记|派发)?日|\b(?:ex-?div(?:idend)?s?|ex-?rights)(?: (?:dates?|days?))?\b|\bgo(?:es|ing)? ex-?div(?:idend)?\b/g,
    'dividend',
  ],
  [
    /(?:财报|业绩|定期报告|年报|季报|中报)(?:的)?(?:披露|发布|公布)(?:日期?|时间)|财报日(?:历|期)?|(?<=下一?次)(?:的)?(?:财报|业绩|定期报告)|(?:财报|业绩|年报|[一三]?季报|中报|半年报)(?:是)?(?:在)?(?=(?:什么时候|何时|哪天|几号|哪一天))|(?<=什么时候|何时|哪天)(?:披露|发布|公布)(?:的)?(?:财报|业绩|年报|[一三]?季报|中报)|(?:要|会|将)?(?:披露|发布|公布|发|出|交)(?:布)?(?:财报|业绩|年报|[一三]?季报|中报|半年报|成绩单)(?!的)|\b(?:reports?|reporting|publish(?:es|ing)?|releas(?:es?|ing)) (?:their |its )?(?:results|earnings|numbers)(?=.{0,24}\b(?:this|next|coming|today|tomorrow|due)\b)|\b(?:results|earnings|reports?) (?:are |is )?(?:due|coming(?: up| out| in)?|expected|scheduled|out)(?=.{0,24}\b(?:this|next|coming|today|tomorrow)\b)|\b(?:earnings|results|reports?|reporting)(?= (?:this|next|coming) (?:week|month)\b)|\breport next\b|(?<=\bnext )(?:earnings|results|reports?)\b|\b(?:earnings|report(?:ing)?|results) (?:dates?|calendar|days?)\b/g,
    'report',
  ],
  [
    /限售股?解禁|解禁(?:股|日|的)?|限售股(?:上市)?|\block-?ups?(?: (?:expir(?:y|ies|ations?|es?)|releases?|ends?|expiring|ending|coming off))?\b/g,
    'lockUp',
  ],
  // All that the calendar knows of companies.
  [
    /(?:(?:什么|哪些|有啥|重要|重大|值得关注)的?)+(?:日程|日子|事项|安排|节点)|财经日历|日历(?:上)?|日程(?:表|安排)?|\b(?:what(?:'s| is) (?:on|in) the calendar|(?:key|important|upcoming|main) (?:dates|events)|on the calendar|calendar)\b/g,
    'all',
  ],
  [/(?:临时|年度)?股东大?会(?:日期)?|\b(?:shareholders?['’]?|general|annual) meetings?\b|\bagms?\b/g, 'meeting'],
]
const AHEAD = new RegExp(
  `(?:未来|接下来|今后|往后)\\s?(?:的)?(${NUMERAL})?\\s?个?(天|日|周|星期|月|季度)?(?:内|里)?|(下)(?:个)?(周|星期|月)|\\b(?:in |over |within )?(?:the )?(?:next|coming) (\\d+|two|three|four|six)?\\s?(days?|weeks?|months?)\\b`,
  'g',
)
/** What is to come, no time being named. */
const SOON = /即将|将要|快要|\b(?:upcoming|coming up|comming up|coming|ahead|soon|scheduled|expected)\b/g
/** This week to its end, and the day after today. */
const [THIS_WEEK, TOMORROW] = [/本周|这(?:个)?(?:周|星期|礼拜)|\bthis week\b/, /明天|明日|\btomorrow\b/g]
/** Which report of the year, by the months that it tells of. */
const reportsOf: readonly (readonly [pattern: RegExp, months: CalendarAsked['months']])[] = [
  [/一季报|\bq1\b|first[- ]quarter/, 3],
  [/半年报|中报|\bh1\b|half[- ]year|interim/, 6],
  [/三季报|\bq3\b|third[- ]quarter|nine[- ]month/, 9],
  [/(?<!半)年报|annual report|full[- ]year/, 12],
]
const CALENDAR_AROUND =
  /日期|日子|时间|安排|重要|重大|事项|什么时候|何时|哪一?天|几号|召开|开|举行|我们|咱们?|谁家?|要|会|都|将|\b(?:dates?|days?|did|of|when|whose|who|which|what|are|is|be|will|have|has|any|the|there|held|hold|holding|schedule|companies|company|names|coming|comming|going|due|up|out|on|in|for|their|its|q[13]|h1|third[- ]quarter|first[- ]quarter|half[- ]year|annual|interim|results|earnings)\b/g
/** Asks when a report came out, and the days back in which it did. */
const [REPORTED, DAYS_REPORTED] = [
  /(?:什么时候|何时|哪天|几号)(?:披露|发布|公布|出|发)的|的(?:时间|日期)|\bwhen did\b/,
  370,
]
/** The next one, however far. */
const NEXT = /下(?:一)?次(?:的)?|\b(?:the )?next\b/g
const [DAYS_AHEAD, NEXT_DAYS] = [30, 200]
const spelt: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, six: 6 }
/** Days to the end of the week after a day of the week, 0 for Sunday. */
const weekAhead = (today: string, weeks = 1): { from: number; to: number } => {
  const day = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return { from: weeks * 7 - day, to: weeks * 7 + 6 - day }
}

/** Days that a question looks ahead, from today on; null where it says no such time. */
function aheadIn(text: RoomText, today: string): CalendarAsked['ahead'] {
  const tomorrow = text.take(TOMORROW)
  if (tomorrow) return { from: 1, to: 1 }
  const match = text.take(AHEAD)
  const soon = text.take(SOON)
  if (!match) return soon ? { from: 0, to: DAYS_AHEAD } : null
  const [, zhCount, zhUnit, next, nextUnit, enCount, enUnit] = match
  if (next !== undefined && nextUnit !== '月') return weekAhead(today)
  if (enUnit !== undefined && enUnit.startsWith('week') && enCount === undefined && /\bnext week\b/.test(text.lower))
    return weekAhead(today)
  const isNextMonth = enUnit === 'month' && enCount === undefined && /\bnext month\b/.test(text.lower)
  if (next !== undefined || isNextMonth) {
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    const dayFrom = (at: number) => Math.round((at - Date.parse(today)) / 86_400_000)
    return { from: dayFrom(Date.UTC(year, month, 1)), to: dayFrom(Date.UTC(year, month + 1, 0)) }
  }
  const unit = zhUnit ?? enUnit ?? ''
  if (unit === '' && zhCount === undefined) return { from: 0, to: DAYS_AHEAD }
  const count = (enCount === undefined ? null : (spelt[enCount] ?? numeral(enCount))) ?? numeral(zhCount ?? '') ?? 1
  const days = /月|month/.test(unit) ? 30 : /周|星期|week/.test(unit) ? 7 : unit === '季度' ? 91 : 1
  return { from: 0, to: Math.min(count * days, 366) }
}

/**
 * A time as a calendar means it: a month without a year is this year's, to its end, for its days are known before they
 * come.
 */
function calendarTime(time: TimeAsked | null, lower: string, today: string): TimeAsked | null {
  const period = time?.period
  const month = /^(\d{4})-(\d{2})-01$/.exec(period?.kind === 'span' ? period.from : '')
  if (!time || period?.kind !== 'span' || !month) return time
  const [, year = '', at = ''] = month
  const isWritten = /\d{4}|去年|前年|上个?月|过|last|previous|past/.test(lower)
  const isToDate = period.to === today && today.slice(0, 7) === `${year}-${at}`
  const isYearBefore = !isWritten && Number(year) === Number(today.slice(0, 4)) - 1
  const isWhole = period.to === monthEnd(Number(year), Number(at))
  if (!isToDate && !(isYearBefore && isWhole)) return time
  const of = Number(today.slice(0, 4))
  return { ...time, period: { kind: 'span', from: `${of}-${at}-01`, to: monthEnd(of, Number(at)) } }
}

const monthEnd = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/** Reads a question for days of the calendar: ex-dividend days, reports, releases of lock-ups, meetings. */
export function readCalendar(text: RoomText, today: string): CalendarAsked | null {
  const found = entries.flatMap(([pattern, kind]) => (text.take(pattern) ? [kind] : []))
  if (found.length === 0) return null
  const named = found.flatMap((one) => (one === 'all' ? [] : [one]))
  const kinds = named.length > 0 ? named : EVERY
  const ahead = aheadIn(text, today)
  const most = text.count()
  const spoken = calendarTime(text.time(), text.lower, today)
  // Days of a week are known before they come, like those of a month.
  const ofWeek =
    ahead === null && spoken !== null && spoken.period !== null && THIS_WEEK.test(text.lower)
      ? weekAhead(today, 0)
      : null
  const months = kinds.includes('report')
    ? (reportsOf.find(([pattern]) => pattern.test(text.lower))?.[1] ?? null)
    : null
  // The quarter that a report is of is no time at which it came out.
  const isOfReport = months !== null && (spoken?.period?.kind === 'quarter' || spoken?.period?.kind === 'toDate')
  const time = spoken && (ofWeek || isOfReport) ? { ...spoken, period: null } : spoken
  // When somebody reported is asked of the year behind.
  const reported = kinds.includes('report') && text.companies.length > 0 && REPORTED.test(text.lower)
  const next = /下一?次|\bnext\b/.test(text.lower)
  text.take(NEXT)
  text.take(CALENDAR_AROUND)
  text.take(/有哪些|股票|公司|\bstocks?\b/g)
  if (time === null || !text.isWhole() || (ahead !== null && time.period !== null)) return null
  return {
    room: 'calendar',
    companies: text.companies,
    kinds,
    months,
    ahead:
      ahead ??
      ofWeek ??
      (reported && time.period === null
        ? { from: -DAYS_REPORTED, to: 0 }
        : next && time.period === null
          ? { from: 0, to: NEXT_DAYS }
          : null),
    most,
    ...time,
  }
}

const DOWN =
  /(?:被)?(?:下调|调低|调降)(?:了)?(?:评级)?|评级(?:被)?(?:下调|调低|调降)|\b(?:down-?grade[sd]?|rating cuts?|cut (?:their |its )?ratings?)\b/g
const UP =
  /(?:被)?(?:上调|调高)(?:了)?(?:评级)?|评级(?:被)?(?:上调|调高)|\b(?:up-?grade[sd]?|rating (?:raises|increases)|raised (?:their |its )?ratings?)\b/g
const RATING = /(?:投资|券商|分析师)?评级(?:变动|调整|变化)?|\b(?:(?:analyst|broker) )?ratings?(?: changes?)?\b/g
const RATING_AROUND =
  /分析师|券商|机构|研报|研究报告|给|的评级|哪家|\b(?:analysts?|brokers?|research(?: notes?| reports?)?|by|was|were|who|got)\b/g

/** How brokers stand to a company: their targets, how many say buy, whether they changed their minds. */
const STAND =
  /(?:最[高低]|平均|一致)?(?:的)?目标价(?:格|位)?(?:的)?(?:都)?(?:是|在)?(?:什么|哪个|多少)?(?:的)?(?:区间|范围|最[高低]|平均|是?多少|有哪些)?|(?:都)?(?:喊|给|看|建议|推荐)?(?:的|出|了)?(?:买入|增持|卖出)(?:评级)?|(?:态度|观点|看法|评级)(?:有没有|有无)?(?:变|变化|改变|转变)(?:了|过)?(?:没有?|吗)?|\b(?:(?:highest|lowest|average|mean|consensus) )?(?:target prices?|price targets?|targets)(?: (?:range|high|low|spread))?\b|\b(?:rat(?:e|es|ed|ing) )?(?:it )?(?:an? )?(?:buy|sell|hold)s?(?: ratings?)?\b|\bchanged? (?:their|its) (?:minds?|views?|tune|stance|opinions?|calls?)\b/g
const STAND_AROUND =
  /卖方|有没有人|有人|最高|最低|一致预期|\bconsensus\b|给(?:的|出)?|谁|怎么看|[几哪](?:一)?家|多少家|区间|最[高低]|范围|之间|\b(?:how|range|between|what|sell-?side|analysts?|brokers?|brokerages?|many|rate|rates|highest|lowest|average|of|on|for|is|the)\b/g

/** Reads a question for ratings of a company as a whole: between which prices targets lie, how many say buy. */
function readStand(text: RoomText): RatingsAsked | null {
  const brokers = /目标价|consensus|研报|券商|机构|分析师|卖方|评级|target|broker|analyst|sell-?side|rating/.test(
    text.lower,
  )
  if (text.companies.length === 0 || !brokers || !text.take(STAND)) return null
  const most = text.count()
  const time = text.time()
  text.take(RATING_AROUND)
  text.take(STAND_AROUND)
  if (time === null || !text.isWhole()) return null
  return {
    room: 'ratings',
    companies: text.companies,
    change: null,
    summed: true,
    most,
    themes: [],
    industries: [],
    ...time,
  }
}

/** Reads a question for ratings of analysts: changes over a time, or the latest of a company. */
export function readRatings(text: RoomText): RatingsAsked | null {
  const stand = readStand(text.fork())
  if (stand) return stand
  if (/目标价|target price/.test(text.lower)) return null
  const [down, up] = [text.take(DOWN) !== null, text.take(UP) !== null]
  const rating = text.take(RATING) !== null
  const analysts = /分析师|券商|机构|研报|analyst|broker|评级|rating/.test(text.lower)
  if (!(down || up ? analysts || /grade/.test(text.lower) : rating)) return null
  const most = text.count()
  const time = text.time()
  text.take(RATING_AROUND)
  const narrow = text.companies.length === 0
  const [themes, industries] = narrow ? [text.themes(), text.industries()] : [[], []]
  if (time === null || !text.isWhole()) return null
  // Of the whole market the ratings that stand are no list of a time: changes of them are.
  if (narrow && !down && !up && time.period === null && !time.recent) return null
  const change = down === up ? null : down ? ('down' as const) : ('up' as const)
  return { room: 'ratings', companies: text.companies, change, summed: false, most, themes, industries, ...time }
}
