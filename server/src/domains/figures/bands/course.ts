import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import { endOfDay } from '@pandora/contract/time'
import { paidPriceOf, type Price, type ShareCount } from '@pandora/intelligence/fundamentals/paid-price'
import { capOf, pbOf, peOf, type Cap, type Earnings, type Ratio } from '@pandora/intelligence/fundamentals/valuation'
import type { BarColumns, CountVersion, EarningsVersion } from './queries.ts'

/** A trading day as it was valued by what was known at its end. */
export interface ValuedDay {
  day: string
  /** The instant (ms) of which it knows; infinite: the present. */
  knows: number
  bar: Price
  count: ShareCount | null
  earnings: Earnings | null
  cap: Cap
  /** What was paid for a share. */
  paid: number | null
  pe: Ratio
  pb: Ratio
}

/** Bars before one that tell whether its average price is near those before, and days within which they lie. */
const BEFORE_BARS = 5
const BEFORE_MS = 20 * 86_400_000
const order = ['traded', 'forward-adjusted', 'backward-adjusted'] as const

/** Bars of one basis as `capOf` reads them, by day. */
function barsOf(columns: BarColumns, currency: string): Map<string, Price> {
  const bars = new Map<string, Price>()
  const averages: { at: number; average: number; basisDate: string | null }[] = []
  for (const [at, date] of columns.days.entries()) {
    const basisDate = columns.basis_days[at] ?? null
    const [amount, volume] = [columns.amounts[at] ?? null, columns.volumes[at] ?? null]
    const paid = columns.basis === 'traded' || basisDate === date
    const now = Date.parse(date)
    const before = paid
      ? []
      : averages
          .filter((one) => one.basisDate === basisDate && one.at >= now - BEFORE_MS)
          .slice(-BEFORE_BARS)
          .map((one) => one.average)
          .toReversed()
    bars.set(date, {
      close: columns.closes[at] ?? 0,
      date,
      basis: columns.basis,
      basisDate,
      currency,
      amount,
      volume,
      turnoverRate: columns.turnovers[at] ?? null,
      averagesBefore: before,
    })
    if (amount !== null && volume !== null && amount > 0 && volume > 0) {
      averages.push({ at: now, average: amount / volume, basisDate })
      if (averages.length > BEFORE_BARS) averages.shift()
    }
  }
  return bars
}

const standing = (one: { known_at: number; superseded_at: number }, instant: number): boolean =>
  one.known_at <= instant && (one.superseded_at > instant || one.superseded_at === Infinity)

function countAt(versions: readonly CountVersion[], day: string, instant: number): ShareCount | null {
  const row = versions.find((one) => one.counted_on <= day && standing(one, instant))
  return row ? { total: row.total_shares, float: row.float_shares, on: row.counted_on } : null
}

/** The last four quarters known: of the newest period that has a profit, else of the newest. */
function earningsAt(versions: readonly EarningsVersion[], instant: number): Earnings | null {
  const row =
    versions.find((one) => one.profit !== null && standing(one, instant)) ??
    versions.find((one) => standing(one, instant))
  return row
    ? {
        periodEnd: row.period_end,
        profit: row.profit,
        profitAbsence: (row.absences['parent_net_profit_ttm'] ?? null) as FigureAbsence | null,
        growth: null,
        equity: row.equity,
        currency: row.currency,
      }
    : null
}

interface Told {
  bars: readonly BarColumns[]
  counts: readonly CountVersion[]
  earnings: readonly EarningsVersion[]
  currency: string
  /** Of the view (ms); null: the present. */
  asOf: number | null
}

/**
 * Every trading day of a company valued by what was known at its end; the last one by what the view knows, as its
 * price stands until the next.
 */
export function courseOf({ bars, counts, earnings, currency, asOf }: Told): ValuedDay[] {
  const byBasis = order.flatMap((basis) => {
    const columns = bars.find((one) => one.basis === basis)
    return columns ? [barsOf(columns, currency)] : []
  })
  const days = [...new Set(byBasis.flatMap((one) => [...one.keys()]))].toSorted()
  const last = days.at(-1)
  const most = asOf ?? Infinity
  return days.map((day) => {
    const knows = day === last ? most : Math.min(endOfDay(day), most)
    const bar = byBasis.map((one) => one.get(day)).find((one) => one !== undefined) as Price
    const count = countAt(counts, day, knows)
    const known = earningsAt(earnings, knows)
    const cap = capOf(bar, count)
    const paid = paidPriceOf(bar, count)
    return {
      day,
      knows,
      bar,
      count,
      earnings: known,
      cap,
      paid: typeof paid === 'string' ? null : paid.price,
      pe: peOf(cap, bar, known),
      pb: pbOf(cap, bar, known),
    }
  })
}
