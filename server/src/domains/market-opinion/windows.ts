import type { PostWindow } from '@pandora/contract/domains/market-opinion/names'
import { exchanges, type ExchangeCode } from '@pandora/contract/records/identity'
import { dayOf, instantOf } from '@pandora/contract/time'

/** A session of an exchange. */
export interface Session {
  day: string
  session: 'full' | 'half'
}
/** What posts are counted between, ms: `from` included, `to` not; and the sessions that lie in it. */
export interface Span {
  from: number
  to: number
  sessions: string[]
}
export interface Windows {
  today: { day: string; session: 'full' | 'half' | 'expected' | 'none'; open: number | null }
  /** Null where a window has not begun, or too few sessions are known. */
  spans: Record<PostWindow, Span | null>
}

/** Continuous trading begins at the same hour everywhere that the product knows. */
const OPEN = '09:30:00'
/** When half a session ends. */
const halfClose: Readonly<Record<ExchangeCode, string>> = {
  SHZ: '11:30:00',
  SSE: '11:30:00',
  BSE: '11:30:00',
  HKEX: '12:00:00',
  NYSE: '13:00:00',
  NASDAQ: '13:00:00',
  US: '13:00:00',
}

/** Instant (ms) at which a session closes; half of one at noon or one o’clock. */
export function sessionClose(exchange: ExchangeCode, { day, session }: Session): number {
  const { zone, close } = exchanges[exchange]
  return instantOf(day, session === 'half' ? halfClose[exchange] : close, zone)
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/**
 * Windows of post statistics at an instant (ms), from the sessions known then, oldest first. A weekday that the
 * calendar does not know yet is expected to trade, for a session is known at its close; on other days the night goes on
 * from the last close. Windows follow one another without gap: a post lies in one of the night, of the day and of the
 * past ones alone.
 */
export function windowsAt(now: number, exchange: ExchangeCode, sessions: readonly Session[]): Windows {
  const { zone } = exchanges[exchange]
  const day = dayOf(now, zone)
  const known = sessions.find((one) => one.day === day)
  const session = known?.session ?? (isWeekend(day) ? 'none' : 'expected')
  const open = session === 'none' ? null : instantOf(day, OPEN, zone)
  const before = sessions.filter((one) => one.day < day)
  const closeBefore = (back: number): number | null => {
    const one = before.at(-back)
    return one ? sessionClose(exchange, one) : null
  }
  const past = (count: number): Span | null => {
    const [from, to] = [closeBefore(count + 1), closeBefore(1)]
    return from === null || to === null ? null : { from, to, sessions: before.slice(-count).map((one) => one.day) }
  }
  const night = closeBefore(1)
  const end = now + 1
  return {
    today: { day, session, open },
    spans: {
      pastFiveDays: past(5),
      pastOneDays: past(1),
      yesterdayCloseToTodayOpen:
        night === null || night >= end ? null : { from: night, to: Math.min(end, open ?? end), sessions: [] },
      todayOpenToNowTime: open === null || open >= end ? null : { from: open, to: end, sessions: [day] },
    },
  }
}
