import { companies } from '@pandora/contract/domains/companies/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const bank = 'SHZ-000001'
const index = 'SSE-000001-index'
let server: TestServer
let user: Caller
const reimported = Date.parse('2024-06-01T00:00:00Z')

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await secondMarket(server)
  await facts(server.sql, { file: 'first.csv', startedAt: Date.parse('2024-01-20T00:00:00Z') })
    .company({ id: bank, short: '晨星银行', en: 'Morning Star Bank' })
    .bars(bank, [
      { date: '2024-01-02', close: 10, open: 9, volume: 100, amount: 1000, turnover: 0.5 },
      { date: '2024-01-03', close: 11 },
      { date: '2024-01-04', close: 12 },
    ])
    .bars(
      bank,
      [
        { date: '2023-12-29', close: -0.5, open: -1 },
        { date: '2024-01-02', close: 0.1 },
      ],
      'forward-adjusted',
    )
    .index(index, '海上综指', 'Haishang Composite')
    .bars(index, [{ date: '2024-01-02', close: 3000 }])
    .bars(
      'SSE-600519',
      [
        { date: '2001-08-27', close: -3, open: -4 },
        { date: '2001-08-28', close: -2.5 },
      ],
      'forward-adjusted',
    )
    .save()
  await facts(server.sql, { file: 'second.csv', startedAt: reimported })
    .bars(bank, [{ date: '2024-01-03', close: 11.5 }])
    .save()
})
afterAll(() => server.stop())

const price = (securityId: string, input: object = {}, options: object = {}) =>
  server.call(companies.stockPrice, { securityId, ...input }, { as: user, ...options })

test('COMP-25 bars come oldest first, in columns of one length, of the basis that was really paid', async () => {
  const { data } = await price(bank)
  expect(data).toMatchObject({
    nameZh: '晨星银行',
    nameEn: 'Morning Star Bank',
    currency: 'CNY',
    basis: 'traded',
    basisDate: null,
    bases: ['traded', 'forward-adjusted'],
    date: ['2024-01-02', '2024-01-03', '2024-01-04'],
    open: [9, 11.5, 12],
    close: [10, 11.5, 12],
    volume: [100, null, null],
    turnoverRate: [0.5, null, null],
    laterBars: 0,
    firstBarOn: '2024-01-02',
  })
  expect(data.provenance).toMatchObject({ file: 'first.csv', knownBy: 'close', knownAt: '2024-01-04T07:00:00.000Z' })
})

test('COMP-25 another basis is given when asked for, with its date; prices below zero stay as they are', async () => {
  expect((await price(bank, { basis: 'forward-adjusted' })).data).toMatchObject({
    basis: 'forward-adjusted',
    basisDate: '2025-12-31',
    date: ['2023-12-29', '2024-01-02'],
    close: [-0.5, 0.1],
  })
  expect((await price('SSE-600519')).data).toMatchObject({
    nameZh: null,
    basis: 'forward-adjusted',
    low: [-4, -2.5],
    currency: 'CNY',
  })
  expect((await price(bank, { basis: 'backward-adjusted' })).data).toMatchObject({
    basis: null,
    date: [],
    firstBarOn: null,
  })
})

test('COMP-25 bars of another basis date are not mixed in', async () => {
  await facts(server.sql)
    .add('daily_price', {
      security_id: 'SSE-600519',
      basis: 'forward-adjusted',
      basis_date: '2026-06-30',
      trade_date: '2001-08-29',
      open: 1,
      high: 1,
      low: 1,
      close: 1,
      previous_close: null,
      volume: null,
      amount: null,
      turnover_rate: null,
      change_rate: null,
    })
    .save()
  expect((await price('SSE-600519')).data).toMatchObject({ basisDate: '2026-06-30', date: ['2001-08-29'] })
})

test('COMP-25 a bar without its open, high or low is its close; later it is made whole, and a reader of the time before still sees the close alone', async () => {
  const id = 'SHZ-000903'
  await facts(server.sql, { startedAt: Date.parse('2024-01-20T00:00:00Z') })
    .company({ id })
    .bars(id, [
      { date: '2024-01-02', close: 10 },
      { date: '2024-01-03', close: 11, open: null, high: null, low: null },
      { date: '2024-01-04', close: 12, open: null, high: 13, low: 11 },
    ])
    .save()
  await facts(server.sql, { startedAt: reimported })
    .bars(id, [{ date: '2024-01-03', close: 11, open: 10.5, high: 11.2, low: 10.4 }])
    .save()
  expect((await price(id)).data).toMatchObject({
    open: [10, 10.5, null],
    high: [10, 11.2, 13],
    low: [10, 10.4, 11],
    close: [10, 11, 12],
  })
  expect((await price(id, {}, { asOf: '2024-02-01' })).data).toMatchObject({
    open: [10, null, null],
    high: [10, null, 13],
    low: [10, null, 11],
    close: [10, 11, 12],
  })
  const versions = (await server.call(companies.barVersions, { securityId: id, date: '2024-01-03' }, { as: user })).data
    .dataList
  expect(versions.map((one) => [one.open, one.close])).toEqual([
    [10.5, 11],
    [null, 11],
  ])
})

test('COMP-25 000001 the index is another security than 000001 the bank', async () => {
  expect((await price(index)).data).toMatchObject({ nameZh: '海上综指', date: ['2024-01-02'], close: [3000] })
})

test('COMP-25 as of a past instant later bars are hidden but counted, and the first bar of all is named', async () => {
  expect((await price(bank, {}, { asOf: '2024-01-03' })).data).toMatchObject({
    date: ['2024-01-02', '2024-01-03'],
    close: [10, 11],
    laterBars: 1,
    firstBarOn: '2024-01-02',
  })
  expect((await price(bank, {}, { asOf: '2024-01-02T06:59:00Z' })).data).toMatchObject({
    basis: 'forward-adjusted',
    date: ['2023-12-29'],
    laterBars: 1,
  })
  expect((await price(bank, {}, { asOf: '2019-12-31' })).data).toMatchObject({
    basis: null,
    basisDate: null,
    bases: [],
    date: [],
    laterBars: 3,
    firstBarOn: '2024-01-02',
    provenance: null,
  })
})

test('COMP-25 a span of days bounds the bars', async () => {
  expect((await price(bank, { from: '2024-01-03', to: '2024-01-03' })).data.date).toEqual(['2024-01-03'])
  expect((await price(bank, { from: '2025-01-01' })).data).toMatchObject({
    date: [],
    basis: 'traded',
    provenance: null,
  })
})

test('a bar corrected by a later import shows both versions, each with when it was known and its file', async () => {
  const { data } = await server.call(companies.barVersions, { securityId: bank, date: '2024-01-03' }, { as: user })
  expect(
    data.dataList.map((version) => [
      version.close,
      version.provenance.file,
      version.provenance.knownBy,
      version.supersededAt,
    ]),
  ).toEqual([
    [11.5, 'second.csv', 'received', null],
    [11, 'first.csv', 'close', new Date(reimported).toISOString()],
  ])
  expect((await price(bank, {}, { asOf: '2024-05-31' })).data.close).toEqual([10, 11, 12])
  expect(
    (
      await server.call(companies.barVersions, { securityId: bank, date: '2024-01-02' }, { as: user })
    ).data.dataList.map((version) => version.basis),
  ).toEqual(['traded', 'forward-adjusted'])
  expect(
    (
      await server.call(
        companies.barVersions,
        { securityId: bank, date: '2024-01-02', basis: 'forward-adjusted' },
        { as: user },
      )
    ).data.dataList,
  ).toHaveLength(1)
})

test('COMP-25 bad input and a missing session are refused by name; another market has no bars', async () => {
  expect(await price(bank, { from: '2024-02-31' })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'from' },
  })
  expect(await server.call(companies.stockPrice, { securityId: bank })).toMatchObject({
    status: 401,
    code: 'NOT_SIGNED_IN',
  })
  expect(await server.call(companies.barVersions, { securityId: bank, date: 'x' }, { as: user })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'date' },
  })
  expect((await price(bank, {}, { market: 'other' })).data).toMatchObject({
    nameZh: null,
    bases: [],
    date: [],
    laterBars: 0,
    firstBarOn: null,
  })
  expect(
    (await server.call(companies.barVersions, { securityId: bank, date: '2024-01-03' }, { as: user, market: 'other' }))
      .data.dataList,
  ).toEqual([])
})
