import { report, workOut, yearsOf } from './quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { type TestServer } from '../../testing.ts'

export const [first, second, third, annual, silent] = [
  'SHZ-000901',
  'SSE-600901',
  'SSE-600902',
  'SHZ-000911',
  'SHZ-000912',
]

/** Three companies of a class with statements and prices, one that gives yearly figures only, and one of no figures. */
export async function loadCompanies(server: TestServer): Promise<void> {
  const gathered = facts(server.sql)
    .industry('330000', 1, null, '家用电器', 'Appliances')
    .industry('330100', 2, '330000', '白色家电')
    .industry('330101', 3, '330100', '空调')
  for (const [id, short] of [
    [first, '甲器'],
    [second, '乙器'],
    [third, '丙器'],
    [annual, '年报公司'],
    [silent, '无报公司'],
  ] as const)
    gathered.company({
      id,
      short,
      en: `${id} Co`,
      industry: { code: id === annual ? '330100' : '330101', from: '2015-01-01' },
    })
  for (const [id, shares] of [
    [first, 1e9],
    [second, 2e9],
    [third, 5e8],
  ] as const)
    gathered.add('share_count', {
      security_id: id,
      counted_on: '2023-06-30',
      total_shares: shares,
      float_shares: shares / 2,
    })
  for (const id of [first, second, third])
    gathered.bars(id, [
      { date: '2023-12-29', close: 10 },
      { date: '2024-03-29', close: 12 },
      { date: '2024-06-03', close: 11, rate: 1.5 },
    ])
  await gathered.save(deriveFor(1))
  await yearsOf(server.sql, first, [2021, 2022, 2023]).save(deriveFor(1))
  await yearsOf(server.sql, second, [2022, 2023], 3).save(deriveFor(1))
  // A loss in its last year, restated a year later.
  const losing = yearsOf(server.sql, third, [2022], 0.5)
  report(losing, third, '2023-12-31', 12, {
    revenue: 4e8,
    operating_profit: -5e7,
    total_profit: -6e7,
    income_tax: 0,
    net_profit: -6e7,
  })
  await losing.save(deriveFor(1))
  const yearly = facts(server.sql)
  for (const year of [2020, 2021, 2022, 2023])
    report(
      yearly,
      annual,
      `${year}-12-31`,
      12,
      { revenue: year * 1e6, net_profit: 1e8, total_profit: 1.3e8 },
      { parent_equity: 5e8 },
    )
  await yearly.save(deriveFor(1))
  await workOut(server.sql)
}
