import type { TestServer } from '../../testing.ts'
import { facts } from '../../testing-facts.ts'

/** A listed company that invests, buys and is held. */
export const LISTED = 'SHZ-000651'

export const roundFact = (round_id: string, company_zh: string, announced_on: string, rest: object = {}) => ({
  round_id,
  company_zh,
  company_en: null,
  round: 'A',
  amount: 1e7,
  currency: 'CNY',
  investors_zh: ['松柏创投'],
  investors_en: ['Pine Ventures'],
  industry_zh: '机器人',
  industry_en: 'Robotics',
  region_code: 'CN-BJ',
  announced_on,
  ...rest,
})

export const ventureFact = (company_zh: string, rest: object = {}) => ({
  company_zh,
  company_en: null,
  legal_name: `${company_zh}有限公司`,
  website: null,
  founded_on: '2020-03-31',
  status: null,
  industry_zh: '机器人',
  industry_en: 'Robotics',
  subdomain_zh: '仓储机器人',
  subdomain_en: 'Warehouse robots',
  region_code: 'CN-BJ',
  introduction: `${company_zh}研制仓储搬运机械臂。`,
  ...rest,
})

/**
 * A small market: three companies of robotics and one of chips, an investor with three spellings, a listed one, amounts
 * in figures, words, dollars and not at all.
 */
export async function financingMarket(server: TestServer): Promise<void> {
  const words = { amount: null, amount_text: '数千万人民币', amount_low: 2e7, amount_high: 1e8 }
  await facts(server.sql)
    .company({ id: LISTED, short: '格里空调', full: '格里空调股份有限公司', en: 'Geli Air' })
    .series('ecb-cross.USDCNY', 'CNY per USD', { '2022-06-01': 6.5, '2023-03-01': 7 }, 'fx')
    .add('unlisted_company', ventureFact('晨屿机器人'))
    .add('unlisted_company', ventureFact('青芦机器人', { founded_on: '2022-09-30' }))
    .add(
      'unlisted_company',
      ventureFact('远岭机械', {
        subdomain_zh: '手术机器人',
        subdomain_en: 'Surgical robots',
        introduction: '远岭机械研制手术机械臂。',
      }),
    )
    .add(
      'financing_round',
      roundFact('m1', '晨屿机器人', '2022-02-10', {
        round: 'angel',
        investors_zh: ['YQM资本', '松柏创投'],
        investors_en: ['YQM Capital', 'Pine Ventures'],
        leads: ['YQM资本'],
      }),
    )
    .add(
      'financing_round',
      roundFact('m2', '晨屿机器人', '2023-03-02', {
        ...words,
        investors_zh: ['YQM', '格里空调'],
        investors_en: [],
        leads: ['格里空调'],
      }),
    )
    .add('financing_round', roundFact('m3', '晨屿机器人', '2024-02-01', { round: 'B', amount: 2e7, currency: 'USD' }))
    .add(
      'financing_round',
      roundFact('m3-again', '晨屿机器人', '2024-02-01', {
        round: 'B轮',
        amount: null,
        currency: null,
        investors_zh: [],
        investors_en: [],
      }),
    )
    .add(
      'financing_round',
      roundFact('q1', '青芦机器人', '2022-06-02', {
        round: 'seed',
        amount: 1e6,
        currency: 'USD',
        investors_zh: ['YQM Capital'],
        investors_en: [],
      }),
    )
    .add(
      'financing_round',
      roundFact('q2', '青芦机器人', '2023-03-05', {
        round: 'A轮',
        amount: 1e6,
        currency: 'USD',
        investors_zh: ['投资方未透露'],
        investors_en: [],
      }),
    )
    .add(
      'financing_round',
      roundFact('y1', '远岭机械', '2023-11-01', { amount: null, amount_text: '亿元及以上人民币', amount_low: 1e8 }),
    )
    .add(
      'financing_round',
      roundFact('x1', '白桦芯片', '2024-01-15', {
        amount: null,
        currency: null,
        amount_text: '未透露',
        industry_zh: '半导体',
        industry_en: 'Semiconductors',
        investors_zh: ['白桦芯片', '松柏创投'],
        investors_en: [],
      }),
    )
    .add(
      'financing_round',
      roundFact('x2', '白桦芯片', '2022-01-15', {
        round: 'merger',
        amount: 3e6,
        currency: 'TWD',
        industry_zh: '半导体',
        industry_en: 'Semiconductors',
      }),
    )
    .add(
      'financing_round',
      roundFact('s1', '北桥网络', '2023-05-01', {
        round: '松柏创投',
        industry_zh: '上海',
        industry_en: null,
        amount: null,
        amount_text: '-500万人民币',
      }),
    )
    .add('supply_edge', {
      supplier_id: LISTED,
      customer_id: 'name:晨屿机器人',
      product_zh: '压缩机',
      product_en: null,
      revenue_share: null,
      cost_share: null,
      disclosed_by: 'supplier',
      valid_from: '2023-01-01',
      valid_to: null,
      supplier_name: null,
      customer_name: '晨屿机器人',
    })
    .save()
}
