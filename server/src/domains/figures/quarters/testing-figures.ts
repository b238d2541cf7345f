import type { Known } from '@pandora/contract/records/record'
import type { Sql } from '@pandora/store/database'
import { facts } from '../../../testing-facts.ts'
import type { Facts } from '../../../testing-facts.ts'
import { workFigures } from './work.ts'

type Items = Readonly<Record<string, number>>

/**
 * Adds a report to gathered facts: income cumulated over `months`, balances at the period's end, in CNY unless said
 * otherwise.
 */
export function report(
  gathered: Facts,
  companyId: string,
  periodEnd: string,
  months: number,
  income: Items,
  balance: Items = {},
  { publishedOn = null, unit = 'CNY', known }: { publishedOn?: string | null; unit?: string; known?: Known } = {},
): Facts {
  const add = (statement: string, period_months: number, items: Items, of: string) => {
    for (const [item, value] of Object.entries(items))
      gathered.add(
        'statement_item',
        {
          company_id: companyId,
          statement,
          period_end: periodEnd,
          period_months,
          item,
          value,
          unit: of,
          published_on: publishedOn,
        },
        known,
      )
  }
  add('income', months, income, unit)
  add('balance', 0, balance, unit)
  return gathered
}

/** Works out whatever waits, as the worker does. */
export async function workOut(sql: Sql): Promise<number> {
  const { companies } = await workFigures({
    sql,
    now: Date.now,
    stopping: () => false,
    fault: (companyId, error) => {
      throw new Error(companyId, { cause: error })
    },
  })
  return companies
}

/** Four quarters a year of a company whose revenue rises by a tenth a year: 100, 200, 300, 400 million in its first. */
export function yearsOf(sql: Sql, companyId: string, years: readonly number[], scale = 1): Facts {
  const gathered = facts(sql)
  let growth = 1
  for (const year of years) {
    for (const [at, months] of [3, 6, 9, 12].entries()) {
      const revenue = [100, 300, 600, 1000][at] as number
      const of = (share: number) => Math.round(revenue * share * 1e6 * growth * scale)
      report(
        gathered,
        companyId,
        `${year}-${['03-31', '06-30', '09-30', '12-31'][at]}`,
        months,
        {
          revenue: of(1),
          operating_cost: of(0.6),
          operating_profit: of(0.2),
          total_profit: of(0.25),
          income_tax: of(0.05),
          net_profit: of(0.2),
          parent_net_profit: of(0.18),
          interest_expense: of(0.01),
          interest_income: of(0.005),
          investment_income: of(0.02),
        },
        {
          total_assets: Math.round(2e9 * growth * scale),
          total_liabilities: Math.round(8e8 * growth * scale),
          total_equity: Math.round(1.2e9 * growth * scale),
          minority_interests: Math.round(2e8 * growth * scale),
        },
      )
    }
    growth *= 1.1
  }
  return gathered
}
