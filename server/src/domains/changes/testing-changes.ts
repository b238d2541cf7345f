import { CHANGE_COMPANIES } from '@pandora/contract/domains/changes/operations'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { workOut } from '../figures/quarters/testing-figures.ts'
import { type TestServer } from '../../testing.ts'

export const [STAR, REED, SHELL, BUSY] = ['SHZ-000901', 'SHZ-000902', 'SHZ-000903', 'SHZ-000904'] as const
/** Companies that are watched: more than are compared. */
export const crowd = Array.from({ length: CHANGE_COMPANIES + 5 }, (_, n) => `SSE-${601000 + n}`)
export const THEME = 'T-storage'
export const at = (day: string) => `${day}T02:00:00Z`

/** A theme and companies over two months in which their names, figures, memberships and scores change. */
export async function loadChanges(server: TestServer): Promise<void> {
  const gathered = importedFacts(server)
    .industry('630000', 1, null, '电力设备', 'Power equipment')
    .industry('630701', 3, '630000', '锂电池', 'Lithium batteries')
    .industry('640000', 1, null, '机械设备', 'Machinery')
    .industry('640101', 3, '640000', '机床', 'Machine tools')
    .company({
      id: STAR,
      short: '晨屿储能',
      former: { name: '晨屿机械', seenOn: '2023-12-31' },
      seenOn: '2024-04-10',
      en: 'Chenyu',
    })
    .company({ id: REED, short: '青芦股份', industry: { code: '630701', from: '2021-10-31' } })
    .company({ id: SHELL, short: '空壳股份' })
    .company({ id: BUSY, short: '多事股份' })
    .add('industry_membership', {
      company_id: STAR,
      scheme: 'sw2021',
      industry_code: '640101',
      valid_from: '2021-10-31',
      valid_to: null,
    })
    .add('industry_membership', {
      company_id: STAR,
      scheme: 'sw2021',
      industry_code: '630701',
      valid_from: '2024-04-15',
      valid_to: null,
    })
    .add('theme', {
      theme_id: THEME,
      name_zh: '新型储能',
      name_en: 'Energy storage',
      description_zh: '储能',
      description_en: 'Storage',
      words_zh: ['储能系统'],
      words_en: null,
    })
    .add('listing_status', { security_id: STAR, status: 'listed', seen_on: '2023-01-01' })
  const weigh = (company_id: string, weight: number, valid_from: string, valid_to: string | null = null) =>
    gathered.add('theme_membership', {
      theme_id: THEME,
      company_id,
      weight,
      valid_from,
      valid_to,
      evidence_count: null,
    })
  weigh(STAR, 0.5, '2023-01-01')
  weigh(REED, 0.9, '2024-04-20')
  weigh(SHELL, 0.3, '2023-01-01', '2024-03-31')
  const segment = (name: string, revenue_share: number, period_end: string, published_on: string) =>
    gathered.add('business_segment', {
      company_id: STAR,
      period_end,
      dimension: 'product',
      name,
      name_en: null,
      revenue: revenue_share * 1e6,
      revenue_share,
      cost: null,
      gross_margin: null,
      currency: 'CNY',
      published_on,
    })
  segment('机床', 90, '2023-06-30', '2023-08-30')
  segment('储能系统', 10, '2023-06-30', '2023-08-30')
  segment('储能系统', 70, '2023-12-31', '2024-04-12')
  segment('服务', 30, '2023-12-31', '2024-04-12')
  for (const [period, months, published, revenue] of [
    ['2023-09-30', 9, '2023-10-25', 9e8],
    ['2023-12-31', 12, '2024-04-12', 13e8],
  ] as const)
    for (const [item, share] of [
      ['revenue', 1],
      ['operating_profit', 0.2],
      ['net_profit', 0.1],
      ['parent_net_profit', 0.09],
    ] as const)
      gathered.add('statement_item', {
        company_id: STAR,
        statement: 'income',
        period_end: period,
        period_months: months,
        item,
        value: revenue * share,
        unit: 'CNY',
        published_on: published,
      })
  // Another filing of the other company says the same, but counts in units of 10,000.
  for (const [published, revenue] of [
    ['2023-10-25', 512_345_678],
    ['2024-04-12', 512_350_000],
  ] as const)
    for (const [item, share] of [
      ['revenue', 1],
      ['operating_profit', 0.2],
      ['parent_net_profit', 0.09],
    ] as const)
      gathered.add('statement_item', {
        company_id: REED,
        statement: 'income',
        period_end: '2023-03-31',
        period_months: 3,
        item,
        value: revenue * share,
        unit: 'CNY',
        published_on: published,
      })
  gathered
    .add('share_count', { security_id: STAR, counted_on: '2024-01-02', total_shares: 1e8, float_shares: 1e8 })
    .bars(STAR, [
      { date: '2024-03-29', close: 10 },
      { date: '2024-05-09', close: 12 },
    ])
  for (const id of crowd) gathered.company({ id, short: id })
  await gathered
    .document({ id: 'early', title: '晨屿机械获得小额订单', at: at('2024-03-05'), companies: [STAR] })
    .document({ id: 'order', title: '晨屿储能中标12亿元新型储能项目', at: at('2024-04-22'), companies: [STAR] })
    .document({ id: 'chatter', kind: 'post', title: '晨屿储能要涨', at: at('2024-04-23'), companies: [STAR] })
    .save()
  // A later import corrects: revenue of the nine months, and the stock is suspended.
  const correction = importedFacts(server).add(
    'statement_item',
    {
      company_id: STAR,
      statement: 'income',
      period_end: '2023-09-30',
      period_months: 9,
      item: 'revenue',
      value: 8e8,
      unit: 'CNY',
      published_on: '2024-04-12',
    },
    { at: Date.parse('2024-04-12T15:59:59.999Z'), by: 'day' },
  )
  await correction
    .add(
      'listing_status',
      { security_id: STAR, status: 'suspended', seen_on: '2024-05-06' },
      { at: Date.parse('2024-05-06T15:59:59.999Z'), by: 'observed' },
    )
    .save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
  await workOut(server.sql)
}
