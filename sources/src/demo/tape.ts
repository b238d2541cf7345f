import type { Bars } from './bars.ts'
import { IndexValues, carryValue, indexChange } from './facts/index-course.ts'
import type { DemoCompany, DemoTape } from './world.ts'

/** Part of a day's move that comes after its open, on average (see `tradeStock`). */
const AFTER_OPEN = 0.55
/** The market's own index among those of its industries. */
const MARKET = ''

type Row = Record<'close' | 'change' | 'own' | 'ownFromOpen', Float32Array>

/** Each stock's columns, and the changes of the market's index and of those of its industries. */
function hold(companies: readonly DemoCompany[], days: number, barsOf: (company: DemoCompany) => Bars) {
  const rows = new Map<string, Row>()
  const values = new Map([[MARKET, new IndexValues(days)]])
  for (const company of companies) {
    const bars = barsOf(company)
    rows.set(company.id, {
      close: Float32Array.from(bars.close),
      change: Float32Array.from(bars.change),
      own: Float32Array.from(bars.own),
      ownFromOpen: Float32Array.from(bars.own, (own, at) => {
        const others = (bars.change[at] ?? 0) - own
        return ((bars.close[at] ?? Number.NaN) / (bars.open[at] ?? Number.NaN) - 1) * 100 - others * AFTER_OPEN
      }),
    })
    const industry = company.path[0] ?? ''
    if (!values.has(industry)) values.set(industry, new IndexValues(days))
    const of = [values.get(MARKET), values.get(industry)]
    carryValue(company, bars, (at, value, next) => {
      for (const one of of) one?.add(at, value, next)
    })
  }
  const indexes = new Map<string, Float64Array>()
  for (const [index, own] of values) {
    const closes = own.closes()
    indexes.set(
      index,
      closes.map((_, at) => (own.tradedOn(at) ? indexChange(closes, at) : Number.NaN)),
    )
  }
  return { rows, indexes }
}

/**
 * What prices did, held small: four single-width numbers a stock and day, 4 MB for 320 stocks of three years; of the
 * market and its industries what their indexes tell, so that no text says another change than the chart.
 */
export function makeTape(
  companies: readonly DemoCompany[],
  days: readonly string[],
  barsOf: (company: DemoCompany) => Bars,
): DemoTape {
  const placeOf = new Map(days.map((day, at) => [day, at]))
  let held: { rows: Map<string, Row>; indexes: Map<string, Float64Array> } | undefined
  // Traded when first asked for: who only wants the companies need not wait for prices.
  const heldNow = () => (held ??= hold(companies, days.length, barsOf))
  const rowOf = (companyId: string) => heldNow().rows.get(companyId)
  const indexOf = (index: string) => heldNow().indexes.get(index)
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
    marketOf: (day) => value(indexOf(MARKET), day),
    industryOf: (level1, day) => value(indexOf(level1), day),
  }
}
