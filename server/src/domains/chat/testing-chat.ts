import { facts } from '../../testing-facts.ts'
import type { TestServer } from '../../testing.ts'

/** A company of the made market, with its figures by year. */
export interface MadeCompany {
  id: string
  zh: string
  en: string
  figures: Readonly<Record<string, Readonly<Record<number, number>>>>
}

export const madeYears = [2019, 2020, 2021, 2022] as const
const names = [
  ['SHZ-000901', '澜海重工', 'Lanhai Heavy'],
  ['SHZ-000902', '青禾食品', 'Qinghe Foods'],
  ['SHZ-000903', '北辰软件', 'Beichen Software'],
  ['SSE-600901', '晨屿科技', 'Chenyu Robotics'],
] as const
const items = [
  'revenue',
  'operating_cost',
  'net_profit',
  'selling_expense',
  'total_current_assets',
  'total_current_liabilities',
  'inventories',
] as const
const balances: ReadonlySet<string> = new Set(['total_current_assets', 'total_current_liabilities', 'inventories'])

/** Figures that follow from nothing but their place: no two are alike. */
export const madeMarket: readonly MadeCompany[] = names.map(([id, zh, en], at) => ({
  id,
  zh,
  en,
  figures: Object.fromEntries(
    items.map((item, of) => [
      item,
      Object.fromEntries(
        madeYears.map((year, n) => [year, 1_000_003 * (at + 1) * (of + 2) + 70_001 * (n + 1) * (of + 1) + at * 17 + n]),
      ),
    ]),
  ),
}))

/** Stores the made market; each year's figures are known at the end of April after it. */
export async function storeMarket(server: TestServer): Promise<void> {
  const made = facts(server.sql)
  for (const { id, zh, en, figures } of madeMarket) {
    made.company({ id, short: zh, full: `${zh}股份有限公司`, en: `${en} Co., Ltd.` })
    for (const [item, years] of Object.entries(figures))
      for (const [year, value] of Object.entries(years))
        made.add('statement_item', {
          company_id: id,
          statement: balances.has(item) ? 'balance' : 'income',
          period_end: `${year}-12-31`,
          period_months: balances.has(item) ? 0 : 12,
          item,
          value,
          unit: 'CNY',
          published_on: null,
        })
  }
  await made.save()
}
