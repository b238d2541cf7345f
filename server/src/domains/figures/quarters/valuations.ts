import { endOfDay } from '@pandora/contract/time'
import type { Price, ShareCount } from '@pandora/intelligence/fundamentals/paid-price'
import { capOf, pbOf, peOf, type Earnings } from '@pandora/intelligence/fundamentals/valuation'
import { FIRST_MONDAY, type CountedRow, type EarningsRow, type WeeklyRow } from './read.queries.ts'

/** What a week's valuation rests on, one byte a week of `valuation_history.priced`. */
export const priced = { none: 0, close: 1, vwap: 2, adjustedOnly: 3 } as const
/**
 * Valuations by week (Fridays), each by what was known at its end; NaN where there is none. `through`: the last Friday
 * up to the company's last bar. `priced`: codes of `priced`.
 */
export interface History {
  firstOn: string | null
  through: string
  pe: Float32Array
  pb: Float32Array
  priced: Uint8Array
}
/** Weeks before whose average prices a week's is held against. */
const BEFORE = 4

const DAY = 86_400_000
const WEEK = 7 * DAY
const MONDAY = Date.parse(FIRST_MONDAY)
/** Of a company without bars: any bar is later. */
const NEVER = '1900-01-01'

const fridayOf = (week: number): string => new Date(MONDAY + week * WEEK + 4 * DAY).toISOString().slice(0, 10)

/** The last Friday up to a day. */
export function lastFriday(day: string): string {
  const week = Math.floor((Date.parse(day) - MONDAY - 4 * DAY) / WEEK)
  return fridayOf(week)
}

/** Valuations of a company at the end of each week in which it traded, by `capOf`. */
export function historyOf(
  counted: CountedRow | undefined,
  weekly: WeeklyRow | undefined,
  earnings: readonly EarningsRow[],
): History {
  const through = weekly ? lastFriday(weekly.last_on) : NEVER
  const empty: History = {
    firstOn: null,
    through,
    pe: new Float32Array(0),
    pb: new Float32Array(0),
    priced: new Uint8Array(0),
  }
  const first = weekly?.weeks[0]
  if (!counted || !weekly || first === undefined || earnings.length === 0) return empty
  const weeks = weekly.weeks.filter((week) => fridayOf(week) <= through)
  const last = weeks.at(-1)
  if (last === undefined) return empty
  const pe = new Float32Array(last - first + 1).fill(Number.NaN)
  const pb = new Float32Array(last - first + 1).fill(Number.NaN)
  const by = new Uint8Array(last - first + 1)
  const known = makeKnown(earnings)
  const averages: number[] = []
  for (const [at, week] of weeks.entries()) {
    const date = fridayOf(week)
    const end = endOfDay(date)
    const [amount, volume] = [weekly.amounts[at] ?? null, weekly.volumes[at] ?? null]
    const price: Price = {
      close: weekly.closes[at] ?? 0,
      date,
      basis: weekly.paid[at] ? 'traded' : (weekly.bases[at] ?? 'traded'),
      basisDate: null,
      currency: counted.currency,
      amount,
      volume,
      turnoverRate: weekly.turnovers[at] ?? null,
      averagesBefore: averages.slice(-BEFORE),
    }
    if (!weekly.paid[at] && amount !== null && volume !== null && volume > 0) averages.push(amount / volume)
    const cap = capOf(price, countAt(counted, date, end))
    by[week - first] =
      cap.absence === 'PRICE_ADJUSTED' || cap.absence === 'AMOUNT_CONTRADICTS'
        ? priced.adjustedOnly
        : cap.marketCap === null
          ? priced.none
          : cap.basis === 'vwap'
            ? priced.vwap
            : priced.close
    if (cap.marketCap === null) continue
    const stands = known(end)
    pe[week - first] = peOf(cap, price, stands).value ?? Number.NaN
    pb[week - first] = pbOf(cap, price, stands).value ?? Number.NaN
  }
  return { firstOn: fridayOf(first), through, pe, pb, priced: by }
}

/** Shares counted last up to a day, of what was known by then. */
function countAt({ days, totals, known }: CountedRow, date: string, end: number): ShareCount | null {
  for (let at = days.length - 1; at >= 0; at--)
    if ((days[at] ?? '') <= date && (known[at] ?? 0) <= end)
      return { total: totals[at] ?? null, float: null, on: days[at] ?? null }
  return null
}

/**
 * The last four quarters known at an instant: of the newest period that has a profit, else of the newest. Asked with
 * rising instants.
 */
function makeKnown(earnings: readonly EarningsRow[]): (instant: number) => Earnings | null {
  const begins = earnings.toSorted((a, b) => a.known_at - b.known_at)
  let standing: EarningsRow[] = []
  let next = 0
  return (instant) => {
    let changed = false
    while (next < begins.length && (begins[next] as EarningsRow).known_at <= instant) {
      standing.push(begins[next++] as EarningsRow)
      changed = true
    }
    if (changed || standing.some((one) => one.superseded_at <= instant)) {
      standing = standing.filter((one) => one.superseded_at > instant)
      // Only the newest few periods can be the last: older ones are further back than any price may look.
      standing.sort((a, b) => (a.period_end < b.period_end ? 1 : -1))
    }
    const row = standing.find((one) => one.profit !== null) ?? standing[0]
    return row
      ? {
          periodEnd: row.period_end,
          profit: row.profit,
          profitAbsence: null,
          growth: null,
          equity: row.equity,
          currency: row.currency,
        }
      : null
  }
}
