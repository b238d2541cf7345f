import { daysBefore, monthAfter, monthSpan, quarterBefore, weekday, WEEKDAY, weekOf, weeksBack } from './days.ts'
import { numeral, NUMERAL } from './numerals.ts'
import type { FoundPeriod, Period } from './reading/period.ts'
import { quarterSeries, sameTimes, withSameTimes } from './reading/spans.ts'

export type { FoundPeriod, Period } from './reading/period.ts'

const monthNames = 'january february march april may june july august september october november december'.split(' ')
/** The number of a month, 1 to 12, by its English name or the beginning of it. */
export const monthOf = (word: string): number =>
  monthNames.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3))) + 1
/** Names of months in English, whole and short, as a group of a pattern. */
export const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember|t)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const two = (value: number) => String(value).padStart(2, '0')
const asDay = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`
const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))
const quarterOf = (text: string): number => ({ 一: 1, 二: 2, 三: 3, 四: 4 })[text] ?? Number(text)
const YEAR = '(?:(?:fy|财年)\\s?)?((?:19|20)\\d{2}|(?<=fy\\s?)\\d{2}|(?<!\\d)\\d{2}(?=\\s?年))'

/** The year that a word for one means, seen from a day. */
function relativeYear(word: string, today: string): number {
  const year = Number(today.slice(0, 4))
  if (/前年|two years ago/.test(word)) return year - 2
  if (/明年|next year/.test(word)) return year + 1
  if (word === '后年') return year + 2
  return /今年|本年|this year/.test(word) ? year : year - 1
}

/** The year of the last quarter of a number that has ended by a day. */
const yearOfQuarter = (quarter: number, today: string): number =>
  Number(today.slice(0, 4)) - (Math.floor((Number(today.slice(5, 7)) - 1) / 3) < quarter ? 1 : 0)

interface Rule {
  pattern: RegExp
  read: (match: RegExpExecArray, today: string) => Period | null
}
const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(pattern, 'gi'), read })
const RELATIVE = '(今年|本年度?|去年|上年度?|前年|明年|后年|last year|this year|next year|previous year|two years ago)'

/** The last day of a month and day up to a day: without a year the one that has come. */
function cameLast(month: number, day: number, today: string): string {
  const year = Number(today.slice(0, 4))
  const here = asDay(year, month, day)
  return here <= today ? here : asDay(year - 1, month, day)
}

/** Months that a report counts to the end of one of a year: a quarter, a half, nine months or the year. */
function monthsEnded(count: string, monthName: string, year: number): Period | null {
  const months = { three: 3, six: 6, nine: 9, twelve: 12 }[count.toLowerCase()] ?? Number(count)
  const end = monthOf(monthName)
  if (months === 3) return { kind: 'quarter', year, quarter: end / 3 }
  if (months !== end) return null
  return months === 12 ? { kind: 'year', year } : { kind: 'toDate', year, months: months === 6 ? 6 : 9 }
}

const rules: readonly Rule[] = [
  rule(
    '(?:the )?(three|six|nine|twelve|3|6|9|12) months (?:ended|ending|to) (?:the )?(?:3[01] )?(march|june|september|december)(?: 3[01])?,? ((?:19|20)\\d{2})',
    ([, count = '', month = '', y]) => monthsEnded(count, month, Number(y)),
  ),
  rule(
    '(since )?((?:19|20)\\d{2})-(\\d{1,2})-(\\d{1,2})\\s?(以来|之后|至今|起|到现在|到今天|到目前|至目前)?',
    ([, before, y, m, d, behind]) => ({
      kind: before || behind ? 'since' : 'day',
      day: asDay(Number(y), Number(m), Number(d)),
    }),
  ),
  rule(
    '((?:19|20)\\d{2})\\s?年\\s?(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?[日号](以来|之后|至今|起|到现在|到今天|到目前|至目前)?',
    ([, y, m, d, since]) => ({
      kind: since ? 'since' : 'day',
      day: asDay(Number(y), Number(m), Number(d)),
    }),
  ),
  rule(
    '(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?[日号](以来|之后|至今|起|到现在|到今天|到目前|至目前)?',
    ([, m, d, since], today) => ({
      kind: since ? 'since' : 'day',
      day: cameLast(Number(m), Number(d), today),
    }),
  ),
  rule(
    `(since|on)?\\s?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}\\b,?(?: ((?:19|20)\\d{2}))?`,
    ([, since, d, m = '', y], today) => ({
      kind: since?.toLowerCase() === 'since' ? 'since' : 'day',
      day: y ? asDay(Number(y), monthOf(m), Number(d)) : cameLast(monthOf(m), Number(d), today),
    }),
  ),
  rule(
    `(since|on)?\\s?\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b,?(?: ((?:19|20)\\d{2}))?`,
    ([, since, m = '', d, y], today) => ({
      kind: since?.toLowerCase() === 'since' ? 'since' : 'day',
      day: y ? asDay(Number(y), monthOf(m), Number(d)) : cameLast(monthOf(m), Number(d), today),
    }),
  ),
  rule(`since ${MONTH}\\b(?: ((?:19|20)\\d{2}))?`, ([, m = '', y], today) => ({
    kind: 'since',
    day: y ? asDay(Number(y), monthOf(m), 1) : cameLast(monthOf(m), 1, today),
  })),
  rule('(?:自|从)?(?:((?:19|20)\\d{2})\\s?年)?\\s?(\\d{1,2})\\s?月(?:份)?(?:以来|之后|至今|起)', ([, y, m], today) => ({
    kind: 'since',
    day: y ? asDay(Number(y), Number(m), 1) : cameLast(Number(m), 1, today),
  })),
  rule(`(?:自|从|since )?${YEAR}\\s?年?(?:以来|至今)`, ([, y = '']) => ({
    kind: 'since',
    day: `${fullYear(y)}-01-01`,
  })),
  rule(
    `${YEAR}\\s?年\\s?(?:年)?初(?:开始|以来|起|至今)?|(?:since |from )?(?:the )?(?:start|beginning) of ((?:19|20)\\d{2})`,
    ([, zh, en]) => ({
      kind: 'since',
      day: `${fullYear(zh ?? en ?? '')}-01-01`,
    }),
  ),
  rule('since ((?:19|20)\\d{2})\\b', ([, y]) => ({ kind: 'since', day: `${y}-01-01` })),
  rule(
    '(?:((?:19|20)\\d{2})\\s?年)?\\s?(?<!\\d)1\\s?月?\\s?(?:到|至|-|–|—|~)\\s?(3|6|9|12)\\s?月',
    ([, y, months = ''], today) => {
      const quarters = Number(months) / 3
      const year = y ? Number(y) : yearOfQuarter(quarters, today)
      if (months === '12') return { kind: 'year', year }
      return { kind: 'toDate', year, months: months === '3' ? 3 : months === '6' ? 6 : 9 }
    },
  ),
  rule(
    `${YEAR}\\s?年?\\s?(?:-|–|—|~|至|到|to|thr(?:o)?u(?:gh)?|and up to)\\s?${YEAR}\\s?年?`,
    ([, from = '', to = '']) => ({
      kind: 'years',
      from: fullYear(from),
      to: fullYear(to),
    }),
  ),
  rule(
    `(?:${YEAR}|${RELATIVE})?\\s?年?(?:度|的)?\\s?(?:前三个?季度|前三季|前9个月|前九个月|三季报|三季度报告)`,
    ([, y, word = ''], today) => ({
      kind: 'toDate',
      year: y ? fullYear(y) : word ? relativeYear(word, today) : yearOfQuarter(3, today),
      months: 9,
    }),
  ),
  rule(
    `(?:the )?(?:first (?:nine|9) months|first three quarters|\\b9m)(?: of)?(?: fy)?\\s?((?:19|20)\\d{2})?`,
    ([, y], today) => ({ kind: 'toDate', year: y ? Number(y) : yearOfQuarter(3, today), months: 9 }),
  ),
  rule(`(?:${YEAR}|${RELATIVE})?\\s?年?(?:度|的)?\\s?(?:一季报|一季度报告)`, ([, y, word = ''], today) => ({
    kind: 'toDate',
    year: y ? fullYear(y) : word ? relativeYear(word, today) : yearOfQuarter(1, today),
    months: 3,
  })),
  rule(`${YEAR}\\s?年?(?:度)?第?\\s?(?:q([1-4])|([一二三四1-4])\\s?季度?)`, ([, y = '', q, zh = '']) => ({
    kind: 'quarter',
    year: fullYear(y),
    quarter: q ? Number(q) : quarterOf(zh),
  })),
  rule(`q([1-4])\\s?(?:of )?(?:fy\\s?)?((?:19|20)\\d{2})`, ([, q, y]) => ({
    kind: 'quarter',
    year: Number(y),
    quarter: Number(q),
  })),
  rule(`(?:the )?(first|second|third|fourth)[ -]quarter (?:of )?((?:19|20)\\d{2})`, ([, q = '', y]) => ({
    kind: 'quarter',
    year: Number(y),
    quarter: ['first', 'second', 'third', 'fourth'].indexOf(q.toLowerCase()) + 1,
  })),
  rule(`${RELATIVE}\\s?第?(?:q([1-4])|([一二三四1-4])\\s?季度?)`, ([, word = '', q, zh = ''], today) => ({
    kind: 'quarter',
    year: relativeYear(word, today),
    quarter: q ? Number(q) : quarterOf(zh),
  })),
  rule(
    '(?<!最近|近|过去)第?([一二三四])\\s?季度|\\bq([1-4])\\b|(?:the )?\\b(first|second|third|fourth)[ -]quarter\\b',
    ([, zh, q, en = ''], today) => {
      const quarter = zh ? quarterOf(zh) : q ? Number(q) : ['first', 'second', 'third', 'fourth'].indexOf(en) + 1
      return { kind: 'quarter', year: yearOfQuarter(quarter, today), quarter }
    },
  ),
  rule(
    `(?:近|最近|过去)\\s?(${NUMERAL})\\s?(?:个)?(月|周|星期|天|日)|(?:last|past) (\\d+|two|three|six) (months|weeks|days)`,
    ([, zh, unit = '', en = '', units]) => {
      const named = { two: 2, three: 3, six: 6 }[en.toLowerCase()] ?? Number(en)
      const count = zh ? numeral(zh) : named
      const days = /月|months/.test(unit || (units ?? '')) ? 30 : /周|星期|weeks/.test(unit || (units ?? '')) ? 7 : 1
      return count !== null && count >= 1 && count * days <= 4000 && !(days === 30 && count === 12)
        ? { kind: 'lastDays', count: count * days }
        : null
    },
  ),
  rule('(?:近|最近|过去)?(52|五十二)\\s?(?:周|个星期)(?:内|以来|来)?|\\b(52)[- ]?weeks?\\b', ([, zh, en]) =>
    weeksBack(zh ?? en ?? ''),
  ),
  rule('(?<![\\d第前近两二三四五六七八九十])一年(?:以内|之内|内|以来|来)', () => ({ kind: 'lastYears', count: 1 })),
  // What has not come is told as such, and never taken for what has.
  rule(
    '下(?:个)?(?:周|星期|礼拜)(?:[一二三四五六日天])?|next (?:week|monday|tuesday|wednesday|thursday|friday)\\b',
    (_, today) => weekOf(today, 1),
  ),
  rule('明天|明日|后天|\\btomorrow\\b', (_, today) => ({
    kind: 'span',
    from: daysBefore(today, -1),
    to: daysBefore(today, -2),
  })),
  rule('下(?:个)?月|next month\\b', (_, today) => monthAfter(today)),
  rule('上(?:个)?季度?|(?:last|previous) quarter\\b(?! of)', (_, today) => quarterBefore(today)),
  rule(
    '(去年|上年|前年)(?:年)?(?:底|末)(?:以来|到现在|到今天|至今|到目前)|since the end of last year',
    ([, word = ''], today) => ({ kind: 'since', day: `${relativeYear(word, today) + 1}-01-01` }),
  ),
  rule('(上|本|这)?(?:个)?(?:周|星期|礼拜)([一二三四五六日天])', ([, which = '', day = ''], today) =>
    weekday(which, day, today),
  ),
  rule(`(?:(last|this|on|past)\\s)?\\b(${WEEKDAY})\\b`, ([, which = '', day = ''], today) =>
    weekday(which, day, today),
  ),
  rule(
    `(?:((?:19|20)\\d{2})\\s?年|(今年|去年|前年))?\\s?(?<![\\d第前近])(\\d{1,2}|十[一二]?|[一二三四五六七八九](?!十))\\s?月(?:份|里|中|内|间)?(?!报|末|底|初)`,
    ([, y, word, m = ''], today) =>
      monthSpan(y ? Number(y) : word ? relativeYear(word, today) : null, numeral(m) ?? 0, today),
  ),
  rule(
    `\\b(?:in|during|over|of|throughout) (?:the month of )?${MONTH}\\b(?:,? (?:of )?((?:19|20)\\d{2}))?`,
    ([, m = '', y], today) => monthSpan(y ? Number(y) : null, monthOf(m), today),
  ),
  rule(`\\b${MONTH},? ((?:19|20)\\d{2})\\b`, ([, m = '', y], today) => monthSpan(Number(y), monthOf(m), today)),
  rule('上(?:个)?(?:周|星期|礼拜)(?![一二三四五六日天])|last week', (_, today) => weekOf(today, -1)),
  rule('(?:本周|这(?:个)?(?:周|星期|礼拜))|this week', (_, today) => ({ ...weekOf(today, 0), to: today })),
  rule('上(?:个)?月|last month', (_, today) => {
    const end = daysBefore(`${today.slice(0, 7)}-01`, 1)
    return { kind: 'span', from: `${end.slice(0, 7)}-01`, to: end }
  }),
  rule('昨天|昨日|yesterday', (_, today) => ({ kind: 'day', day: daysBefore(today, 1) })),
  rule('前天', (_, today) => ({ kind: 'day', day: daysBefore(today, 2) })),
  rule('(?:本月|这个月)(?:以来)?|(?:so far )?this month', (_, today) => ({
    kind: 'since',
    day: `${today.slice(0, 7)}-01`,
  })),
  rule('今年以来|年初以来|年初至今|since the (?:start|beginning) of the year|year to date|\\bytd\\b', (_, today) => ({
    kind: 'since',
    day: `${today.slice(0, 4)}-01-01`,
  })),
  rule(`${YEAR}\\s?年?(?:度)?\\s?(?:上半年|前半年|中报|半年报|半年度|h1)`, ([, y = '']) => ({
    kind: 'toDate',
    year: fullYear(y),
    months: 6,
  })),
  rule(`(?:h1|the first half of|first half of|first half)\\s?(?:fy\\s?)?((?:19|20)\\d{2})`, ([, y]) => ({
    kind: 'toDate',
    year: Number(y),
    months: 6,
  })),
  rule(`${YEAR}\\s?年?(?:度)?\\s?(?:前三季度|三季报)`, ([, y = '']) => ({
    kind: 'toDate',
    year: fullYear(y),
    months: 9,
  })),
  rule(`${RELATIVE}\\s?(?:上半年|前半年|中报|半年度)`, ([, word = ''], today) => ({
    kind: 'toDate',
    year: relativeYear(word, today),
    months: 6,
  })),
  rule(`${RELATIVE}\\s?(?:前三季度)`, ([, word = ''], today) => ({
    kind: 'toDate',
    year: relativeYear(word, today),
    months: 9,
  })),
  rule('上半年|半年报|中报|半年度(?:报告)?|the first half|first half|\\bh1\\b', (_, today) => ({
    kind: 'toDate',
    // Half a year is reported in August at the latest: before, the last one is meant.
    year: Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0),
    months: 6,
  })),
  rule(
    `(?:近|最近|过去|近来|前)\\s?(${NUMERAL})\\s?年|(?:\\b(?:over|in|for|during) )?(?:\\bthe )?\\b(?:last|past) (\\d+|two|three|four|five|six|seven|eight|ten) years|\\bover (\\d+|two|three|four|five|six|seven|eight|ten) years`,
    ([, zh, en, over]) => {
      const word = zh ?? en ?? over ?? ''
      const named = 'zero one two three four five six seven eight nine ten'.split(' ').indexOf(word.toLowerCase())
      const count = named > 0 ? named : numeral(word)
      return count !== null && count >= 1 && count <= 30 ? { kind: 'lastYears', count } : null
    },
  ),
  rule(
    '(?:这|近|最近|过去)(?:几|些)\\s?年(?:来|里|间)?|近年来?|历年来?|逐年|over the years|(?:in |over )?(?:the )?(?:recent|last few|past few) years|historically',
    () => ({ kind: 'lastYears', count: 5, held: true }),
  ),
  rule(
    '(?:最近|近)(?:四季|四个季度|十二个月|12个月)|滚动十二个月|\\bttm\\b|trailing(?: twelve months| 12 months)?|last four quarters',
    () => ({
      kind: 'ttm',
    }),
  ),
  rule(`(?:fy\\s?)((?:19|20)\\d{2}|\\d{2})\\b`, ([, y = '']) => ({ kind: 'year', year: fullYear(y) })),
  rule('((?:19|20)\\d{2})\\s?(?:年度报告|年报|财年|会计年度|年度|年末|年底|年终|年)?', ([, y]) => ({
    kind: 'year',
    year: Number(y),
  })),
  rule('(?<!\\d)(\\d{2})\\s?年(?:报|度|末|底)?', ([, y = '']) => ({ kind: 'year', year: 2000 + Number(y) })),
  rule(`${RELATIVE}(?:年报|末|底|度)?`, ([, word = ''], today) => ({ kind: 'year', year: relativeYear(word, today) })),
  rule(
    '最新|今天|今日|最近(?!的?[\\d一二三四五六七八九十两几])|目前|当前|现在|如今|latest|current(?:ly)?(?! ratio| assets| liabilities)|now|most recent|today',
    () => ({
      kind: 'latest',
    }),
  ),
]

/** So many years without a word before them, 五年毛利率: the last ones, where the text names no others. */
export function bareYears(text: string, taken: readonly boolean[]): FoundPeriod | null {
  const match =
    /(?<![第前近零〇一二两三四五六七八九十])([两二三四五六七八九十]|(?<!\d)\d)\s?年(?:来|间|内|的?时间)?(?![\d月报度末底期])/.exec(
      text,
    )
  const count = match ? numeral(match[1] ?? '') : null
  if (!match || count === null || taken.slice(match.index, match.index + match[0].length).some(Boolean)) return null
  return { period: { kind: 'lastYears', count }, start: match.index, end: match.index + match[0].length }
}

/** The year before one that the text names: 2021年比上年, 2021 against the previous year. */
const yearBefore = /(?<!\d)(?:上一?年(?:度|同期)?|前一年|(?:the )?(?:previous|prior) year|the year before)/g

/** Times that a text speaks of, in their order; `taken` says which characters are part of something else. */
export function readPeriods(text: string, today: string, taken: readonly boolean[]): FoundPeriod[] {
  const found: FoundPeriod[] = []
  const free = taken.slice()
  const same = sameTimes(text)
  for (const { start, end } of same) free.fill(true, start, end)
  for (const { pattern, read } of rules) {
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (match[0] === '') break
      if (free.slice(start, end).some(Boolean)) continue
      const period = read(match, today)
      if (!period) continue
      found.push({ period, start, end })
      free.fill(true, start, end)
    }
  }
  const series = quarterSeries(
    text,
    today,
    found.map((one) => one.period),
  )
  if (series.some((one) => one.quarters.length > 0)) {
    const told = series.flatMap(({ start, end, quarters }) => quarters.map((period) => ({ period, start, end })))
    // The words for a stretch of time that the quarters are of say nothing besides.
    const within = [...found, ...series].map(({ start, end }) => ({ start, end }))
    const [first] = told
    return first === undefined
      ? told
      : [...told, ...within.map(({ start, end }) => ({ period: first.period, start, end }))]
  }
  const [named] = found.flatMap(({ period }) => (period.kind === 'year' ? [period.year] : []))
  for (const { 0: word, index } of text.matchAll(yearBefore)) {
    const own = found.find((one) => one.start <= index && index < one.end)
    const year = found.find((one) => one !== own && one.period.kind === 'year' && one.start < index)?.period
    if (year?.kind !== 'year' || named === undefined) continue
    const before = { period: { kind: 'year' as const, year: year.year - 1 }, start: index, end: index + word.length }
    if (own) found.splice(found.indexOf(own), 1, before)
    else if (!free.slice(before.start, before.end).some(Boolean)) found.push(before)
  }
  return withSameTimes(
    found.toSorted((a, b) => a.start - b.start),
    same,
    today,
  ).toSorted((a, b) => a.start - b.start)
}
