import { facts } from '../../testing-facts.ts'
import { type TestServer } from '../../testing.ts'

export const maker = 'SHZ-000651'

const statement = (
  item: string,
  period_end: string,
  period_months: number,
  value: number,
  published_on: string,
  unit = 'CNY',
) =>
  [
    'statement_item',
    { company_id: maker, statement: 'income', period_end, period_months, item, value, unit, published_on },
  ] as const

/** The text of the report `annual`. */
export const body = `2023年，公司实现营业收入10.5亿元，同比增长5.0%；归母净利润1.8亿元，同比下降10.0%。毛利率为31.5%。
2023年前三季度营业收入8.0亿元。截至2023年12月31日，总资产30.0亿元。
我们预计2024年归母净利润2.2亿元，有望继续增长。公司在行业中保持领先优势。
风险提示：需求不及预期。`
const older = `2023年，公司实现营业收入10.0亿元。我们看好新产品放量的前景。\n风险提示：需求不及预期。`

/** A maker with statements, announcements and research reports of three years. */
export async function loadReports(server: TestServer): Promise<void> {
  const made = facts(server.sql, { file: 'reports.jsonl' })
    .company({ id: maker, short: '格里空调', en: 'Geli Air' })
    .company({ id: 'SHZ-000652', short: '他山电机' })
  for (const [kind, values] of [
    statement('revenue', '2023-12-31', 12, 1.05e9, '2024-03-28'),
    statement('revenue', '2022-12-31', 12, 1e9, '2023-03-28'),
    statement('parent_net_profit', '2023-12-31', 12, 1.8e8, '2024-03-28'),
    statement('parent_net_profit', '2022-12-31', 12, 1.6e8, '2023-03-28'),
    statement('operating_cost', '2023-12-31', 12, 7.2e8, '2024-03-28'),
    statement('total_assets', '2023-12-31', 0, 3.0e9, '2024-03-28'),
    statement('investing_cash_flow', '2023-12-31', 12, -1.2e8, '2024-03-28'),
    statement('investing_cash_flow', '2022-12-31', 12, -0.9e8, '2023-03-28'),
  ])
    made.add(kind, values)
  made.add('business_segment', {
    company_id: maker,
    period_end: '2023-12-31',
    dimension: 'product',
    name: '压缩机',
    revenue: 5e8,
    revenue_share: 47.6,
    cost: null,
    gross_margin: null,
    currency: 'CNY',
    published_on: '2024-03-28',
  })
  // A compilation says when it was seen and not of which report it is.
  made.add(
    'business_segment',
    {
      company_id: maker,
      period_end: '2021-10-31',
      dimension: 'product',
      name: '空调',
      revenue: null,
      revenue_share: 80,
      cost: null,
      gross_margin: null,
      currency: 'CNY',
      published_on: null,
    },
    { at: Date.parse('2021-10-31T15:59:59.999Z'), by: 'observed' },
  )
  for (let at = 0; at < 12; at++)
    made.document({
      id: `r-${String(at).padStart(2, '0')}`,
      kind: 'report',
      title: `格里空调：跟踪${at}`,
      body: '我们维持“增持”评级，目标价42.5元（现价36.20元）。',
      at: `2023-0${1 + (at % 6)}-15T02:00:00.000Z`,
      source: '北辰证券',
      sourceEn: 'Northstar',
      companies: [maker],
    })
  await made
    .document({
      id: 'older',
      kind: 'report',
      title: '格里空调：前瞻',
      body: `给予“增持”评级，目标价40元。\n${older}`,
      at: '2024-03-01T02:00:00.000Z',
      source: '南山证券',
      companies: [maker],
    })
    .document({
      id: 'other-house',
      kind: 'report',
      title: '格里空调：别家',
      body: '维持“持有”评级。',
      at: '2024-04-10T02:00:00.000Z',
      source: '北辰证券',
      companies: [maker],
    })
    .document({
      id: 'annual',
      kind: 'report',
      title: '格里空调2023年年报点评：上调至“买入”',
      body: `上调至“买入”评级，目标价45.5元。\n\f${body}`,
      at: '2024-04-20T02:00:00.000Z',
      source: '南山证券',
      sourceEn: 'Southhill',
      url: 'https://reports.example.test/annual.pdf#x',
      companies: [maker],
    })
    .document({
      id: 'passing',
      kind: 'report',
      title: '行业周报',
      body: '空调行业出货平稳。',
      at: '2024-04-22T02:00:00.000Z',
      source: '北辰证券',
      companies: [{ id: maker, relation: 'mention' }],
    })
    .document({
      id: 'notice',
      kind: 'announcement',
      title: '2023年年度报告',
      body: '年度报告全文。',
      at: '2024-03-28T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'noise',
      kind: 'report',
      title: '乱码',
      body: '\u0001\u0002\u0003\u0004\u0005\u0006乱',
      at: '2024-04-23T02:00:00.000Z',
      companies: ['SHZ-000652'],
    })
    .save()
}
