import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { monthOf } from '@pandora/intelligence/fundamentals/months'
import type { QuarterFigures } from './offers/quarters.queries.ts'
import type { Cumulated } from './queries.ts'

export type YearToDate = OutputOf<typeof figures.performance>['dataList'][number]['yearToDate']

/**
 * Items that a field is reported as; the first found counts, as for its quarter. Ratios stand as the source gives them.
 */
const itemsOf: Readonly<Record<keyof YearToDate, readonly string[]>> = {
  revenue: ['revenue'],
  operatingIncome: ['operating_profit'],
  netIncomeBeforeTax: ['total_profit'],
  netIncomeAfterTax: ['net_profit', 'parent_net_profit'],
  parentNetProfit: ['parent_net_profit', 'net_profit'],
  grossProfitMargin: ['gross_margin'],
  netProfitMargin: ['net_margin'],
  revenueGrowthRate: ['revenue_growth'],
  profitGrowthRate: ['net_profit_growth'],
}
export const yearToDateItems: readonly string[] = [...new Set(Object.values(itemsOf).flat())]

/** Answers a quarter's figures of the fiscal year up to its end as they are reported, from what a company reported. */
export function yearsToDate(
  reported: readonly Cumulated[],
): (row: Pick<QuarterFigures, 'period_end' | 'months'>) => YearToDate {
  const keyOf = (item: string, month: number, months: number) => `${item} ${month} ${months}`
  const values = new Map(
    reported.map((one) => [keyOf(one.item, monthOf(one.period_end), one.period_months), one.value]),
  )
  return ({ period_end: periodEnd, months: ofFlows }) => {
    // Of ratios alone nothing says how many months they are of but themselves.
    const months =
      ofFlows ??
      [12, 9, 6, 3].find((one) => yearToDateItems.some((item) => values.has(keyOf(item, monthOf(periodEnd), one)))) ??
      null
    const of = (field: keyof YearToDate): number | null =>
      itemsOf[field]
        .map((item) => (months === null ? undefined : values.get(keyOf(item, monthOf(periodEnd), months))))
        .find((value) => value !== undefined) ?? null
    return {
      revenue: of('revenue'),
      operatingIncome: of('operatingIncome'),
      netIncomeBeforeTax: of('netIncomeBeforeTax'),
      netIncomeAfterTax: of('netIncomeAfterTax'),
      parentNetProfit: of('parentNetProfit'),
      grossProfitMargin: of('grossProfitMargin'),
      netProfitMargin: of('netProfitMargin'),
      revenueGrowthRate: of('revenueGrowthRate'),
      profitGrowthRate: of('profitGrowthRate'),
    }
  }
}
