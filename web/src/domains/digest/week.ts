import { dayOf } from '@pandora/contract/time'

const DAY = 86_400_000

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const at = Date.parse(day)
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10)
}

/** Weeks from that of a Monday to the present one, both counted, by the clock here. */
export const weeksSince = (monday: string): number =>
  Math.max(1, Math.floor((Date.parse(mondayOf(dayOf(Date.now()))) - Date.parse(monday)) / (7 * DAY)) + 1)

/** The week that a view is shown for: of a chosen date, else the present one, which the server knows best. */
export const weekAsked = (date: string | undefined): { week?: string } =>
  date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) && dayOf(Date.parse(date)) === date
    ? { week: mondayOf(date) }
    : {}
