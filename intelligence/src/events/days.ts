/** A day named in a text, `YYYY-MM-DD`, with its place. */
export interface DayFound {
  start: number
  end: number
  day: string
}

const DAY = 86_400_000
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const zhDay =
  /(?:(20\d{2})年)?(1[0-2]|0?[1-9])月(3[01]|[12]\d|0?[1-9])[日号]|(20\d{2})[-/.](1[0-2]|0?[1-9])[-/.](3[01]|[12]\d|0?[1-9])(?!\d)|今日|今天|今晚|今早|昨日|昨天|昨晚|前日|前天/gu
const enDay =
  /\b(3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?:,? (20\d{2}))?|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?(?!\d)(?:, (20\d{2}))?|\b(20\d{2})-(1[0-2]|0[1-9])-(3[01]|[12]\d|0[1-9])\b|\b(?:on )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b|\b(today|yesterday)\b/giu
/** Most days read of one sentence. */
const MOST = 20

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * The day of a month, in the given year or the last one that is not after the publication; null where no such day
 * exists.
 */
function dayOf(year: string | undefined, month: number, day: number, published: string): string | null {
  const own = year === undefined ? Number(published.slice(0, 4)) : Number(year)
  const made = (of: number) => {
    const time = Date.UTC(of, month - 1, day)
    const date = new Date(time)
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? iso(time) : null
  }
  const first = made(own)
  // A month and day that lie more than half a year ahead belong to the year before.
  if (year === undefined && first !== null && Date.parse(first) - Date.parse(published) > 183 * DAY)
    return made(own - 1)
  return first
}

/**
 * Days named between two places of a text. `published` is the day of the document, `YYYY-MM-DD`: what is relative is
 * counted from it.
 */
export function daysIn(language: 'zh' | 'en', text: string, start: number, end: number, published: string): DayFound[] {
  const found: DayFound[] = []
  const from = Date.parse(`${published}T00:00:00Z`)
  if (!Number.isFinite(from)) return found
  for (const match of text.slice(start, end).matchAll(language === 'zh' ? zhDay : enDay)) {
    if (found.length === MOST) break
    const day = language === 'zh' ? zhOf(match, published, from) : enOf(match, published, from)
    if (day !== null) found.push({ start: start + match.index, end: start + match.index + match[0].length, day })
  }
  return found
}

function zhOf(match: RegExpExecArray, published: string, from: number): string | null {
  const [whole, year, month, day, fullYear, fullMonth, fullDay] = match
  if (month !== undefined) return dayOf(year, Number(month), Number(day), published)
  if (fullYear !== undefined) return dayOf(fullYear, Number(fullMonth), Number(fullDay), published)
  return iso(from - (whole.startsWith('今') ? 0 : whole.startsWith('昨') ? 1 : 2) * DAY)
}

function enOf(match: RegExpExecArray, published: string, from: number): string | null {
  const [, day, month, year, monthFirst, dayAfter, yearAfter, isoYear, isoMonth, isoDay, weekday, relative] = match
  const monthAt = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (month !== undefined) return dayOf(year, monthAt(month), Number(day), published)
  if (monthFirst !== undefined) return dayOf(yearAfter, monthAt(monthFirst), Number(dayAfter), published)
  if (isoYear !== undefined) return dayOf(isoYear, Number(isoMonth), Number(isoDay), published)
  if (weekday !== undefined) {
    // The last such day, today included.
    const back = (new Date(from).getUTCDay() - weekdays.indexOf(weekday.toLowerCase()) + 7) % 7
    return iso(from - back * DAY)
  }
  return iso(from - (relative?.toLowerCase() === 'yesterday' ? DAY : 0))
}
