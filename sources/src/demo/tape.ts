import type { Bars } from './bars.ts'
import type { Factors } from './factors.ts'
import type { DemoCompany, DemoTape } from './world.ts'

/** Part of a day's move that comes after its open, on average (see `tradeStock`). */
const AFTER_OPEN = 0.55

/** What prices did, held small: four single-width numbers a stock and day, 4 MB for 320 stocks of three years. */
export function makeTape(
  companies: readonly DemoCompany[],
  days: readonly string[],
  factors: Factors,
  barsOf: (company: DemoCompany) => Bars,
): DemoTape {
  const placeOf = new Map(days.map((day, at) => [day, at]))
  let rows: Map<string, Record<'close' | 'change' | 'own' | 'ownFromOpen', Float32Array>> | undefined
  // Traded when first asked for: who only wants the companies need not wait for prices.
  const rowOf = (companyId: string) => {
    rows ??= new Map(
      companies.map((company) => {
        const bars = barsOf(company)
        return [
          company.id,
          {
            close: Float32Array.from(bars.close),
            change: Float32Array.from(bars.change),
            own: Float32Array.from(bars.own),
            ownFromOpen: Float32Array.from(bars.own, (own, at) => {
              const others = (bars.change[at] ?? 0) - own
              return ((bars.close[at] ?? Number.NaN) / (bars.open[at] ?? Number.NaN) - 1) * 100 - others * AFTER_OPEN
            }),
          },
        ]
      }),
    )
    return rows.get(companyId)
  }
  const value = (column: ArrayLike<number> | undefined, day: string): number | null => {
    const at = placeOf.get(day)
    const found = at === undefined ? undefined : column?.[at]
    return found === undefined || Number.isNaN(found) ? null : found
  }
  return {
    changeOf: (companyId, day) => value(rowOf(companyId)?.change, day),
    ownOf: (companyId, day) => value(rowOf(companyId)?.own, day),
    ownFromOpenOf: (companyId, day) => value(rowOf(companyId)?.ownFromOpen, day),
    closeOf: (companyId, day) => {
      const close = value(rowOf(companyId)?.close, day)
      return close === null ? null : Math.round(close * 100) / 100
    },
    marketOf: (day) => value(factors.market, day),
    industryOf: (level1, day) => value(factors.industries.get(level1), day),
  }
}
