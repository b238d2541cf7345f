import { decimalOf, numberOf, times, ZERO, type Decimal } from './decimal.ts'
import { flowsOf, heldAt, type PaidClose } from './positions.ts'
import type { LedgerDay } from './replay.ts'

/** A security's ledger and its closes paid, both by day. */
export interface CourseOf {
  ledger: readonly LedgerDay[]
  closes: readonly PaidClose[]
}
export interface CoursePoint {
  date: string
  value: number
  /** Time-weighted, 100 before the first day. */
  index: number
  /** Rebased to 100 at its last close before the first day, else at its first; null where it has none. */
  benchmark: number | null
}

/** Reads what stands up to a day, further with each day asked. */
class UpTo<T extends { day: string }> {
  readonly #all: readonly T[]
  #at = 0
  last: T | null = null
  constructor(all: readonly T[]) {
    this.#all = all
  }
  read(day: string): T[] {
    const from = this.#at
    while (this.#at < this.#all.length && (this.#all[this.#at] as T).day <= day) this.#at++
    const came = this.#all.slice(from, this.#at)
    this.last = came.at(-1) ?? this.last
    return came
  }
}

/**
 * Value and time-weighted return by trading day. The return of a day is (value + out − value before − in) ÷ (value
 * before + in), what is paid in counting at the day's beginning and what is paid out at its end; days are linked by
 * multiplication (GIPS Standards for firms, 2020, on daily valuation and time-weighted return; Bacon, Practical
 * Portfolio Performance Measurement and Attribution, 2008, ch. 2). Fees and taxes are in what is paid; dividends go out
 * on the day from which shares no longer carry them. A security enters at its first close paid; until then it is in no
 * value. `days` in order, from the first trade on.
 */
export function courseOf(
  securities: readonly CourseOf[],
  days: readonly string[],
  benchmark: readonly PaidClose[],
): CoursePoint[] {
  const read = securities.map(({ ledger, closes }) => ({
    ledger: new UpTo(ledger),
    closes: new UpTo(closes),
    value: ZERO as Decimal,
    held: ZERO as Decimal,
    priced: false,
    from: closes[0]?.day ?? '',
    early: [] as LedgerDay[],
  }))
  const market = new UpTo(benchmark)
  const [firstDay] = days
  const base = (benchmark.findLast((one) => firstDay !== undefined && one.day < firstDay) ?? benchmark[0])?.close
  let index = 100
  let before: Decimal = ZERO
  return days.map((date) => {
    let [value, paidIn, paidOut] = [ZERO, ZERO, ZERO] as [Decimal, Decimal, Decimal]
    for (const one of read) {
      const came = one.ledger.read(date)
      one.closes.read(date)
      const close = one.closes.last === null ? null : decimalOf(one.closes.last.close)
      if (close !== null) {
        // What was held before there was a price comes in at the first one.
        if (!one.priced)
          paidIn += times(heldAt([...one.early, ...came.filter(({ day }) => day < one.from)], date), close)
        one.priced = true
        const flows = flowsOf(
          came.filter(({ day }) => day >= one.from),
          close,
        )
        paidIn += flows.in
        paidOut += flows.out
      } else one.early.push(...came)
      one.held = one.ledger.last?.quantity ?? ZERO
      if (close !== null) value += times(one.held, close)
    }
    const earnedOn = before + paidIn
    if (earnedOn > ZERO) index *= 1 + numberOf(value + paidOut - before - paidIn, 8) / numberOf(earnedOn, 8)
    before = value
    market.read(date)
    return {
      date,
      value: numberOf(value, 2),
      index: Number(index.toFixed(6)),
      benchmark: base === undefined || !market.last ? null : Number(((market.last.close / base) * 100).toFixed(6)),
    }
  })
}
