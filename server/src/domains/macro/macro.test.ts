import { macro, seriesOf } from '@pandora/contract/domains/macro/operations'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const { exchangeRate, lpr, shibor } = seriesOf

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await secondMarket(server)
  await facts(server.sql, { file: 'rates.csv', startedAt: Date.parse('2022-02-01T00:00:00Z') })
    .series(exchangeRate.eurCny, 'CNY per EUR', { '2022-01-04': 7.2, '2022-01-05': 7.21 }, 'fx')
    .series(exchangeRate.jpyCny, 'CNY per JPY', { '2022-01-05': 0.055 }, 'fx')
    .series(lpr.oneYear, '%', { '2022-01-20': 3.7, '2022-02-21': 3.7 })
    .series(lpr.fiveYear, '%', { '2022-01-20': 4.6 })
    .series(shibor.now, '%', { '2022-01-04': 1.925 })
    .series(shibor.oneYear, '%', { '2022-01-04': 2.7, '2022-01-05': 2.69 })
    .save()
  await facts(server.sql, { file: 'corrected.csv', startedAt: Date.parse('2022-06-01T00:00:00Z') })
    .series(exchangeRate.eurCny, 'CNY per EUR', { '2022-01-05': 7.25 }, 'fx')
    .save()
})
afterAll(() => server.stop())

test('POLICY-38 POLICY-23 exchange rates stand side by side by day; a day without a rate is missing, not zero', async () => {
  const { data } = await server.call(macro.exchangeRate, {}, { as: user })
  expect(data).toMatchObject({
    time: ['2022-01-04', '2022-01-05'],
    eurCny: [7.2, 7.25],
    jpyCny: [null, 5.5],
    jpyUnits: 100,
    usdCny: [null, null],
    gbpCny: [null, null],
    hkdCny: [null, null],
    unit: 'CNY',
    publisherZh: '试验银行',
    publisherEn: 'Test bank',
    url: 'https://rates.example.test/',
  })
  expect(data.provenance).toMatchObject({
    source: '试验银行',
    sourceEn: 'Test bank',
    file: 'corrected.csv',
    knownBy: 'received',
  })
})

test('POLICY-38 as of a past day a rate is the one known then, and later days are not there', async () => {
  const at = async (asOf: string) => (await server.call(macro.exchangeRate, {}, { as: user, asOf })).data
  expect((await at('2022-05-31')).eurCny).toEqual([7.2, 7.21])
  expect(await at('2022-01-04')).toMatchObject({ time: ['2022-01-04'], provenance: { file: 'rates.csv', line: 3 } })
  expect(await at('2021-12-31')).toMatchObject({ time: [], eurCny: [], provenance: null })
})

test('POLICY-39 POLICY-25 the loan prime rate by the day of its publication', async () => {
  const { data } = await server.call(macro.lpr, {}, { as: user })
  expect(data).toMatchObject({
    valueCode: ['2022-01-20', '2022-02-21'],
    oneYear: [3.7, 3.7],
    fiveYear: [4.6, null],
    unit: '%',
  })
  expect((await server.call(macro.lpr, {}, { as: user, asOf: '2022-01-31' })).data.valueCode).toEqual(['2022-01-20'])
})

test('POLICY-40 POLICY-26 SHIBOR by day and term, overnight as `now`', async () => {
  const { data } = await server.call(macro.shibor, {}, { as: user })
  expect(data).toMatchObject({
    valueCode: ['2022-01-04', '2022-01-05'],
    now: [1.925, null],
    oneWeek: [null, null],
    nineMonth: [null, null],
    oneYear: [2.7, 2.69],
    unit: '%',
  })
})

test('POLICY-38 POLICY-39 POLICY-40 a span bounds the days, `last` leaves the newest of them; bad days and a missing session are refused; another market has none', async () => {
  expect((await server.call(macro.exchangeRate, { from: '2022-01-05' }, { as: user })).data.time).toEqual([
    '2022-01-05',
  ])
  expect((await server.call(macro.exchangeRate, { last: 1 }, { as: user })).data).toMatchObject({
    time: ['2022-01-05'],
    eurCny: [7.25],
  })
  expect((await server.call(macro.exchangeRate, { last: 9 }, { as: user })).data.time).toEqual([
    '2022-01-04',
    '2022-01-05',
  ])
  expect((await server.call(macro.lpr, { to: '2022-01-31' }, { as: user })).data).toMatchObject({
    valueCode: ['2022-01-20'],
    provenance: { knownAt: '2022-01-20T15:59:59.999Z' },
  })
  for (const operation of [macro.exchangeRate, macro.lpr, macro.shibor]) {
    expect(await server.call(operation, { from: '2022-02-31' }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'from' },
    })
    expect(await server.call(operation, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect((await server.call(operation, {}, { as: user, market: 'other' })).data).toMatchObject({
      provenance: null,
      publisherZh: null,
      publisherEn: null,
      url: null,
    })
  }
})

test('POLICY-23 POLICY-25 POLICY-26 the series read here are those that the shipped profiles give', () => {
  const given = new Set(
    shippedProfiles().flatMap(({ profile }) =>
      Object.values(profile.tables ?? {})
        .flatMap((table) => Object.values(table))
        .map((entry) => (typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : undefined)),
    ),
  )
  for (const code of Object.values(seriesOf).flatMap((fields) => Object.values(fields))) expect(given).toContain(code)
})
