import { dayOf } from '@pandora/contract/time'
import { inForce } from '../impact/network.ts'
import type { Versioned } from '../impact/types.ts'

/** A figure of a company's statements, from the beginning of its year up to the end of a period. */
export interface Cumulated extends Versioned {
  periodEnd: string
  /** 3, 6, 9 or 12. */ months: number
  value: number
}

/** Months after which the last four quarters say nothing of today (decisions 6). */
const OLDEST = 15

function yearsBefore(day: string, years: number): string {
  // Ends of quarters: 31 March, 30 June, 30 September, 31 December; none of them moves with leap years.
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}

/** The day `months` months before a day, of a shorter month its last. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`
}

/**
 * A figure of the last four quarters known at an instant (ms), and of the four before: this year's up to the period +
 * last year's − last year's up to the same period. Null where one of them is missing, both where the last period ended
 * more than 15 months ago.
 */
export function fourQuarters(
  figures: readonly Cumulated[],
  asOf: number,
): { last: number | null; before: number | null } {
  const known = new Map(
    figures
      .filter((one) => inForce(one, asOf) && Number.isFinite(one.value))
      .map((one) => [`${one.periodEnd} ${one.months}`, one]),
  )
  const newest = [...known.values()].reduce<Cumulated | undefined>(
    (held, one) => (!held || one.periodEnd > held.periodEnd ? one : held),
    undefined,
  )
  if (!newest || newest.periodEnd < monthsBefore(dayOf(asOf), OLDEST)) return { last: null, before: null }
  const { periodEnd, months } = newest
  const sumAt = (years: number): number | null => {
    const end = yearsBefore(periodEnd, years)
    const own = known.get(`${end} ${months}`)
    if (!own) return null
    if (months === 12) return own.value
    const whole = known.get(`${Number(end.slice(0, 4)) - 1}-12-31 12`)
    const same = known.get(`${yearsBefore(end, 1)} ${months}`)
    return whole && same ? own.value + whole.value - same.value : null
  }
  return { last: sumAt(0), before: sumAt(1) }
}
