import { badInput } from '@pandora/contract/errors'
import { screenFields, type ScreenField } from '@pandora/contract/domains/figures/fields'
import type { ScreeningFilter } from '@pandora/contract/domains/screening/operations'
import type { Columns } from '../figures/offers/fields/values.ts'
import type { MarketFigures } from '../figures/offers/market.ts'

/** A bound on a figure, both ends inclusive. */
export interface Bound {
  field: ScreenField
  from: number
  to: number
}

/**
 * Every bound of a filter; two on one figure must both hold. Throws BAD_INPUT naming the figure whose least value is
 * above its greatest: nothing could meet it.
 */
export function boundsOf(filter: ScreeningFilter): Bound[] {
  const found: [ScreenField, number | undefined, number | undefined][] = [
    ['marketCap', filter.beginMarketCap, filter.endMarketCap],
    ['pePercentile', filter.beginPEPercentile, filter.endPEPercentile],
    ['profit', filter.beginProfit, filter.endProfit],
    ['revenue', filter.beginRevenue, filter.endRevenue],
    ['profitGrowthRate', filter.profitGrowthRate, undefined],
    ['revenueGrowthRate', filter.revenueGrowthRate, undefined],
    ['roe', filter.roe, undefined],
    ...screenFields.map((field): [ScreenField, number | undefined, number | undefined] => [
      field,
      filter.bounds?.[field]?.from,
      filter.bounds?.[field]?.to,
    ]),
  ]
  const bounds = new Map<ScreenField, Bound>()
  for (const [field, from, to] of found) {
    if (from === undefined && to === undefined) continue
    const held = bounds.get(field) ?? { field, from: -Infinity, to: Infinity }
    bounds.set(field, { field, from: Math.max(held.from, from ?? -Infinity), to: Math.min(held.to, to ?? Infinity) })
  }
  for (const { field, from, to } of bounds.values()) if (from > to) throw badInput(field, 'crossed', { from, to })
  return [...bounds.values()]
}

export interface Screened {
  rows: MarketFigures[]
  /** Of those that meet every bound they have a figure for, but lack one. */ lacking: number
  lackingOf: Map<ScreenField, number>
}

/** Companies that meet every bound, in the order given: places of `rows`. */
export function screen(
  rows: readonly MarketFigures[],
  columns: Columns,
  order: Iterable<number>,
  bounds: readonly Bound[],
  among: (row: MarketFigures) => boolean,
): Screened {
  const screened: Screened = { rows: [], lacking: 0, lackingOf: new Map() }
  const lists = bounds.map(({ field, from, to }) => ({ field, from, to, values: columns(field) }))
  for (const at of order) {
    let lacks = false
    let meets = true
    for (const { from, to, values } of lists) {
      const value = values[at] as number
      if (Number.isNaN(value)) lacks = true
      else if (value < from || value > to) {
        meets = false
        break
      }
    }
    const row = rows[at]
    if (!meets || !row || !among(row)) continue
    if (!lacks) screened.rows.push(row)
    else {
      screened.lacking++
      for (const { field, values } of lists)
        if (Number.isNaN(values[at])) screened.lackingOf.set(field, (screened.lackingOf.get(field) ?? 0) + 1)
    }
  }
  return screened
}
