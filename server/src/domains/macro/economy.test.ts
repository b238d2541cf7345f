import { presentSource } from './present-economy.ts'
import { macro } from '@pandora/contract/domains/macro/operations'
import { macroSources } from '@pandora/contract/domains/macro/sources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const GDP = 'macro.gdp'
const RETAIL = 'macro.retail'
const named = (code: string, frequency: string, unit: string) => ({
  series_code: code,
  category: 'macro',
  name_zh: code,
  name_en: code,
  unit,
  frequency,
  publisher_zh: '试验统计局',
  publisher_en: 'Test statistics',
  url: 'https://figures.example.test/',
})

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await secondMarket(server)
  const first = facts(server.sql, { file: 'macro.csv', startedAt: Date.parse('2024-03-01T00:00:00Z') })
  first.add('series', named(GDP, 'quarter', 'CNY')).add('series', named(RETAIL, 'month', 'CNY'))
  const say = (code: string, values: Readonly<Record<string, number>>) => {
    for (const [day, value] of Object.entries(values))
      first.add('observation', { series_code: code, observed_on: day, value })
  }
  say(GDP, { '2022-12-31': 1000, '2023-03-31': 240, '2023-12-31': 1050 })
  say(RETAIL, { '2023-01-31': 10, '2023-02-28': 11, '2023-03-31': 12, '2023-04-30': 13 })
  // Of January and February 2024 nothing is published apart.
  say(RETAIL, { '2024-03-31': 15, '2024-04-30': 13 })
  first.document({
    id: 'meeting',
    title: '会议分析研究当前经济形势',
    body: '部署工作。',
    kind: 'policy',
    at: '2023-07-24T10:00:00Z',
  })
  await first.save()
  const restated = facts(server.sql, { file: 'restated.csv', startedAt: Date.parse('2025-01-02T00:00:00Z') })
  await restated.add('observation', { series_code: GDP, observed_on: '2023-12-31', value: 1080 }).save()
})
afterAll(() => server.stop())

const line = (data: Awaited<ReturnType<typeof read>>, key: string) => data.lines.find((one) => one.key === key)
async function read(input: Parameters<typeof server.call<typeof macro.series>>[1], asOf?: string) {
  return (await server.call(macro.series, input, { as: user, ...(asOf ? { asOf } : {}) })).data
}

test('POLICY-37 POLICY-22 sources by stable code with both names: GDP and social financing yearly, households quarterly, all else monthly', async () => {
  const { data } = await server.call(macro.economicList, {}, { as: user })
  expect(data.total).toBe(Object.keys(macroSources).length)
  const of = (code: string) => data.dataList.find((one) => one.code === code)
  expect(of('gdp')).toMatchObject({ timeType: 'year', known: 1, newestDay: '2023-12-31' })
  expect(of('social-financing')).toMatchObject({ timeType: 'year', known: 0, newestDay: null })
  expect(of('household')?.timeType).toBe('quarter')
  for (const { code, timeType, nameZh, nameEn } of data.dataList) {
    expect(nameZh && nameEn).toBeTruthy()
    if (!['gdp', 'social-financing', 'household'].includes(code)) expect(timeType).toBe('month')
  }
  expect(await server.call(macro.economicList, {})).toMatchObject({ status: 401 })
})

test('POLICY-41 POLICY-27 a restated GDP shows both values, and each at its time', async () => {
  const now = await read({ source: 'gdp' })
  expect(now).toMatchObject({ timeType: 'year', valueCode: ['2022', '2023'], value: [1000, 1080] })
  const gdp = line(now, 'total')
  expect(gdp?.revisions).toMatchObject([{ period: '2023', values: [{ value: 1050 }, { value: 1080 }] }])
  expect(gdp?.revisions[0]?.values[1]?.knownAt?.slice(0, 10)).toBe('2025-01-02')
  expect(gdp?.provenance).toMatchObject({ file: 'restated.csv' })
  const then = await read({ source: 'gdp' }, '2024-06-30')
  expect(then.value).toEqual([1000, 1050])
  expect(line(then, 'total')?.revisions).toEqual([])
  expect((await read({ source: 'gdp' }, '2023-01-31')).valueCode).toEqual(['2022'])
})

test('POLICY-27 what no source gives is empty with its reason, and every named field is there', async () => {
  const data = await read({ source: 'gdp' })
  expect(line(data, 'growth')).toMatchObject({ seriesCode: null, absence: 'NO_SOURCE', values: [null, null] })
  expect(data.money0SupplyEndingValue).toEqual([null, null])
  expect(data.consumerPriceIndex).toEqual([null, null])
  const quarters = await read({ source: 'gdp', timeType: 'quarter' })
  expect(quarters.valueCode).toEqual(['2022-Q4', '2023-Q1', '2023-Q4'])
  expect(quarters.days[1]).toBe('2023-03-31')
  expect((await read({ source: 'gdp', timeType: 'month' })).lines[0]).toMatchObject({ absence: 'OF_LONGER_PERIODS' })
})

test('a quarterly figure that is added up over a year is not called that of a quarter', async () => {
  expect(line(await read({ source: 'gdp', timeType: 'quarter' }), 'quarter')?.nameZh).toBe('GDP 现价，当季')
  const known = macroSources.gdp.lines.quarter
  const shown = (timeType: 'year' | 'quarter') =>
    presentSource(
      'gdp',
      timeType,
      [],
      [
        {
          key: 'quarter',
          line: known,
          seriesCode: known.series[0] ?? null,
          facts: { frequency: 'quarter' } as never,
          computed: false,
          values: new Map(),
          absence: null,
          revisions: [],
          origin: undefined,
        },
      ],
    ).lines[0]
  expect(shown('quarter')?.nameEn).toBe('GDP at current prices, of the quarter')
  expect(shown('year')?.nameEn).toBe('GDP at current prices, four quarters added up')
})

test('POLICY-41 months that nobody published stay empty: no sum is made of a part, no change over a missing month', async () => {
  const months = await read({ source: 'retail-sales' })
  expect(months.valueCode).not.toContain('2024-01')
  expect(months.currentValueOfSocialConsumerGoods).toEqual([10, 11, 12, 13, 15, 13])
  expect(line(months, 'growth')).toMatchObject({ computed: true, unit: '%', values: [null, null, null, null, 25, 0] })
  expect(months.yoyGrowthOfSocialConsumerGoods).toEqual([null, null, null, null, 25, 0])
  const quarters = await read({ source: 'retail-sales', timeType: 'quarter' })
  // The first quarter of 2024 lacks two of its months: nothing is said of it.
  expect(quarters).toMatchObject({ valueCode: ['2023-Q1'], value: [33] })
})

test('POLICY-41 an unknown source, a stranger and another market', async () => {
  expect(await server.call(macro.series, { source: 'magic' } as never, { as: user })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'source' },
  })
  expect(await server.call(macro.series, { source: 'gdp' })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  const { data } = await server.call(macro.series, { source: 'gdp' }, { as: user, market: 'other' })
  expect(data).toMatchObject({ valueCode: [], provenance: null })
})
