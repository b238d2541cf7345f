import type { Bare } from '@pandora/contract/measured'
import { MARKET_ZONE, wallClock } from '@pandora/contract/time'

/** Shown where a figure is missing. */
export const MISSING = '–'
const MINUS = '\u2212'

/** Language of a text as far as formats care: anything but `en` reads as Chinese. */
type Lang = string
type Missing = null | undefined
const absent = (value: number | Missing): value is Missing =>
  value === null || value === undefined || !Number.isFinite(value)

const formats = new Map<string, Intl.NumberFormat>()
function plain(value: number, digits: number, fixed: boolean): string {
  const key = `${digits}${fixed}`
  let format = formats.get(key)
  if (!format)
    formats.set(
      key,
      (format = new Intl.NumberFormat('en-US', {
        maximumFractionDigits: digits,
        minimumFractionDigits: fixed ? digits : 0,
      })),
    )
  return format.format(value)
}

interface NumberOptions {
  /** Fraction digits. */
  digits?: number
  /** Drop trailing zeros. */
  loose?: boolean
  /** `+` before what is above zero. */
  sign?: boolean
}

/** A number with thousands and U+2212; "–" when missing. What rounds to zero has no sign. */
export function number(value: Bare | Missing, { digits = 2, loose = false, sign = false }: NumberOptions = {}): string {
  if (absent(value)) return MISSING
  const text = plain(Math.abs(value), digits, !loose)
  if (!/[1-9]/.test(text)) return text
  return `${value < 0 ? MINUS : sign ? '+' : ''}${text}`
}

/** A count that was stopped at `most`: that many means so many or more, `20,000+`. */
export const counted = (count: number, most: number): string =>
  `${number(count, { digits: 0 })}${count >= most ? '+' : ''}`

/** A per-cent change with its sign: `+5.42%`. The value is in per cent. */
export function percent(value: Bare | Missing, { digits = 2, sign = true }: NumberOptions = {}): string {
  return absent(value) ? MISSING : `${number(value, { digits, sign })}%`
}

const steps = {
  zh: [
    [1e12, '万亿'],
    [1e8, '亿'],
    [1e4, '万'],
  ],
  en: [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
} as const

/** What all numbers of a column are counted in, and with how many digits. */
export interface Scale {
  per: number
  unit: string
  digits: number
}

/** From this share of a unit on a number keeps two figures behind its two digits, and from the second one. */
const [TELLING, TOLD] = [0.1, 0.005]
/** Numbers this many times a unit stand better in the next one. */
const TOO_MANY = 1e5

/**
 * The one unit and precision of a column's numbers: the largest in which the least of them can still be read. Null
 * where they lie too far apart for any, or are all small: each has its own then.
 */
export function scaleOf(values: readonly unknown[], language: Lang): Scale | null {
  const sizes = values.map((value) => (typeof value === 'number' ? Math.abs(value) : 0)).filter((size) => size > 0)
  if (sizes.length === 0) return null
  const least = sizes.reduce((a, b) => Math.min(a, b))
  const most = sizes.reduce((a, b) => Math.max(a, b))
  const fitting = steps[language === 'en' ? 'en' : 'zh'].filter(([per]) => most >= per && most < per * TOO_MANY)
  const step = fitting.find(([per]) => least >= per * TELLING) ?? fitting.findLast(([per]) => least >= per * TOLD)
  if (!step) return null
  const [per, unit] = step
  return { per, unit, digits: least >= per * 1000 ? 0 : least >= per * 100 ? 1 : 2 }
}

/**
 * A big number shortened: 亿 / 万, or B / M / K; three or four figures stay, in columns (`loose: false`) always as many,
 * and where a column has a `scale` its own. The full value belongs on hover.
 */
export function short(
  value: Bare | Missing,
  language: Lang,
  { sign = false, loose = true, scale = null }: NumberOptions & { scale?: Scale | null } = {},
): string {
  if (absent(value)) return MISSING
  if (scale) return `${number(value / scale.per, { digits: scale.digits, sign })} ${scale.unit}`
  const size = Math.abs(value)
  // A value just under a step is not to be rounded into 10,000万.
  const step = steps[language === 'en' ? 'en' : 'zh'].find(([from]) => size >= from * 0.99995)
  if (!step) return number(value, { digits: 2, loose: true, sign })
  const scaled = value / step[0]
  const digits = Math.abs(scaled) >= 1000 ? 0 : Math.abs(scaled) >= 100 ? 1 : 2
  return `${number(scaled, { digits, loose, sign })}${language === 'en' ? ` ${step[1]}` : ` ${step[1]}`}`
}

/** Bytes in powers of 1,000. */
export function bytes(value: number | Missing): string {
  if (absent(value)) return MISSING
  const step = (
    [
      [1e12, 'TB'],
      [1e9, 'GB'],
      [1e6, 'MB'],
      [1e3, 'kB'],
    ] as const
  ).find(([from]) => value >= from)
  return step
    ? `${number(value / step[0], { digits: value / step[0] >= 100 ? 0 : 1 })} ${step[1]}`
    : `${number(value, { digits: 0 })} B`
}

const ages = [
  [86_400_000, { zh: '天', en: 'd' }],
  [3_600_000, { zh: '小时', en: 'h' }],
  [60_000, { zh: '分钟', en: 'm' }],
  [1_000, { zh: '秒', en: 's' }],
] as const

/** An age in ms as one figure: `8 s`, `2 分钟`. Anything under a second, or in the future, is 0 s. */
export function ago(age: number | Missing, language: Lang): string {
  if (absent(age)) return MISSING
  const [unit, name] = ages.find(([from]) => age >= from) ?? ages[3]
  return `${Math.max(0, Math.floor(age / unit))} ${language === 'en' ? name.en : name.zh}`
}

/** How long until an instant (ISO), as one figure: `23 h`, `45 分钟`; what is past is 0 s. */
export function until(at: string, now: number, language: Lang): string {
  return ago(Math.max(0, Date.parse(at) - now), language)
}

/** A length of time in ms: `1:05:09`, `0:42`. */
export function duration(ms: number | Missing): string {
  if (absent(ms)) return MISSING
  const seconds = Math.round(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const instantOf = (at: number | string) => (typeof at === 'number' ? at : Date.parse(at))

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai of an ISO instant or ms. */
export function dateTime(at: number | string | Missing): string {
  if (at === null || at === undefined || Number.isNaN(instantOf(at))) return MISSING
  return wallClock(instantOf(at), MARKET_ZONE).slice(0, 16)
}

/** `HH:mm:ss` in Asia/Shanghai. */
export function clock(at: number | string | Missing): string {
  if (at === null || at === undefined || Number.isNaN(instantOf(at))) return MISSING
  return wallClock(instantOf(at), MARKET_ZONE).slice(11)
}

/** A stretch by its two ends; one whose ends read the same is that one (2025, not 2025–2025). */
export const stretch = (from: string | number, to: string | number, between = '–'): string =>
  String(from) === String(to) ? String(from) : `${from}${between}${to}`

const weekdays = {
  zh: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Weekday and date of a day `YYYY-MM-DD`: `星期二 · 3月17日`, `Tuesday · 17 March`; the year where it is not `thisYear`. */
export function longDay(day: string, language: Lang, thisYear = wallClock(Date.now()).slice(0, 4)): string {
  const [year = '', month = '1', date = '1'] = day.split('-')
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (Number.isNaN(weekday)) return day
  if (language === 'en')
    return `${weekdays.en[weekday]} · ${Number(date)} ${months[Number(month) - 1]}${year === thisYear ? '' : ` ${year}`}`
  return `${weekdays.zh[weekday]} · ${year === thisYear ? '' : `${year}年`}${Number(month)}月${Number(date)}日`
}

/** Direction of a change: names the CSS class that colours it by the user's colour type. */
export function direction(value: number | Missing): 'rise' | 'fall' | 'flat' {
  return absent(value) || value === 0 ? 'flat' : value > 0 ? 'rise' : 'fall'
}

/** A figure with the ends of its interval. */
export interface Interval {
  value: number
  low: number
  high: number
}

/** The ends of an interval; null of a figure of so few that it has none, whose ends are the figure itself. */
export const endsOf = (of: Interval): Pick<Interval, 'low' | 'high'> | null => (of.low === of.high ? null : of)

/** A figure with its interval in brackets, where it has one; – where there is none. */
export function withEnds(of: Interval | null, text: (value: number) => string): string {
  if (of === null) return '–'
  const ends = endsOf(of)
  return ends ? `${text(of.value)} [${text(ends.low)}, ${text(ends.high)}]` : text(of.value)
}
