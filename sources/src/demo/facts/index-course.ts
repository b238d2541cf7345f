import { round, type Bars } from '../bars.ts'
import type { DemoCompany } from '../world.ts'

/** Points from which an index begins. */
export const INDEX_BASE = 1000

/**
 * Market value of the stocks of an index by trading day, before and after the day's changes: of those that traded the
 * day, each from its second day on.
 */
export class IndexValues {
  readonly #before: Float64Array
  readonly #after: Float64Array

  constructor(days: number) {
    this.#before = new Float64Array(days)
    this.#after = new Float64Array(days)
  }

  /** Adds one stock's value of a day, and what its change made of it. */
  add(at: number, value: number, next: number): void {
    this.#before[at] = (this.#before[at] ?? 0) + value
    this.#after[at] = (this.#after[at] ?? 0) + next
  }

  /** Whether any stock that counts traded on a day. */
  tradedOn(at: number): boolean {
    return (this.#before[at] ?? 0) > 0
  }

  /** Points at each day's close: market value carried on by the changes of those that traded. */
  closes(): Float64Array {
    let close = INDEX_BASE
    return this.#before.map((held, at) => {
      close = round(close * (held > 0 ? (this.#after[at] ?? 0) / held : 1), 2)
      return close
    })
  }
}

/** Change of a day, per cent, as an index tells it; its first day is against the points that it begins from. */
export const indexChange = (closes: Float64Array, at: number): number =>
  round(((closes[at] ?? INDEX_BASE) / (closes[at - 1] ?? INDEX_BASE) - 1) * 100, 4)

/** A stock's market value through its days of trading: before the day's change and after it, from its second day on. */
export function carryValue(
  company: Pick<DemoCompany, 'marketCap'>,
  bars: Pick<Bars, 'change'>,
  each: (at: number, value: number, next: number) => void,
): void {
  let value = company.marketCap
  let begun = false
  for (const [at, change] of bars.change.entries()) {
    if (Number.isNaN(change)) continue
    const next = value * (1 + change / 100)
    if (begun) each(at, value, next)
    value = next
    begun = true
  }
}
