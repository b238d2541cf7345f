import { dayPlus } from '@pandora/intelligence/themes/heat'
import { dayOf, instantOf, MARKET_ZONE, wallClock } from '@pandora/contract/time'
import type { QuietHours } from '@pandora/contract/domains/alerts/shapes'

const pad = (value: number): string => String(value).padStart(2, '0')

/** Whether a minute of the day lies in quiet hours; over midnight where `from` is the later of both. */
const isQuiet = (minute: number, { from, to }: QuietHours): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to

/** From when on (ms) what is made at `now` may go out: now, or the end of the quiet hours of the zone. */
export function outAt(now: number, quiet: QuietHours | null, zone: string = MARKET_ZONE): number {
  if (quiet === null || quiet.from === quiet.to) return now
  const [hours = 0, minutes = 0] = wallClock(now, zone).slice(11, 16).split(':').map(Number)
  if (!isQuiet(hours * 60 + minutes, quiet)) return now
  const end = `${pad(Math.floor(quiet.to / 60))}:${pad(quiet.to % 60)}:00`
  const today = instantOf(dayOf(now, zone), end, zone)
  return today > now ? today : instantOf(dayPlus(dayOf(now, zone), 1), end, zone)
}

/** A rule's own quiet hours, else its user's; null for none. */
export function quietOf(
  rule: { quiet_from: number | null; quiet_to: number | null },
  user: { user_quiet_from: number | null; user_quiet_to: number | null },
): QuietHours | null {
  if (rule.quiet_from !== null && rule.quiet_to !== null) return { from: rule.quiet_from, to: rule.quiet_to }
  if (user.user_quiet_from !== null && user.user_quiet_to !== null)
    return { from: user.user_quiet_from, to: user.user_quiet_to }
  return null
}
