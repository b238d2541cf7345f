import { industries } from '@pandora/contract/domains/industries/operations'
import { landing } from '@pandora/contract/domains/landing/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type TestServer } from '../../testing.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('SHELL-02 with no prices the landing page says that there is nothing yet, and there is no picture', async () => {
  const { data } = await server.call(landing.overview, {})
  expect(data).toEqual({
    market: null,
    groupedBy: null,
    tradeDate: null,
    groups: [],
    companies: 0,
    documents: 0,
    tradingDays: 0,
    latest: [],
  })
  expect(await server.call(landing.picture, {})).toMatchObject({ status: 404, code: 'IMAGE_NOT_AVAILABLE' })
})

test('SHELL-02 a market without themes is shown by industries, with the numbers that the page of industries shows', async () => {
  await facts(server.sql)
    .industry('480000', 1, null, '银行', 'Banks')
    .industry('480300', 2, '480000', '股份制银行')
    .industry('480301', 3, '480300', '股份制银行Ⅲ')
    .industry('330000', 1, null, '家用电器')
    .company({ id: 'SHZ-000901', short: '晨星银行', industry: { code: '480301', from: '2021-10-31' } })
    .company({ id: 'SSE-600901', short: '安河银行', industry: { code: '480300', from: '2021-10-31' } })
    .company({ id: 'SHZ-000651', short: '格里空调', industry: { code: '330000', from: '2021-10-31' } })
    .company({ id: 'SSE-600999', short: '早停公司', industry: { code: '330000', from: '2021-10-31' } })
    .bars('SHZ-000901', [
      { date: '2024-01-02', close: 10 },
      { date: '2024-01-03', close: 11, previous: 10 },
    ])
    .bars('SSE-600901', [
      { date: '2024-01-02', close: 10 },
      { date: '2024-01-03', close: 9, previous: 10 },
    ])
    .bars('SHZ-000651', [{ date: '2024-01-03', close: 5, rate: -2 }])
    // Its last bar is older than the market's last day: it has no change of that day.
    .bars('SSE-600999', [{ date: '2024-01-02', close: 5, rate: 9 }])
    .add('share_count', { security_id: 'SHZ-000901', counted_on: '2024-01-01', total_shares: 300, float_shares: null })
    .add('share_count', { security_id: 'SSE-600901', counted_on: '2024-01-01', total_shares: 100, float_shares: null })
    .document({ id: 'd1', title: '银行股走强', at: '2024-01-03T07:00:00Z' })
    .save()
  const { data } = await server.call(landing.overview, {})
  expect(data).toMatchObject({
    market: { key: 'real', fictional: false },
    groupedBy: 'industry',
    tradeDate: '2024-01-03',
    companies: 4,
    documents: 1,
  })
  const banks = data.groups.find((one) => one.id === '480000')
  // One rose by 10 %, one fell by 10 %: alike they stand still, as the page of industries says.
  expect(banks).toMatchObject({ nameZh: '银行', companies: 2, marketCap: 4200 })
  expect(banks?.changeRate).toBeCloseTo(0, 9)
  expect(data.groups.find((one) => one.id === '330000')).toMatchObject({
    companies: 2,
    marketCap: null,
    changeRate: -2,
  })
  const { data: nodes } = await server.call(industries.nodes, {}, { as: await server.caller() })
  expect(data.groups.map(({ id, changeRate, marketCap }) => [id, changeRate, marketCap])).toEqual(
    nodes.dataList.map(({ id, change, marketCap }) => [id, change, marketCap]),
  )
  expect(data.latest).toEqual([
    { title: '银行股走强', language: 'zh', publishedAt: '2024-01-03T07:00:00.000Z', source: expect.any(String) },
  ])
})

test('SHELL-02 a market value of years-old share counts is none', async () => {
  await facts(server.sql)
    .add('share_count', { security_id: 'SHZ-000651', counted_on: '2016-09-30', total_shares: 9e9, float_shares: null })
    .save()
  const appliances = async () =>
    (await server.call(landing.overview, {})).data.groups.find((one) => one.id === '330000')
  expect(await appliances()).toMatchObject({ marketCap: null, changeRate: -2 })
  await facts(server.sql)
    .add('share_count', { security_id: 'SHZ-000651', counted_on: '2022-10-03', total_shares: 100, float_shares: null })
    .save()
  expect(await appliances()).toMatchObject({ marketCap: 500 })
})

test('SHELL-02 THEME-01 the demo market’s themes come before a real market, with the numbers that the themes’ own list shows: not of another weight', async () => {
  await facts(server.sql, { marketId: 2 })
    .company({ id: 'SHZ-008101', short: '虚构甲' })
    .company({ id: 'SHZ-008102', short: '虚构乙' })
    .bars('SHZ-008101', [{ date: '2024-02-01', close: 10, rate: 4 }])
    .bars('SHZ-008102', [{ date: '2024-02-01', close: 10, rate: -1 }])
    .add('share_count', { security_id: 'SHZ-008101', counted_on: '2024-01-01', total_shares: 100, float_shares: null })
    .add('share_count', { security_id: 'SHZ-008102', counted_on: '2024-01-01', total_shares: 100, float_shares: null })
    .add('theme', {
      theme_id: 't1',
      name_zh: '虚构主题',
      name_en: 'Fictional theme',
      description_zh: null,
      description_en: null,
    })
    .add('theme_membership', {
      theme_id: 't1',
      company_id: 'SHZ-008101',
      weight: 0.75,
      valid_from: '2024-01-01',
      valid_to: null,
      evidence_count: null,
    })
    .add('theme_membership', {
      theme_id: 't1',
      company_id: 'SHZ-008102',
      weight: 0.25,
      valid_from: '2024-01-01',
      valid_to: null,
      evidence_count: null,
    })
    .save()
  const { data } = await server.call(landing.overview, {})
  expect(data).toMatchObject({
    market: { key: 'demo', fictional: true },
    groupedBy: 'theme',
    groups: [{ id: 't1', nameEn: 'Fictional theme', companies: 2, marketCap: 2000 }],
  })
  expect(data.groups[0]?.changeRate).toBeCloseTo(2.75, 9)
  expect(data.groups[0]).toMatchObject({ riskPoint: null, opportunityPoint: null })
  const { data: list } = await server.call(themes.list, {}, { as: await server.caller(), market: 'demo' })
  expect(list.dataList[0]).toMatchObject({
    themeId: 't1',
    companies: 2,
    marketCap: 2000,
    changeRate: data.groups[0]?.changeRate,
    tradeDate: data.tradeDate,
  })
  const picture = await server.call(landing.picture, { language: 'en', shape: 'tall' })
  expect(picture.raw.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('max-age=60'),
  })
  expect(picture.data).toContain('+2.75%')
  expect(await server.call(landing.picture, { language: 'fr' as 'en' })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
  })
})
