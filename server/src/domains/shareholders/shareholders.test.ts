import { shareholders } from '@pandora/contract/domains/shareholders/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const maker = 'SHZ-000971'
const other = 'SHZ-000972'
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-30T04:00:00Z')
  user = await server.caller()
})
afterAll(() => server.stop())

const holders = async (input: object = {}, options: object = {}) =>
  (await server.call(shareholders.holders, { companyId: maker, ...input }, { as: user, ...options })).data
const dividends = async (companyId: string, options: object = {}) =>
  (await server.call(shareholders.dividends, { companyId }, { as: user, ...options })).data

test('that no source has given holders is said otherwise than that none are given of a company', async () => {
  await facts(server.sql).company({ id: maker, short: '远岭机械' }).company({ id: other, short: '沁川电子' }).save()
  expect((await holders()).absence).toBe('NO_SOURCE')
  expect((await dividends(maker)).absence).toBe('NO_SOURCE')
  const held = facts(server.sql)
  const list = (held_on: string, announced_on: string, of: readonly (readonly [string, number])[]) => {
    for (const [holder, shares] of of)
      held.add('shareholding', {
        company_id: maker,
        scope: 'all',
        held_on,
        holder,
        holder_kind: null,
        shares,
        ratio: shares / 1e6,
        change: null,
        announced_on,
      })
  }
  list('2023-12-31', '2024-03-30', [
    ['甲集团', 40e6],
    ['乙基金', 10e6],
    ['丙', 5e6],
  ])
  list('2024-03-31', '2024-04-28', [
    ['甲集团', 42e6],
    ['丁基金', 9e6],
    ['丙', 5e6],
  ])
  held.add('holder_count', { company_id: maker, counted_on: '2024-03-31', holders: 21_000, announced_on: '2024-04-28' })
  held.add('shareholding', {
    company_id: maker,
    scope: 'float',
    held_on: '2024-03-31',
    holder: '丁基金',
    holder_kind: '证券投资基金',
    shares: 9e6,
    ratio: 15,
    change: 1e6,
    announced_on: null,
  })
  await held.save()
  expect((await holders({ companyId: other })).absence).toBe('NOT_OF_COMPANY')
})

test('the largest holders with what changed since the report before; who left is named', async () => {
  const now = await holders()
  expect(now).toMatchObject({ day: '2024-03-31', before: '2023-12-31', days: ['2024-03-31', '2023-12-31'] })
  expect(now.dataList.map((one) => [one.rank, one.holder, one.change, one.changeShares])).toEqual([
    [1, '甲集团', 'more', 2e6],
    [2, '丁基金', 'new', null],
    [3, '丙', 'same', 0],
  ])
  expect(now.left).toEqual([{ holder: '乙基金', shares: 10e6, ratio: 10 }])
  const first = await holders({ day: '2023-12-31' })
  expect(first.dataList[0]).toMatchObject({ change: null, changeShares: null })
  expect((await holders({ scope: 'float' })).dataList[0]).toMatchObject({
    change: 'more',
    changeShares: 1e6,
    changeStated: true,
    assumed: true,
  })
  expect((await server.call(shareholders.holders, { companyId: maker, day: '2022-12-31' }, { as: user })).code).toBe(
    'NOT_FOUND',
  )
  expect((await server.call(shareholders.holders, { companyId: maker })).status).toBe(401)
})

test('as of a past instant a list that was published later is not there', async () => {
  expect(await holders({}, { asOf: '2024-04-27' })).toMatchObject({ day: '2023-12-31', before: null })
  expect((await holders({}, { asOf: '2024-03-01' })).absence).toBe('NO_SOURCE')
})

test('concentration over time: the first, the first three, and the number of holders', async () => {
  const { data } = await server.call(shareholders.concentration, { companyId: maker }, { as: user })
  expect(
    data.dataList.map(({ day, first, topThree, topTen, holders: count }) => [day, first, topThree, topTen, count]),
  ).toEqual([
    ['2023-12-31', 40, 55, null, null],
    ['2024-03-31', 42, 56, null, 21_000],
  ])
})

test('a dividend yields its cash over the close paid on the ex-date; of adjusted prices, and of a day yet to come, none', async () => {
  const paid = (action_date: string, cash_per_share: number, announced_on: string) => ({
    security_id: maker,
    action_date,
    action: 'dividend',
    dated_by: 'ex-date',
    tax_basis: 'before-tax',
    basis_date: null,
    cash_per_share,
    shares_per_share: null,
    rights_price: null,
    announced_on,
  })
  await facts(server.sql)
    .bars(maker, [{ date: '2023-06-20', close: 20 }])
    .bars(maker, [{ date: '2022-06-20', close: 18 }], 'forward-adjusted')
    .add('share_count', { security_id: maker, counted_on: '2022-12-31', total_shares: 1e8, float_shares: null })
    .add('corporate_action', paid('2022-06-20', 0.4, '2022-06-10'))
    .add('corporate_action', paid('2023-06-20', 0.5, '2023-06-10'))
    .add('corporate_action', paid('2024-07-05', 0.6, '2024-06-20'))
    .save()
  const { dataList, years } = await dividends(maker)
  expect(dataList.map((one) => [one.day, one.yield, one.yieldAbsence])).toEqual([
    ['2024-07-05', null, 'NOT_YET'],
    ['2023-06-20', 2.5, null],
    ['2022-06-20', null, 'PRICE_ADJUSTED'],
  ])
  // 100 million shares counted before the ex-date; the fiscal year before is not known, so nothing is said of a payout.
  expect(years).toMatchObject([
    { year: 2022, cashPerShare: 0.4, cash: null, payout: null },
    { year: 2023, cashPerShare: 0.5, cash: 5e7, profit: null, payout: null, yield: 2.5 },
    { year: 2024, cash: 6e7, yield: null },
  ])
  expect((await dividends(maker, { asOf: '2024-06-19' })).dataList).toHaveLength(2)
  expect((await dividends(other)).absence).toBe('NOT_OF_COMPANY')
})
