import type { Period, PeriodAt } from './types.ts'

const DAY = 86_400_000
const pad = (value: number): string => String(value).padStart(2, '0')
/** Last day of a month. */
const monthEnd = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1) - DAY).toISOString().slice(0, 10)

const digits: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  首: 1,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
}
const numberOf = (word: string | undefined): number => digits[(word ?? '').toLowerCase()] ?? Number(word)
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (name: string): number => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Which part of a year words speak of: its last month, and how many months it has; 0 for a day at its end. */
interface Part {
  month: number
  months: number
}

/** A part of a year as Chinese texts name it; null for words that name none. */
function partZh(words: string): Part | null {
  const span = /(\d{1,2})\s?[-—－~至到]\s?(\d{1,2})月/u.exec(words)
  if (span) {
    const [first, last] = [Number(span[1]), Number(span[2])]
    return first >= 1 && first <= last && last <= 12 ? { month: last, months: last - first + 1 } : null
  }
  const quarter = /第?([一二三四1234首])季度?|(?:[Qq])([1-4])/u.exec(words)
  if (/前三季|三季报/u.test(words)) return { month: 9, months: 9 }
  if (/上半年|半年度|半年报|中期|[Hh]1/u.test(words)) return { month: 6, months: 6 }
  if (/下半年|[Hh]2/u.test(words)) return { month: 12, months: -6 }
  if (/一季报/u.test(words)) return { month: 3, months: 3 }
  if (quarter) return { month: numberOf(quarter[1] ?? quarter[2]) * 3, months: 3 }
  if (/末|底|期末/u.test(words)) return { month: 12, months: 0 }
  return { month: 12, months: 12 }
}

const zhPeriod =
  /((?:19|20)\d{2})\s?年?\s?(前三季度?|三季报|一季报|半年报|半年度|上半年|下半年|中期|第?[一二三四1234]季度?|[QqHh][1-4]|\d{1,2}[-—－~至到]\d{1,2}月(?:份)?|年?末|年?底|(\d{1,2})月末|(\d{1,2})月(\d{1,2})日|全年|年度|年|[EeAa](?![A-Za-z]))|(今年|本年|去年|上年|明年)?(前三季度|上半年|下半年|第[一二三四1234]季度|[一二三四]季度|(?<!\d)\d{1,2}[-—－~至到]\d{1,2}月(?:份)?|(?<![A-Za-z\d])Q[1-4](?![A-Za-z\d])|年末|年底)|(今年|本年度?|去年|上年|明年)(?!同期|初)(?:全年)?|(?<![\d.])(?:(\d{2})年?([QqHh][1-4])|([1-4])[Qq](\d{2})(?!\d)|(\d{2})[Ee](?![A-Za-z\d]))/gu
const enPeriod =
  /\b(?:(first|second|third|fourth|1st|2nd|3rd|4th)[- ]quarter(?: of)?(?: fiscal(?: year)?)?(?: (\d{4}))?|Q([1-4])(?:[- ]?(?:FY)?'?(\d{4}|\d{2}))?\b|([1-4])Q'?(\d{4}|\d{2})\b|(\d{4}) ?Q([1-4])|(three|six|nine|twelve) months ended ([A-Z][a-z]{2,8})\.? (\d{1,2}),? (\d{4})|(quarter|year) ended ([A-Z][a-z]{2,8})\.? (\d{1,2}),? (\d{4})|(first|second) half(?: of)?(?: (\d{4}))?|([12])H'?(\d{4}|\d{2})\b|(\d{4}) ?H([12])|(?:at|as of|as at|on) ([A-Z][a-z]{2,8})\.? (\d{1,2}),? (\d{4})|(?:full[- ]year|fiscal(?: year)?|FY|year|in|for|of) ?'?((?:19|20)\d{2})(E)?\b|((?:19|20)\d{2})(E)?(?= (?:revenue|sales|net|profit|EPS|earnings|results)))/gu

const years = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

const period = (year: number, { month, months }: Part, text: string, inferred: boolean): Period => ({
  end: monthEnd(year, month),
  months: months < 0 ? -months : months,
  text,
  inferred,
})

/** The year that a part of a year without one is of: the last that had ended, of a forecast the one that goes on. */
function yearOf(part: Part, publishedOn: string, word: string | undefined, forecast: boolean): number {
  const year = Number(publishedOn.slice(0, 4))
  if (word === '今年' || word?.startsWith('本年')) return year
  if (word === '去年' || word === '上年') return year - 1
  if (word === '明年') return year + 1
  return forecast || monthEnd(year, part.month) <= publishedOn ? year : year - 1
}

/** Words right before a period that make it one to come. */
const coming =
  /(?:预计|预期|预测|预告|有望|展望|目标|指引|expects?|forecasts?|guidance|outlook|will|estimates?)[^，。；,.;]{0,24}$/iu

/** Words before a period that is only compared with. */
const compared = /(?:corresponding|same|comparable|year-earlier) period (?:in|of)? ?$/iu

/**
 * Periods that a sentence names, in order; those it only compares with are left out. `publishedOn`: says which year
 * those without one are of.
 */
export function periodsIn(sentence: string, language: 'zh' | 'en', publishedOn: string): PeriodAt[] {
  const found: PeriodAt[] = []
  for (const match of sentence.matchAll(language === 'zh' ? zhPeriod : enPeriod)) {
    if (found.length === 20) break
    if (compared.test(sentence.slice(Math.max(0, match.index - 30), match.index + 3))) continue
    const forecast = coming.test(sentence.slice(Math.max(0, match.index - 40), match.index))
    const one = language === 'zh' ? zhOf(match, publishedOn, forecast) : enOf(match, publishedOn, forecast)
    if (one && !Number.isNaN(Date.parse(one.period.end)))
      found.push({ start: match.index, end: match.index + match[0].length, ...one })
  }
  return found
}

function zhOf(match: RegExpExecArray, publishedOn: string, forecast: boolean): Omit<PeriodAt, 'start' | 'end'> | null {
  const [
    text,
    year,
    words = '',
    endMonth,
    month,
    day,
    relative,
    bare,
    alone,
    short,
    shortPart,
    quarter,
    quarterYear,
    shortForecast,
  ] = match
  if (year !== undefined) {
    if (endMonth !== undefined)
      return { period: { end: monthEnd(Number(year), Number(endMonth)), months: 0, text, inferred: false }, forecast }
    if (month !== undefined && day !== undefined)
      return {
        period: { end: `${year}-${pad(Number(month))}-${pad(Number(day))}`, months: 0, text, inferred: false },
        forecast,
      }
    const part = partZh(words)
    return part && { period: period(Number(year), part, text, false), forecast: forecast || /^[Ee]$/u.test(words) }
  }
  if (short !== undefined && shortPart !== undefined) {
    const part = partZh(shortPart)
    return part && { period: period(years(short), part, text, false), forecast }
  }
  if (quarter !== undefined && quarterYear !== undefined)
    return { period: period(years(quarterYear), { month: Number(quarter) * 3, months: 3 }, text, false), forecast }
  if (shortForecast !== undefined)
    return { period: period(years(shortForecast), { month: 12, months: 12 }, text, false), forecast: true }
  if (bare !== undefined) {
    const part = partZh(bare)
    return (
      part && {
        period: period(yearOf(part, publishedOn, relative, forecast), part, text, relative === undefined),
        forecast,
      }
    )
  }
  const whole: Part = { month: 12, months: 12 }
  return {
    period: period(yearOf(whole, publishedOn, alone, forecast), whole, text, false),
    forecast: forecast || alone === '明年',
  }
}

function enOf(match: RegExpExecArray, publishedOn: string, forecast: boolean): Omit<PeriodAt, 'start' | 'end'> | null {
  const [
    text,
    ordinal,
    ordinalYear,
    q,
    qYear,
    numbered,
    numberedYear,
    yearQ,
    yearQuarter,
    months,
    monthsName,
    monthsDay,
    monthsYear,
    span,
    spanName,
    spanDay,
    spanYear,
    half,
    halfYear,
    halfNumber,
    halfShort,
    yearH,
    yearHalf,
    atName,
    atDay,
    atYear,
    whole,
    wholeE,
    lead,
    leadE,
  ] = match
  const made = (part: Part, year: string | undefined, isForecast = forecast) => ({
    period: period(
      year === undefined ? yearOf(part, publishedOn, undefined, isForecast) : years(year),
      part,
      text,
      year === undefined,
    ),
    forecast: isForecast,
  })
  const day = (name: string, date: string, year: string, length: number) => {
    const month = monthOf(name)
    return month === 0
      ? null
      : {
          period: { end: `${year}-${pad(month)}-${pad(Number(date))}`, months: length, text, inferred: false },
          forecast,
        }
  }
  if (ordinal !== undefined) return made({ month: numberOf(ordinal) * 3, months: 3 }, ordinalYear)
  if (q !== undefined) return made({ month: Number(q) * 3, months: 3 }, qYear)
  if (numbered !== undefined) return made({ month: Number(numbered) * 3, months: 3 }, numberedYear)
  if (yearQ !== undefined) return made({ month: Number(yearQuarter) * 3, months: 3 }, yearQ)
  if (months !== undefined) return day(monthsName ?? '', monthsDay ?? '', monthsYear ?? '', numberOf(months))
  if (span !== undefined) return day(spanName ?? '', spanDay ?? '', spanYear ?? '', span === 'quarter' ? 3 : 12)
  if (half !== undefined) return made({ month: half === 'first' ? 6 : 12, months: 6 }, halfYear)
  if (halfNumber !== undefined) return made({ month: Number(halfNumber) * 6, months: 6 }, halfShort)
  if (yearH !== undefined) return made({ month: Number(yearHalf) * 6, months: 6 }, yearH)
  if (atName !== undefined) return day(atName, atDay ?? '', atYear ?? '', 0)
  return made({ month: 12, months: 12 }, whole ?? lead, forecast || wholeE !== undefined || leadE !== undefined)
}

/** A period so many years earlier or later. */
export const shifted = (of: Period, yearsLater: number): Period => {
  const [year, month, day] = of.end.split('-').map(Number)
  const end = monthEnd((year ?? 0) + yearsLater, month ?? 12)
  const last = monthEnd(year ?? 0, month ?? 12).endsWith(pad(day ?? 1))
  return { ...of, end: last ? end : `${(year ?? 0) + yearsLater}-${pad(month ?? 1)}-${pad(day ?? 1)}`, inferred: true }
}
