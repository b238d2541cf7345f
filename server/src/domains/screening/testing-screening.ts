import { report, workOut } from '../figures/quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { type TestServer } from '../../testing.ts'

export const ids = Array.from(
  { length: 8 },
  (_, at) => `${at % 2 ? 'SSE' : 'SHZ'}-${at % 2 ? '6009' : '0009'}0${at + 1}`,
)
export const [one, two, three, four, five, six, seven, eight] = ids as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

/** Weekly bars of two years, so that a PE has a history. */
const weeks = Array.from({ length: 110 }, (_, at) =>
  new Date(Date.UTC(2022, 3, 29) + at * 7 * 86_400_000).toISOString().slice(0, 10),
)

/** Eight companies of two classes, each with another figure missing or below zero, and two years of weekly prices. */
export async function loadMarket(server: TestServer): Promise<void> {
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  const gathered = facts(server.sql)
    .industry('330000', 1, null, '家用电器', 'Appliances')
    .industry('330100', 2, '330000', '白色家电')
    .industry('330101', 3, '330100', '空调')
    .industry('480000', 1, null, '银行', 'Banks')
  for (const [at, id] of ids.entries()) {
    gathered.company({
      id,
      short: `公司${at + 1}`,
      en: `Company ${at + 1}`,
      industry: { code: at < 6 ? '330101' : '480000', from: '2015-01-01' },
    })
    if (id !== eight)
      for (const year of [2021, 2022, 2023])
        gathered.add('share_count', {
          security_id: id,
          counted_on: `${year}-12-31`,
          total_shares: id === seven ? null : (at + 1) * 1e8,
          float_shares: 5e7,
        })
    // The price of the first falls week by week: its PE now is the lowest of its own; the second's rises.
    gathered.bars(
      id,
      weeks.map((date, week) => ({
        date,
        close: id === one ? 200 - week : id === two ? 50 + week : 10,
        amount: 1e7,
        turnover: 2,
        rate: at - 3,
      })),
    )
  }
  await gathered.save(deriveFor(1))
  const statements = facts(server.sql)
  for (const [at, id] of ids.entries()) {
    if (id === six) continue
    for (const [year, growth] of [
      [2021, 1],
      [2022, 1.1],
      [2023, id === four ? 0.9 : 1.21],
    ] as const) {
      const profit = id === five ? -1e8 : (at + 1) * 1e8 * growth
      report(
        statements,
        id,
        `${year}-12-31`,
        12,
        {
          revenue: (at + 1) * 1e9 * growth,
          operating_cost: (at + 1) * 5e8 * growth,
          operating_profit: profit,
          total_profit: profit,
          income_tax: 0,
          net_profit: profit,
          parent_net_profit: profit,
        },
        { parent_equity: 1e9, total_assets: 4e9, total_liabilities: 3e9 },
      )
    }
  }
  await statements.save(deriveFor(1))
  await workOut(server.sql)
}
