import { unexplained } from '../fillers.ts'
import { readPeriods } from '../periods.ts'
import { inPlainWords } from '../reading/colloquial.ts'
import { monthsAgo, readAsk, type EconomicAsk } from './course.ts'
import { readMonths, type EconomicTime, type FoundTime } from './months.ts'
import { modifierWords, subjectWords, type EconomicSubject, type Modifiers } from './subjects.ts'

/** What a question asks of the economy, all of it understood. */
export interface EconomicReading {
  subjects: readonly EconomicSubject[]
  /** In their order; none: the last one published. */
  times: readonly EconomicTime[]
  /** What of the values is asked for; null: each of them. */
  ask: EconomicAsk | null
}

/** Most indicators of one answer. */
const MOST = 6

/** Words that say whose economy it is, and those that turn to something new. */
const AROUND =
  /同(?:一个?)?月(?:的)?|当月(?:的)?|\b(?:(?:for|in|of|at) )?(?:that|the) same (?:month|time|day|period)\b|最近一次|(?:最近|最新)(?:的)?一期|\bprint\b|\breading\b|(?:and )?how (?:does )?it compares?(?: with| to)?|\bcompared (?:with|to)\b|\bpath\b|\bhistory\b|\bcourse\b|\bvs\.?\b|\bversus\b|升(?:值)?了?还是贬(?:值)?了?|(?:是)?涨了?还是跌了?|多少了|高不高|高吗|低吗|中国(?:的)?|我国|全国|国内|china(?:[’']s)?|chinese|那么?|呢|\bwhat about\b|\bhow about\b|\bhow (?:fast|high|large|big)\b|公布|发布|报价|(?<=月|年|来)涨跌幅多少|走势图?|曲线|变化|收盘|\bcloses?\b|the month of|monthly|月度|每月|各月|逐月|历月/g

/** Words that ask whether an indicator changed against the one before. */
const PRIOR =
  /[，, ]?(?:比|较)(?:上个?月|上一?期|前值|前一?次|上次)(?:是)?(?:高|低|涨|跌|降|升)?了?(?:吗|没有?)?|[，, ]?(?:有没有|是否|是不是)?(?:降|涨|升|变|跌)了?(?:没有?|吗)(?=$|[？?])|,? ?(?:up|down|higher|lower|changed?) (?:from|on|than|against) (?:the )?(?:month before|previous month|last month|previous one|one before)|,? ?did it (?:change|rise|fall|go up|go down)/

/** Words by which a question goes on from the one before. */
const TURNS =
  /^那|^(?:and|what about|how about)\b|呢[？?]?$|同(?:一个?)?月|当月|\b(?:that|the) same (?:month|time|day|period)\b/i
/** Terms of a rate that stand apart from its name: 1年期5年期. */
const TERMS =
  /(?:(?:和|与|、|以及|,|，)?(?:1|一|5|五)\s?年期?(?:以上)?(?:的|品种)?){1,2}(?=分别|各|都|从|$|[，,。?？ ])|两个?期限(?:的|品种)?|\b(?:(?:and |both )?(?:the )?(?:one|five|1|5)[- ]?y(?:ear|r)?s?(?: (?:tenor|term)s?)?(?: and )?){1,2}(?=$|[ ?,.])|\bboth (?:tenors|terms)\b/g

/** The period before the one that was told. */
const ONE_BEFORE = /上个?月|上一?期|前值|前一?个?月|last month|previous (?:month|one)|(?:the )?month before|one before/i

const nothingSaid: Modifiers = {
  growth: false,
  onMonth: false,
  food: false,
  total: false,
  stock: false,
  orders: false,
  services: false,
  quarter: false,
}

/** A question as it is read before it is known whether it follows another one. */
interface Parts extends EconomicReading {
  left: boolean
}

function partsOf(question: string, today: string): Parts {
  const text = inPlainWords(question.normalize('NFKC')).toLowerCase()
  const taken: boolean[] = Array.from({ length: text.length }, () => false)
  const places: { at: number; pattern: number }[] = []
  for (const [pattern, [words]] of subjectWords.entries())
    for (const match of text.matchAll(words)) {
      if (taken.slice(match.index, match.index + match[0].length).some(Boolean)) continue
      taken.fill(true, match.index, match.index + match[0].length)
      places.push({ at: match.index, pattern })
    }
  const take = (pattern: RegExp): RegExpExecArray | null => {
    let first: RegExpExecArray | null = null
    for (const match of text.matchAll(pattern)) {
      if (match[0].trim() === '' || taken.slice(match.index, match.index + match[0].length).some(Boolean)) continue
      first ??= match
      taken.fill(true, match.index, match.index + match[0].length)
    }
    return first
  }
  const named = places.toSorted((one, other) => one.at - other.at).map(({ pattern }) => pattern)
  const isLoan = named.length > 0 && named.every((one) => isLoanRate(one))
  const terms = isLoan ? (take(TERMS)?.[0] ?? '') : ''
  const ago = named.length > 0 ? monthsAgo(take) : null
  const asked = readAsk(text, take, { isSet: isLoan })
  // Whether it changed is told by the last two.
  const prior = asked ? null : PRIOR.exec(text)
  if (prior) taken.fill(true, prior.index, prior.index + prior[0].length)
  const isDaily = named.length > 0 && named.every((one) => isOfDays(one))
  const months = readMonths(text, today, taken).map((one) => (isDaily ? atEnd(one, text, taken) : one))
  const periods = readPeriods(text, today, taken)
  const found: FoundTime[] = [
    ...months,
    ...periods
      .filter(({ period }, place) => periods.findIndex((one) => one.period === period) === place)
      .map(({ period, start, end }) => ({ time: period, start, end })),
  ]
  for (const { start, end } of periods) taken.fill(true, start, end)
  const all = found.toSorted((one, other) => one.start - other.start).map(({ time }) => time)
  // 最新 beside a time of its own says no more.
  const told = all.some((time) => time.kind !== 'latest') ? all.filter((time) => time.kind !== 'latest') : all
  const own = told.filter((time) => time.kind !== 'latest' && time.kind !== 'day')
  // Between so long ago and now, where no other time is spoken of.
  const back = ago !== null && own.length === 0 ? ago : null
  const isChange = prior !== null && told.every((time) => time.kind === 'latest')
  const times: readonly EconomicTime[] = isChange
    ? [{ kind: 'lastMonths', count: 2 }]
    : back === null
      ? told
      : [{ kind: 'since', day: monthsBefore(today, back) }]
  // Two months that are held against each other, and a value against the one before, ask for what lies between.
  const pair = asked === null || asked.of === 'apart' ? apartOf(times, text) : null
  const ask = back !== null || isChange || pair ? { of: 'apart' as const } : asked
  const said: Modifiers = {
    ...nothingSaid,
    quarter: times.some((time) => time.kind === 'quarter'),
  }
  for (const [name, words] of Object.entries(modifierWords))
    for (const match of text.matchAll(words)) {
      if (taken.slice(match.index, match.index + match[0].length).some(Boolean)) continue
      taken.fill(true, match.index, match.index + match[0].length)
      said[name as keyof Modifiers] = true
    }
  for (const match of text.matchAll(AROUND)) taken.fill(true, match.index, match.index + match[0].length)
  const subjects = named
    .flatMap((pattern) => subjectWords[pattern]?.[1](said) ?? [])
    .filter((one) => isOfTerm(one, terms))
  const each = new Map(subjects.map((one) => [JSON.stringify(one), one]))
  return {
    subjects: [...each.values()].slice(0, MOST),
    times: pair ? [pair] : times,
    ask,
    left: unexplained(text, taken).length > 0,
  }
}

/** The stretch from one of two months to the other, where a text holds them against each other; null of any others. */
function apartOf(times: readonly EconomicTime[], text: string): EconomicTime | null {
  const [one, other] = times
  if (times.length !== 2 || one?.kind !== 'month' || other?.kind !== 'month') return null
  if (!/比|较|相差|差多少|变[了化动]|\b(?:than|versus|vs|from|against|compared|change[ds]?)\b/.test(text)) return null
  const [from, to] = [one.month, other.month].toSorted()
  return from === undefined || to === undefined || from === to ? null : { kind: 'months', from, to }
}

/** Whether a pattern of names is one of the rates of loans, which are set once a month. */
const isLoanRate = (pattern: number): boolean =>
  subjectWords[pattern]?.[1](nothingSaid).every((one) => one.kind === 'rate' && one.set === 'lpr') ?? false

/** Whether a pattern of names is one of rates that are published by the day. */
const isOfDays = (pattern: number): boolean =>
  subjectWords[pattern]?.[1](nothingSaid).every((one) => one.kind === 'rate' && one.set !== 'lpr') ?? false

/** Of a month whose end is spoken of its last day. */
function atEnd(found: FoundTime, text: string, taken: boolean[]): FoundTime {
  if (found.time.kind !== 'month') return found
  const before = /(?:at |by |as of |on )?(?:the )?(?:end|close) of (?:in )?$/.exec(text.slice(0, found.start))
  const behind = /^(?:底|末|的?最后一天)/.exec(text.slice(found.end))
  if (!before && !behind) return found
  const [start, end] = [before ? before.index : found.start, found.end + (behind?.[0].length ?? 0)]
  taken.fill(true, start, end)
  const [year, month] = [Number(found.time.month.slice(0, 4)), Number(found.time.month.slice(5))]
  return { time: { kind: 'day', day: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) }, start, end }
}

/** Whether a rate is of the terms that a question names besides; of all where it names none, or both. */
function isOfTerm(subject: EconomicSubject, terms: string): boolean {
  const [one, five] = [/[1一]|one/.test(terms), /[5五]|five/.test(terms)]
  return one === five || subject.kind !== 'rate' || subject.field === (one ? 'oneYear' : 'fiveYear')
}

/** A day so many months before another one, or the last day of that month. */
function monthsBefore(day: string, count: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(last, Number(day.slice(8))))).toISOString().slice(0, 10)
}

/**
 * Reads a question on the economy (prices, money, growth, trade, interest and exchange rates); `before` are the
 * questions that it follows, the last of them last: a name or a time alone takes the rest from them. Null where it asks
 * for something else, or not all of it is understood. Pure, and the same for the same day.
 */
export function readEconomic(question: string, before: readonly string[], today: string): EconomicReading | null {
  const own = partsOf(question, today)
  if (own.left || (own.subjects.length === 0 && own.times.length === 0)) return null
  const last = before.at(-1)
  // A question that stands by itself is one: only one that turns to it (那PPI呢) takes its time from the one before.
  if (own.subjects.length > 0 && (own.times.length > 0 || last === undefined || !TURNS.test(question.trim())))
    return own
  const earlier = last === undefined ? null : readEconomic(last, before.slice(0, -1), today)
  if (own.subjects.length > 0) return { ...own, times: earlier?.times ?? [] }
  if (earlier === null) return null
  // The month before a value that was the latest one is told beside it: what is the last month depends on what is out.
  const isLatest = earlier.times.every((time) => time.kind === 'latest')
  if (isLatest && ONE_BEFORE.test(question) && earlier.subjects.every((one) => one.kind === 'line'))
    return { subjects: earlier.subjects, times: [{ kind: 'lastMonths', count: 2 }], ask: null }
  return { subjects: earlier.subjects, times: own.times, ask: own.ask ?? earlier.ask }
}
