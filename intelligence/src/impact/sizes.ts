import { inForce } from './network.ts'
import type { Scale } from './types.ts'

const DAY = 86_400_000
/** Months after which the end of a period says nothing of a company's size or trend any more. */
const STALE = 30
/** Days before an event within which what becomes known is the event itself: a report is no expectation of itself. */
const ITSELF = 3
/** Days before an event within which a price stands for what the company was worth. */
const PRICED = 20

/**
 * What a company is measured by: revenue and profit of twelve months, market value, all in yuan, and shares. Null where
 * nothing is known.
 */
export interface CompanySize {
  revenue: number | null
  profit: number | null
  cap: number | null
  shares: number | null
  /** Latest `knownAt` (ms) of what stands here; 0 where nothing does. */ knownAt: number
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

interface Flow {
  month: number
  months: number
  value: number
  knownAt: number
}
type Flowing = 'revenue' | 'profit' | 'net-profit'
interface Found {
  value: number
  knownAt: number
}

/**
 * Sizes and trends of companies at an instant (ms), from the facts in force then; each company is worked out when it is
 * first asked for.
 */
export class Sizes {
  readonly #asOf: number
  readonly #facts: ReadonlyMap<string, readonly Scale[]>
  readonly #flows = new Map<string, readonly Flow[]>()

  constructor(scales: readonly Scale[], asOf: number) {
    this.#asOf = asOf
    this.#facts = Map.groupBy(
      scales.filter((one) => inForce(one, asOf) && Number.isFinite(one.value)),
      (one) => one.companyId,
    )
  }

  /**
   * Size of a company as it was known at the instant, for an event of a time (ms): value and shares of the last day
   * before it.
   */
  at(companyId: string, happenedAt: number): CompanySize {
    const [revenue, profit] = [
      this.#year(companyId, 'revenue'),
      this.#year(companyId, 'profit') ?? this.#year(companyId, 'net-profit'),
    ]
    const [cap, shares] = [this.#before(companyId, 'cap', happenedAt), this.#before(companyId, 'shares', happenedAt)]
    return {
      revenue: revenue && revenue.value > 0 ? revenue.value : null,
      profit: profit?.value ?? null,
      cap: cap?.value ?? null,
      shares: shares?.value ?? null,
      knownAt: Math.max(revenue?.knownAt ?? 0, profit?.knownAt ?? 0, cap?.knownAt ?? 0, shares?.knownAt ?? 0),
    }
  }

  /**
   * Growth of a company's profit over a year before, per cent, by the last report known some days before an event (ms);
   * null without one, or where the year before had no profit.
   */
  trend(companyId: string, happenedAt: number): Found | null {
    return this.#growth(companyId, 'profit', happenedAt) ?? this.#growth(companyId, 'net-profit', happenedAt)
  }

  #growth(companyId: string, measure: Flowing, happenedAt: number): Found | null {
    const flows = this.#of(companyId, measure).filter((one) => one.knownAt <= happenedAt - ITSELF * DAY)
    for (const one of flows) {
      const before = flows.find((other) => other.month === one.month - 12 && other.months === one.months)
      if (before && before.value > 0 && one.month >= monthAt(happenedAt) - 18)
        return {
          value: ((one.value - before.value) / before.value) * 100,
          knownAt: Math.max(one.knownAt, before.knownAt),
        }
    }
    return null
  }

  /** Flows of a measure, the latest period first, of one end the longest; of one period that known last. */
  #of(companyId: string, measure: Flowing): readonly Flow[] {
    const key = `${measure} ${companyId}`
    const known = this.#flows.get(key)
    if (known) return known
    const byPeriod = new Map<string, Flow>()
    for (const { measure: of, day, months, value, knownAt } of this.#facts.get(companyId) ?? []) {
      if (of !== measure) continue
      const flow = { month: monthOf(day), months, value, knownAt }
      const period = `${flow.month} ${months}`
      const held = byPeriod.get(period)
      if (!held || held.knownAt < knownAt || (held.knownAt === knownAt && held.value < value))
        byPeriod.set(period, flow)
    }
    const flows = [...byPeriod.values()].toSorted((a, b) => b.month - a.month || b.months - a.months)
    this.#flows.set(key, flows)
    return flows
  }

  /**
   * Twelve months up to the last period for which they are known: a year's own figure, what is new of this year on the
   * last one, or four quarters.
   */
  #year(companyId: string, measure: Flowing): Found | null {
    const flows = this.#of(companyId, measure)
    const get = (month: number, months: number) => flows.find((one) => one.month === month && one.months === months)
    const sum = (parts: readonly (Flow | undefined)[], signs: readonly number[]): Found | null => {
      const value = parts.reduce((all, one, at) => all + (one?.value ?? Number.NaN) * (signs[at] ?? 1), 0)
      return Number.isFinite(value) ? { value, knownAt: Math.max(...parts.map((one) => one?.knownAt ?? 0)) } : null
    }
    for (const { month, months } of flows) {
      if (month < monthAt(this.#asOf) - STALE) break
      const found =
        months === 12
          ? sum([get(month, 12)], [1])
          : (sum([get(month, months), get(month - months, 12), get(month - 12, months)], [1, 1, -1]) ??
            (months === 3
              ? sum(
                  [0, 3, 6, 9].map((back) => get(month - back, 3)),
                  [1, 1, 1, 1],
                )
              : null))
      if (found) return found
    }
    return null
  }

  #before(companyId: string, measure: 'cap' | 'shares', happenedAt: number): Found | null {
    const day = new Date(happenedAt + 8 * 3_600_000).toISOString().slice(0, 10)
    const least = new Date(happenedAt + 8 * 3_600_000 - PRICED * DAY).toISOString().slice(0, 10)
    let best: Scale | null = null
    for (const one of this.#facts.get(companyId) ?? []) {
      if (one.measure !== measure || one.day >= day || one.day < least || !(one.value > 0)) continue
      if (
        !best ||
        one.day > best.day ||
        (one.day === best.day &&
          (one.knownAt > best.knownAt || (one.knownAt === best.knownAt && one.value > best.value)))
      )
        best = one
    }
    return best && { value: best.value, knownAt: best.knownAt }
  }
}

const monthAt = (ms: number): number => monthOf(new Date(ms).toISOString().slice(0, 10))
