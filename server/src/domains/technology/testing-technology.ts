import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import type { TestServer } from '../../testing.ts'

/** Who makes batteries, who makes machines for them, who is only told of with them, and who has nothing to do with them. */
export const [MAKER, MACHINES, TOLD, BANK, ENGLISH] = [
  'SHZ-000911',
  'SSE-600911',
  'SHZ-000912',
  'SHZ-000913',
  'SHZ-000914',
] as const

const segment = (
  company_id: string,
  name: string,
  name_en: string | null,
  revenue_share: number,
  known = '2023-08-30',
) => ({
  company_id,
  period_end: known === '2023-08-30' ? '2023-06-30' : '2023-12-31',
  dimension: 'product',
  name,
  name_en,
  revenue: revenue_share * 1e6,
  revenue_share,
  cost: null,
  gross_margin: null,
  currency: 'CNY',
  published_on: known,
})
const profile = (company_id: string, main_business: string) => ({
  company_id,
  website: null,
  main_business,
  region_code: null,
  city: null,
  seen_on: '2023-09-01',
})
const round = (
  round_id: string,
  company_zh: string,
  industry_zh: string,
  industry_en: string,
  announced_on: string,
) => ({
  round_id,
  company_zh,
  company_en: null,
  round: 'A',
  amount: 5e7,
  currency: 'CNY',
  investors_zh: ['测试资本'],
  investors_en: [],
  industry_zh,
  industry_en,
  region_code: null,
  announced_on,
})

/** Loads companies, rounds and texts about batteries. The clock is set to 20 March 2024. */
export async function loadTechnology(server: TestServer): Promise<void> {
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  const gathered = facts(server.sql, { startedAt: server.clock.now })
    .industry('630000', 1, null, '电力设备', 'Power equipment')
    .industry('630700', 2, '630000', '电池', 'Batteries')
    .industry('630701', 3, '630700', '锂电池', 'Lithium batteries')
    .industry('640000', 1, null, '机械设备', 'Machinery')
    .industry('640200', 2, '640000', '专用设备', 'Special machinery')
    .industry('640204', 3, '640200', '锂电专用设备', 'Battery machinery')
    .industry('480000', 1, null, '银行', 'Banks')
    .company({ id: MAKER, short: '晨屿股份', en: 'Chenyu', industry: { code: '630701', from: '2021-10-31' } })
    .company({ id: MACHINES, short: '远岭装备', en: 'Yuanling', industry: { code: '640204', from: '2021-10-31' } })
    .company({ id: TOLD, short: '白沙科技', en: 'Baisha Tech' })
    .company({ id: BANK, short: '无关银行', en: 'Unrelated Bank', industry: { code: '480000', from: '2021-10-31' } })
    .company({ id: ENGLISH, short: '青芦材料', en: 'Qinglu' })
    .add('business_segment', segment(MAKER, '锂离子电池', 'Lithium-ion batteries', 60))
    .add('business_segment', segment(MAKER, '水泥', 'Cement', 40))
    .add('business_segment', segment(MAKER, '锂离子电池', 'Lithium-ion batteries', 80, '2024-02-28'))
    .add('business_segment', segment(MAKER, '水泥', 'Cement', 20, '2024-02-28'))
    .add('business_segment', segment(MACHINES, '锂电池设备', null, 90))
    .add('business_segment', segment(BANK, '存贷款', 'Deposits and loans', 100))
    .add('business_segment', segment(ENGLISH, '琉璃砂盘', 'Vitric sand trays', 100))
    .add('company_profile', profile(MAKER, '锂离子电池的研发、生产和销售。'))
    .add('company_profile', profile(MACHINES, '锂电池设备的研发、生产和销售。'))
    .add('financing_round', round('r1', '海豚新能源', '锂电池', 'Lithium battery', '2023-11-02'))
    .add('financing_round', round('r2', '山雀软件', '企业服务', 'Enterprise software', '2023-11-03'))
    .add('financing_round', round('r3', '海豚新能源', '锂电池', 'Lithium battery', '2024-03-10'))
    .add('supply_edge', {
      supplier_id: MAKER,
      customer_id: MACHINES,
      product_zh: '动力电池',
      product_en: 'power battery',
      revenue_share: 0.2,
      cost_share: null,
      disclosed_by: 'supplier',
      valid_from: '2023-01-01',
      valid_to: null,
    })
    .add('supply_edge', {
      supplier_id: 'name:石鸡隔膜厂',
      supplier_name: '石鸡隔膜厂',
      customer_id: MAKER,
      product_zh: '锂电池隔膜',
      product_en: null,
      revenue_share: null,
      cost_share: null,
      disclosed_by: 'customer',
      valid_from: '2023-01-01',
      valid_to: null,
    })
    .add('product_relation', { from_product: '锂电池', relation: 'upstream', to_product: '碳酸锂', seen_on: null })
    .document({
      id: 'definition',
      title: '什么是锂电池',
      body: '近来讨论很多。锂电池是指以锂离子在正负极之间移动来工作的电池。它与正极材料和电解液有关。',
      at: '2023-06-01T02:00:00Z',
    })
    .document({
      id: 'english',
      language: 'en',
      title: 'Lithium batteries explained',
      body: 'A lithium-ion battery is a cell that can be charged again. Makers of cathode material gain.',
      at: '2023-07-01T02:00:00Z',
    })
  for (const [n, day] of ['2024-03-04', '2024-03-11', '2024-03-18'].entries())
    gathered.document({
      id: `told${n}`,
      title: `白沙科技谈电池第${n}季`,
      body: `白沙科技${n}表示看好锂电池的第${n}个场景，并称已取得锂电池专利${n}${n}项。正极材料和电解液也在谈。`,
      at: `${day}T02:00:00Z`,
      companies: [TOLD],
    })
  await gathered.save(deriveFor(1))
}
