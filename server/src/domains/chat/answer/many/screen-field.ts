import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { keyOf, type Measure } from '@pandora/intelligence/answers/vocabulary'

/** The field of the screening that a measure is, where no year is asked for. */
const fieldFor: Readonly<Record<string, ScreenField>> = {
  'item:revenue': 'revenue',
  'item:parent_net_profit': 'profit',
  'item:net_profit': 'profit',
  'item:operating_profit': 'operatingProfit',
  'formula:grossMargin': 'grossMargin',
  'formula:netMargin': 'netMargin',
  'formula:debtRatio': 'debtRatio',
  'formula:growth:revenue': 'revenueGrowthRate',
  'formula:growth:net_profit': 'profitGrowthRate',
  'formula:growth:parent_net_profit': 'profitGrowthRate',
}
/** The field of the screening that a measure is now; undefined where it is none. */
export const screenFieldOf = (measure: Measure): ScreenField | undefined =>
  measure.kind === 'field' ? measure.field : fieldFor[keyOf(measure)]
