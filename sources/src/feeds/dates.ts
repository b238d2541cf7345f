import { dayOf, endOfDay, instantOf, isDay, MARKET_ZONE } from '@pandora/contract/time'
import { offsetOf } from './zones.ts'

/**
 * When something was published, as exactly as its feed says. `day`: no more than a day (or month) is given, and `at` is
 * its end.
 */
export interface Dated {
  /** ISO instant in UTC. */
  at: string
  precision: 'instant' | 'day' | 'year'
}

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
}
const pad = (value: number | string): string => String(value).padStart(2, '0')

interface Parts {
  year: number
  month: number
  day: number
  hour?: number | undefined
  minute?: number | undefined
  second?: number | undefined
  /** Minutes east of UTC; undefined where none is given. */
  offset?: number | undefined
}

/**
 * Reads a date however feeds write it: RFC 822 with all its slips, ISO 8601 and W3C, asctime, American, Chinese and
 * Korean forms, epoch
 * numbers. `zone` counts where none is given. Null for what is no date.
 */
export function readDate(written: string | null | undefined, zone: string = 'UTC'): Dated | null {
  const text = written?.replace(/\s+/g, ' ').trim().slice(0, 100)
  if (!text) return null
  return epoch(text) ?? iso(text, zone) ?? eastern(text, zone) ?? named(text, zone) ?? numeric(text, zone)
}

function instantAt(parts: Parts, zone: string): Dated | null {
  const { year, month, day, hour = 0, minute = 0, offset } = parts
  // A leap second is the last second of its minute; 24:00 the first of the next day.
  const second = Math.min(parts.second ?? 0, 59.999)
  if (hour > 24 || minute > 59 || (parts.second ?? 0) >= 61 || (hour === 24 && (minute > 0 || second > 0))) return null
  const name = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
  if (!isDay(name) || year < 1) return null
  const within = (hour * 3600 + minute * 60) * 1000 + Math.round(second * 1000)
  const at =
    offset === undefined
      ? instantOf(name, `${pad(Math.min(hour, 23))}:${pad(minute)}:${pad(Math.floor(second))}`, zone) +
        (hour === 24 ? 3_600_000 : 0) +
        Math.round((second % 1) * 1000)
      : Date.parse(`${name}T00:00:00Z`) + within - offset * 60_000
  return Number.isNaN(at) ? null : { at: new Date(at).toISOString(), precision: 'instant' }
}

/** A day alone counts at its end in the market's zone, as for every other source. */
function dayAlone(year: number, month: number, day: number): Dated | null {
  const name = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
  return isDay(name) ? { at: new Date(endOfDay(name)).toISOString(), precision: 'day' } : null
}

const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

function epoch(text: string): Dated | null {
  if (!/^\d{9,10}(?:\.\d+)?$|^\d{12,13}$/.test(text)) return null
  const number = Number(text)
  return { at: new Date(number < 1e11 ? number * 1000 : number).toISOString(), precision: 'instant' }
}

const clock = String.raw`(\d{1,2})(?::?(\d{2}))?(?::?(\d{2}(?:[.,]\d+)?))?`

/**
 * `2003-12-31T10:14:55Z` and its shorter, older, looser forms: year, month, day of the year, week, no separators, a
 * space for the T.
 */
function iso(text: string, zone: string): Dated | null {
  const whole = new RegExp(`^([+-]?\\d{4})(?:-?(\\d{2})(?:-?(\\d{1,2}))?)?(?:[T ]+${clock} ?(.*))?$`, 'i').exec(text)
  const ordinal = /^(\d{4})-?(\d{3})(?:[T ]+(.*))?$/i.exec(text)
  const week = /^(\d{4})-?w(\d{2})(?:-?([1-7]))?(?:[T ]+(.*))?$/i.exec(text)
  if (ordinal && !/^\d{4}-\d{2}-/.test(text) && text.length !== 6) {
    const day = new Date(Date.UTC(Number(ordinal[1]), 0, Number(ordinal[2])))
    return iso(`${dayOf(day.getTime(), 'UTC')}${ordinal[3] ? `T${ordinal[3]}` : ''}`, zone)
  }
  if (week) {
    const first = Date.UTC(Number(week[1]), 0, 4)
    const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * 86_400_000
    return iso(
      `${dayOf(monday + ((Number(week[2]) - 1) * 7 + Number(week[3] ?? 1) - 1) * 86_400_000, 'UTC')}${week[4] ? `T${week[4]}` : ''}`,
      zone,
    )
  }
  if (!whole) return null
  const [, y, m, d, hour, minute, second, rest = ''] = whole
  const year = Number(y)
  if (hour === undefined) {
    if (m === undefined)
      return year > 1000 && year < 3000
        ? { at: new Date(endOfDay(`${y}-12-31`)).toISOString(), precision: 'year' }
        : null
    const month = Number(m)
    if (month < 1 || month > 12) return null
    return dayAlone(year, month, d === undefined ? lastOf(year, month) : Number(d))
  }
  const offset = offsetOf(rest)
  if (offset === null) return null
  return instantAt(
    {
      year,
      month: Number(m ?? 1),
      day: Number(d ?? 1),
      hour: Number(hour),
      minute: Number(minute ?? 0),
      second: Number((second ?? '0').replace(',', '.')),
      offset,
    },
    zone,
  )
}

const half = (word: string | undefined, hour: number): number =>
  word === undefined
    ? hour
    : /^(?:pm|下午|晚上|오후)/i.test(word)
      ? (hour % 12) + 12
      : /^(?:am|上午|凌晨|早上|오전)/i.test(word)
        ? hour % 12
        : hour

/** `2024年3月5日 下午2:30`, `2004년 05월 28일 오후 01:31:15`. */
function eastern(text: string, zone: string): Dated | null {
  const found =
    /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日号일])?(?:,? ?(?:星期.|周.|\(.\))?)? ?(上午|下午|凌晨|早上|晚上|오전|오후)? ?(?:(\d{1,2})[:：时時](\d{1,2})(?:[:：分](\d{1,2})?)?秒?)? ?(.*)$/.exec(
      text,
    )
  if (!found) return null
  const [, y, m, d, word, hour, minute, second, rest = ''] = found
  const [year, month] = [Number(y), Number(m)]
  if (hour === undefined) return dayAlone(year, month, d === undefined ? lastOf(year, month) : Number(d))
  const offset = offsetOf(rest)
  if (offset === null) return null
  const own = text.includes('년') ? 'Asia/Seoul' : zone === 'UTC' ? MARKET_ZONE : zone
  return instantAt(
    {
      year,
      month,
      day: Number(d ?? 1),
      hour: half(word, Number(hour)),
      minute: Number(minute),
      second: Number(second ?? 0),
      offset,
    },
    own,
  )
}

/**
 * Everything with the name of a month in it: RFC 822, asctime, `Jul 8, 2004 11:56 PM`. Parts are told by their form,
 * not their place.
 */
function named(text: string, zone: string): Dated | null {
  let rest = ` ${text.replace(/,/g, ' ')} `
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest)
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    return found
  }
  take(/ (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? /i)
  const time = take(/[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}(?:\.\d+)?))? ?(am|pm|a\.m\.|p\.m\.)?(?= |[-+a-z])/i)
  const dashed = take(
    / (\d{1,2})[-/. ]((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})[-/. ](\d{4}|\d{2})(?= )/i,
  )
  const turned = dashed ? null : take(/ ([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?= )/i)
  const month = months[(dashed?.[2] ?? turned?.[1] ?? '').slice(0, 3).toLowerCase()]
  const years = dashed?.[3] ?? take(/ (\d{4})(?= )/)?.[1]
  const day = dashed?.[1] ?? turned?.[2]
  if (month === undefined || years === undefined || day === undefined) return null
  const year = years.length === 2 ? (Number(years) > 68 ? 1900 : 2000) + Number(years) : Number(years)
  if (!time) return dayAlone(year, month, Number(day))
  const offset = offsetOf(rest)
  if (offset === null) return null
  return instantAt(
    {
      year,
      month,
      day: Number(day),
      hour: half(time[4], Number(time[1])),
      minute: Number(time[2]),
      second: Number(time[3] ?? 0),
      offset,
    },
    zone,
  )
}

/**
 * `2024/3/5 12:30`, `2024.03.05`: the year first. `03/05/2024` says two things and is refused unless the first number
 * cannot be a month.
 */
function numeric(text: string, zone: string): Dated | null {
  const found = new RegExp(`^(\\d{1,4})[-/.](\\d{1,2})[-/.](\\d{1,4})(?:[T ]+${clock} ?(am|pm)?(.*))?$`, 'i').exec(text)
  if (!found) return null
  const [, first = '', second = '', third = '', hour, minute, seconds, word, rest = ''] = found
  const order =
    first.length === 4
      ? [first, second, third]
      : third.length === 4 && Number(first) > 12
        ? [third, second, first]
        : null
  if (!order) return null
  const [year = 0, month = 0, day = 0] = order.map(Number)
  if (hour === undefined) return dayAlone(year, month, day)
  const offset = offsetOf(rest)
  if (offset === null) return null
  return instantAt(
    {
      year,
      month,
      day,
      hour: half(word, Number(hour)),
      minute: Number(minute ?? 0),
      second: Number(seconds ?? 0),
      offset,
    },
    zone,
  )
}
