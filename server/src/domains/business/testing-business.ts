import { facts } from '../../testing-facts.ts'
import { type TestServer } from '../../testing.ts'

export const maker = 'SHZ-000911'
export const january = 'US-0000001640'

type Part = [dimension: string, name: string, revenue: number | null, more?: object]

/** Three makers of one class with what they reported of their business, and a company whose years end in January. */
export async function loadBusiness(server: TestServer): Promise<void> {
  const made = facts(server.sql, { file: 'segments.csv' })
    .industry('610000', 1, null, '建筑材料', 'Building materials')
    .industry('610100', 2, '610000', '水泥', 'Cement')
    .industry('610101', 3, '610100', '水泥制造', 'Cement making')
    .company({
      id: maker,
      short: '远岭建材',
      en: 'Yuanling Materials',
      industry: { code: '610101', from: '2015-01-01' },
    })
    .company({
      id: 'SHZ-000912',
      short: '南屿水泥',
      en: 'Nanyu Cement',
      industry: { code: '610101', from: '2015-01-01' },
    })
    .company({ id: 'SSE-600913', short: '北汀建材', industry: { code: '610000', from: '2015-01-01' } })
    .company({ id: 'SHZ-000919', short: '未归类' })
    .company({ id: 'SSE-600914', short: '无数据', industry: { code: '610101', from: '2015-01-01' } })
  const report = (period_end: string, parts: readonly Part[], revenue?: number) => {
    for (const [dimension, name, value, more = {}] of parts) {
      made.add('business_segment', {
        company_id: maker,
        period_end,
        dimension,
        name,
        revenue: value,
        revenue_share: null,
        cost: null,
        gross_margin: null,
        currency: 'CNY',
        published_on: null,
        ...more,
      })
    }
    if (revenue !== undefined) item(maker, period_end, 'revenue', revenue)
  }
  const item = (
    company_id: string,
    period_end: string,
    name: string,
    value: number,
    unit = 'CNY',
    period_months = Number(period_end.slice(5, 7)),
  ) =>
    made.add('statement_item', {
      company_id,
      statement: 'income',
      period_end,
      period_months,
      item: name,
      value,
      unit,
      published_on: null,
    })
  report(
    '2019-12-31',
    [
      ['industry', '水泥', 90],
      ['industry', '其他（补充）', 10],
      ['region', '境外', -2, { revenue_share: -0.2 }],
      ['region', '国内', 102, { revenue_share: 100.2 }],
    ],
    100,
  )
  report(
    '2020-12-31',
    [
      ['industry', '水泥', 150],
      ['industry', '骨料', 40],
      ['industry', '其他(补充)', 30],
      ['industry', '分部间抵销', -20, { gross_margin: 1850 }],
    ],
    200,
  )
  report('2021-06-30', [['industry', '水泥', 70]], 80)
  report(
    '2021-12-31',
    [
      [
        'industry',
        '水泥',
        160,
        { cost: 100, gross_margin: 37.5, name_en: 'Cement', page: 38, report_id: 'annual-2021' },
      ],
      ['industry', '骨料', 60],
      ['industry', '商砼', null],
      ['product', '熟料', 300],
    ],
    225,
  )
  // A compilation: shares of no report, at the day it was seen.
  for (const [name, share] of [
    ['水泥', 70],
    ['熟料', 25],
  ] as const)
    made.add(
      'business_segment',
      {
        company_id: maker,
        period_end: '2021-10-31',
        dimension: 'product',
        name,
        revenue: null,
        revenue_share: share,
        cost: null,
        gross_margin: null,
        currency: 'CNY',
        published_on: null,
      },
      { at: Date.parse('2021-10-31T15:59:59.999Z'), by: 'observed' },
    )
  item(maker, '2019-12-31', 'net_profit', -5)
  item(maker, '2021-12-31', 'net_profit', 12)
  item(maker, '2021-12-31', 'operating_profit', 20)
  item('SHZ-000912', '2021-12-31', 'revenue', 675)
  item('SSE-600913', '2021-12-31', 'revenue', 100)
  // The other company's quarter and dollars are no revenue of this year in this currency.
  item('SSE-600914', '2021-09-30', 'revenue', 9999)
  // Fiscal years of 52 or 53 weeks that end about the end of January; single quarters stand beside the year so far.
  made.company({ id: january, short: '冬岸云', en: 'Winter Shore Cloud Inc.' })
  for (const [end, revenue] of [
    ['2019-01-27', 100],
    ['2020-02-02', 150],
    ['2021-01-31', 225],
  ] as const)
    item(january, end, 'revenue', revenue, 'USD', 12)
  for (const [end, months, revenue] of [
    ['2019-07-28', 6, 60],
    ['2020-08-02', 6, 90],
    ['2020-08-02', 3, 50],
    ['2020-11-01', 9, 150],
    ['2020-11-01', 3, 60],
    ['2020-05-03', 3, 40],
    ['2021-05-02', 3, 70],
  ] as const)
    item(january, end, 'revenue', revenue, 'USD', months)
  item(january, '2021-01-31', 'operating_profit', 9, 'USD', 12)
  item(january, '2020-11-01', 'operating_profit', 3, 'USD', 3)
  await made.save()
}
