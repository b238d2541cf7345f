/** Zone in which days are counted: trading days, "end of the day", news groups (decisions 1). */
export const MARKET_ZONE = 'Asia/Shanghai'

/**
 * Years whose days and instants are taken, first and last: what companies, filings, prices and news are dated by.
 * Others are refused by name.
 */
export const YEARS = { first: 1800, last: 2200 } as const
/** First and last instant taken, in ms. */
export const INSTANTS = { first: Date.UTC(YEARS.first, 0, 1), last: Date.UTC(YEARS.last + 1, 0, 1) - 1 } as const

/** Whether a number of ms is an instant of the years that are taken. */
export const isInstant = (instant: number): boolean => instant >= INSTANTS.first && instant <= INSTANTS.last

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(zone, format)
  }
  return format
}

/** Shanghai has been at UTC+8 without clock changes since 1991-09-15. */
const SHANGHAI_OFFSET = 8 * 3_600_000
const SHANGHAI_FIXED = { from: Date.UTC(1992, 0, 1), to: Date.UTC(9999, 0, 1) }

/**
 * Wall-clock text `YYYY-MM-DD HH:mm:ss` of an instant (ms) in a zone. Today's Shanghai without Intl: a list of news
 * asks 60 times, at 4 µs each.
 */
export function wallClock(instant: number, zone: string = MARKET_ZONE): string {
  if (zone === MARKET_ZONE && instant >= SHANGHAI_FIXED.from && instant < SHANGHAI_FIXED.to)
    return new Date(instant + SHANGHAI_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`
}

/** Day `YYYY-MM-DD` of an instant (ms) in a zone. */
export function dayOf(instant: number, zone: string = MARKET_ZONE): string {
  return wallClock(instant, zone).slice(0, 10)
}

const days = new Set<string>()

/**
 * Whether `day` is a real calendar day written `YYYY-MM-DD`, of the years that are taken. Days seen are remembered: an
 * import asks twice a row.
 */
export function isDay(day: string): boolean {
  if (days.has(day)) return true
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const instant = Date.parse(`${day}T00:00:00Z`)
  if (!isInstant(instant) || !new Date(instant).toISOString().startsWith(day)) return false
  if (days.size > 50_000) days.clear()
  days.add(day)
  return true
}

/** Instant (ms) at which the wall clock of `zone` shows `day` and `time` (`HH:mm:ss`). NaN for an impossible day. */
export function instantOf(day: string, time = '00:00:00', zone: string = MARKET_ZONE): number {
  const asUtc = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(asUtc)) return Number.NaN
  // Two rounds: the offset at the guess may differ from the one at the answer around a clock change.
  let instant = asUtc
  for (let round = 0; round < 2; round++)
    instant += asUtc - Date.parse(`${wallClock(instant, zone).replace(' ', 'T')}Z`)
  return instant
}

const ends = new Map<string, number>()

/** Last millisecond of a day in a zone: when a fact dated only by day was known at the latest (decisions 1). */
export function endOfDay(day: string, zone: string = MARKET_ZONE): number {
  const key = `${zone} ${day}`
  let end = ends.get(key)
  if (end === undefined) {
    end = instantOf(day, '23:59:59', zone) + 999
    if (ends.size > 50_000) ends.clear()
    ends.set(key, end)
  }
  return end
}

/** Day label `MMM DD` in both languages, e.g. `Mar 05` (FLASH-06, A40). */
export function dayLabel(instant: number): string {
  const day = dayOf(instant)
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(8, 10)}`
}

/**
 * As-of instant (ms) for what a reader wrote: an ISO instant, or a day meaning its end. Undefined when it is neither,
 * or of no year that is taken.
 */
export function parseAsOf(text: string): number | undefined {
  if (isDay(text)) return endOfDay(text)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return undefined
  const instant = Date.parse(text)
  return isInstant(instant) ? instant : undefined
}

/** The day some months before a day, of the same number in its month, or that month's last. */
export function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const back = month - 1 - count
  const lastDay = new Date(Date.UTC(year, back + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, back, Math.min(date, lastDay))).toISOString().slice(0, 10)
}
