import { financing } from '@pandora/contract/domains/financing/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { financingMarket, LISTED, roundFact } from './testing-financing.ts'
import { facts } from '../../testing-facts.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  await financingMarket(server)
})
afterAll(() => server.stop())

const list = (input: object = {}, options: object = {}) => server.call(financing.list, input, { as: user, ...options })
const ids = async (input: object) => (await list(input)).data.dataList.map(({ roundId }) => roundId)

test('INVEST-02 the investment data set: investors, list, industries, rotation, round investors, history, recommendations and comparison answer of one market', async () => {
  const as = { as: user }
  const [orgs, rounds, industry, rotation, investors, history, recommend, compare] = await Promise.all([
    server.call(financing.searchOrgs, {}, as),
    list(),
    server.call(financing.industry, {}, as),
    server.call(financing.rotation, {}, as),
    server.call(financing.roundInvestors, { roundId: 'm1' }, as),
    server.call(financing.history, { ventureId: '晨屿机器人' }, as),
    server.call(financing.recommend, { ventureId: '晨屿机器人' }, as),
    server.call(financing.compare, { industries: ['机器人'] }, as),
  ])
  expect(orgs.data.dataList[0]).toMatchObject({ orgId: '松柏创投', orgName: '松柏创投' })
  expect(rounds.data.total).toBe(9)
  expect(industry.data.dataList.map(({ nameZh }) => nameZh)).toContain('机器人')
  expect(rotation.data.quarters.at(-1)).toBe('2024Q1')
  expect(investors.data.investors).toHaveLength(2)
  expect(history.data.dataList).toHaveLength(3)
  expect(recommend.data.groups).toHaveLength(3)
  expect(compare.data.dataList).toHaveLength(1)
})

test('INVEST-03 investors are found by any of their names, twenty a page from page 0; nobody is no investor', async () => {
  const search = (text: string) => server.call(financing.searchOrgs, { text }, { as: user })
  const { data } = await search('yqm')
  expect(data).toMatchObject({ total: 1, page: 0, hasMore: false })
  expect(data.dataList[0]).toMatchObject({ rounds: 3, companies: 2, led: 1, leadTold: 2, latest: '2023-03-02' })
  expect(data.dataList[0]?.names.toSorted()).toEqual(['YQM', 'YQM Capital', 'YQM资本'])
  expect((await search('Pine')).data.dataList.map(({ orgId }) => orgId)).toEqual(['松柏创投'])
  expect((await search('未透露')).data.total).toBe(0)
  expect(financing.searchOrgs.input.parse({})).toMatchObject({ page: 0, size: 20 })
  const all = (await search('')).data
  expect(all.dataList.find(({ orgId }) => orgId === '格里空调')).toMatchObject({ companyId: LISTED })
  expect(all.dataList.find(({ orgId }) => orgId === '白桦芯片')).toMatchObject({ ventureId: '白桦芯片' })
})

test('INVEST-04 rounds newest first, filtered by industry, stage, region, period, size, investor and text; two rows of one round are one', async () => {
  expect(await ids({})).toEqual(['m3', 'x1', 'y1', 's1', 'q2', 'm2', 'q1', 'm1', 'x2'])
  expect(await ids({ industry: 'Semiconductors' })).toEqual(['x1', 'x2'])
  expect(await ids({ stage: 'growth' })).toEqual(['m3'])
  expect(await ids({ subdomain: '手术机器人' })).toEqual(['y1'])
  expect(await ids({ from: '2023-03-03', to: '2023-12-31' })).toEqual(['y1', 's1', 'q2'])
  expect(await ids({ organisation: 'YQM' })).toEqual(['m2', 'q1', 'm1'])
  expect(await ids({ organisation: '谁也不是' })).toEqual([])
  expect(await ids({ text: '晨屿' })).toEqual(['m3', 'm2', 'm1'])
  expect(await ids({ text: 'pine', to: '2022-02-28' })).toEqual(['m1', 'x2'])
  expect(await ids({ least: 4e7, sort: 'amount' })).toEqual(['y1', 'm2'])
  expect(await ids({ region: 'CN-SH' })).toEqual([])
  expect((await list({ text: '晨屿' })).data.dataList[0]).toMatchObject({ told: 2, code: 'B', roundZh: 'B 轮' })
  expect(await list({ from: '2024-01-01', to: '2023-01-01' })).toMatchObject({ status: 400, code: 'BAD_PERIOD' })
})

test('INVEST-04 an amount is told as it was told, brought into the currency asked for at its day’s rate, and sums say what is estimated and what is not told', async () => {
  const { data } = await list()
  const of = (id: string) => data.dataList.find(({ roundId }) => roundId === id)?.amount
  expect(of('m2')).toMatchObject({
    text: '数千万人民币',
    kind: 'range',
    low: 2e7,
    high: 1e8,
    converted: { low: 2e7, high: 1e8, estimated: true },
  })
  expect(of('m2')?.converted?.counted).toBeCloseTo(Math.sqrt(2e7 * 1e8), 0)
  expect(of('q1')).toMatchObject({
    kind: 'exact',
    value: 1e6,
    currency: 'USD',
    converted: { counted: 6.5e6, estimated: false },
    rate: { value: 6.5, day: '2022-06-01', series: ['ecb-cross.USDCNY'], source: '试验银行', sourceEn: 'Test bank' },
  })
  // The last rate is eleven months old: none is made up.
  expect(of('m3')).toMatchObject({ kind: 'exact', value: 2e7, converted: null, rate: null, unconverted: 'NO_RATE' })
  expect(of('y1')).toMatchObject({ low: 1e8, high: null, converted: { counted: 1e8, high: null, estimated: true } })
  expect(of('x1')).toMatchObject({ kind: 'unknown', converted: null, unconverted: null })
  const { sum } = data
  expect(sum).toMatchObject({
    exact: 1e7 + 6.5e6 + 7e6,
    high: null,
    rounds: 9,
    exactRounds: 3,
    rangedRounds: 2,
    unknownRounds: 2,
    unconvertedRounds: 2,
  })
  expect(sum.total).toBeCloseTo(sum.exact + sum.estimated, 6)
  expect(sum.low).toBe(1e7 + 6.5e6 + 7e6 + 2e7 + 1e8)
  const dollars = await list({ currency: 'USD', text: '青芦' })
  expect(dollars.data.sum).toMatchObject({ exact: 2e6, exactRounds: 2 })
  expect((await list({ currency: 'USD', organisation: '松柏创投', to: '2022-06-30' })).data.sum).toMatchObject({
    unconvertedRounds: 2,
  })
})

test('INVEST-04 what is wrong with a round is named, and the round stays: dated before its company, a shifted row, its own investor, an amount below zero', async () => {
  const problems = Object.fromEntries((await list()).data.dataList.map((one) => [one.roundId, one.problems]))
  expect(problems).toMatchObject({
    q1: ['BEFORE_FOUNDED'],
    s1: ['SHIFTED_ROW', 'AMOUNT_REFUSED'],
    x1: ['INVESTS_IN_ITSELF'],
    m1: [],
  })
  const { data } = await list({ problem: 'SHIFTED_ROW' })
  expect(data.dataList[0]).toMatchObject({
    code: 'unknown',
    roundText: '松柏创投',
    industryZh: null,
    amount: { text: '-500万人民币', kind: 'refused', refusal: 'NEGATIVE' },
  })
  const facets = (await server.call(financing.facets, {}, { as: user })).data
  expect(facets.industries.map(({ zh }) => zh)).toEqual(['机器人', '半导体'])
  expect(facets.problems).toContainEqual({ problem: 'BEFORE_FOUNDED', count: 1 })
})

test('INVEST-10 who took part in a round: who led where it is told, who came again; a round without names says so', async () => {
  const of = async (roundId: string) => (await server.call(financing.roundInvestors, { roundId }, { as: user })).data
  expect((await of('m2')).investors).toMatchObject([
    { nameZh: 'YQM', orgId: 'YQM', lead: false, before: 1, rounds: 3, companyId: null },
    { nameZh: '格里空调', lead: true, before: 0, rounds: 1, companyId: LISTED },
  ])
  expect((await of('m1')).investors.map(({ lead }) => lead)).toEqual([true, false])
  expect((await of('y1')).investors).toMatchObject([{ lead: null }])
  expect(await of('q2')).toMatchObject({ investors: [], absence: 'NOT_TOLD' })
  expect((await of('m3-again')).round.roundId).toBe('m3')
  expect(await server.call(financing.roundInvestors, { roundId: 'none' }, { as: user })).toMatchObject({
    status: 404,
    code: 'NO_SUCH_ROUND',
  })
})

test('INVEST-03 INVEST-04 a past instant knows the rounds of its time alone; without a session nothing is told', async () => {
  const then = { asOf: '2022-12-31' }
  expect((await list({}, then)).data).toMatchObject({ total: 3, until: '2022-06-02' })
  expect((await server.call(financing.searchOrgs, {}, { as: user, ...then })).data.total).toBe(2)
  expect(await server.call(financing.list, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect(await list({ stage: 'first' })).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'stage' } })
})

test('a filter is kept under a name, says how many rounds it finds and how many are new since it was looked at', async () => {
  const as = { as: user }
  const { data: kept } = await server.call(financing.saveFilter, { name: '芯片', content: { industry: '半导体' } }, as)
  const own = async () => (await server.call(financing.filters, {}, as)).data.dataList
  expect(await server.call(financing.saveFilter, { name: '芯片', content: {} }, as)).toMatchObject({
    code: 'NAME_TAKEN',
  })
  expect(await server.call(financing.saveFilter, { name: '空' }, as)).toMatchObject({ code: 'BAD_INPUT' })
  server.clock.now += 60_000
  await facts(server.sql)
    .add('financing_round', roundFact('x3', '枫芯', '2024-03-19', { industry_zh: '半导体' }))
    .save()
  // What the market held was stored before the filter was kept, the new round after it.
  const [before, after] = [server.clock.now - 90_000, server.clock.now].map((at) => new Date(at).toISOString())
  await server.sql`update financing_round set recorded_at = case when round_id = 'x3' then ${after ?? ''}::timestamptz
    else ${before ?? ''}::timestamptz end`
  expect((await own())[0]).toMatchObject({ filterId: kept.filterId, rounds: 3, fresh: 1 })
  server.clock.now += 60_000
  await server.call(financing.lookAtFilter, { filterId: kept.filterId }, as)
  expect((await own())[0]).toMatchObject({ fresh: 0 })
  const other = await server.caller()
  expect(await server.call(financing.lookAtFilter, { filterId: kept.filterId }, { as: other })).toMatchObject({
    status: 404,
  })
  await server.call(financing.removeFilter, { filterId: kept.filterId }, as)
  expect(await own()).toEqual([])
})
