import { calls } from '@pandora/contract/domains/calls/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
let other: Caller
const NOW = Date.parse('2024-06-28T12:00:00Z')
const MADE = Date.parse('2024-03-11T02:00:00Z')
const UNTIL = '2024-04-30'
/** The later in the list the better its stock does. */
const companies = Array.from({ length: 24 }, (_, at) => `SHZ-0009${String(at + 10)}`)
const [WORST = '', BEST = ''] = [companies[0], companies[23]]

beforeAll(async () => {
  server = await testServer()
  server.clock.now = NOW
  const days: string[] = []
  for (let ms = Date.parse('2024-02-01T00:00:00Z'); ms <= NOW; ms += 86_400_000)
    if (![0, 6].includes(new Date(ms).getUTCDay())) days.push(new Date(ms).toISOString().slice(0, 10))
  const gathered = importedFacts(server)
    .industry('270000', 1, null, '电子', 'Electronics')
    .index('SSE-000001-index', '上证综指', 'SSE Composite')
    .bars(
      'SSE-000001-index',
      days.map((date, at) => ({ date, close: 3000 + at })),
    )
  for (const [at, id] of companies.entries()) {
    gathered.company({
      id,
      short: `试验${'甲乙丙丁戊己'[at % 6] ?? ''}${'东南西北'[Math.floor(at / 6)] ?? ''}`,
      industry: { code: '270000', from: '2021-10-31' },
    })
    const bars = days.map((date, day) => {
      const daily = 1 + (at - 11.5) * 0.0003
      const close = 10 * daily ** day
      return { date, open: close, close, previous: close / daily, high: close, low: close }
    })
    gathered.bars(id, bars).bars(id, bars, 'forward-adjusted')
  }
  await gathered.save()
  ;[user, other] = [await server.caller(), await server.caller()]
})
afterAll(() => server.stop())

const call = (companyId: string, direction: 'up' | 'down') => ({
  companyId,
  direction,
  until: UNTIL,
  confidence: 80,
  because: '订单饱满',
})

test('a call is recorded as it was made, judged over its industry at its end, and cannot be made anew', async () => {
  server.clock.now = MADE
  const { data } = await server.call(calls.record, call(BEST, 'up'), { as: user })
  expect(data).toMatchObject({ companyId: BEST, direction: 'up', until: UNTIL, state: 'open', excess: null })
  expect((await server.call(calls.record, call(BEST, 'down'), { as: user })).code).toBe('SAME_CALL_TODAY')
  await server.call(calls.record, call(WORST, 'up'), { as: user })
  server.clock.now = NOW
  const { data: list } = await server.call(calls.list, {}, { as: user })
  expect(list.dataList.map((one) => [one.companyId, one.state]).toSorted()).toEqual([
    [WORST, 'wrong'],
    [BEST, 'right'],
  ])
  const right = list.dataList.find((one) => one.state === 'right')
  expect(right?.excess).toBeGreaterThan(0)
  expect(right?.brier).toBeCloseTo(0.04, 9)
  expect(list.score).toMatchObject({ calls: 2, closed: 2, right: 1, grey: true })
  const { data: past } = await server.call(calls.list, {}, { as: user, asOf: '2024-04-01T00:00:00Z' })
  expect(past.dataList.map((one) => one.state)).toEqual(['open', 'open'])
  expect((await server.call(calls.list, {}, { as: other })).data.total).toBe(0)
})

test('a call of the past, without a reason, until today, too far ahead or on nobody is refused by name', async () => {
  const refusal = async (change: object, asOf?: string) =>
    (await server.call(calls.record, { ...call(BEST, 'up'), ...change }, { as: other, ...(asOf ? { asOf } : {}) })).code
  server.clock.now = MADE
  expect(await refusal({}, '2024-02-20T00:00:00Z')).toBe('CALL_OF_THE_PAST')
  expect(await refusal({ because: '  ' })).toBe('CALL_WITHOUT_REASON')
  expect(await refusal({ until: '2024-03-11' })).toBe('UNTIL_NOT_AHEAD')
  expect(await refusal({ until: '2026-01-01' })).toBe('UNTIL_TOO_FAR')
  expect(await refusal({ companyId: 'SHZ-999999' })).toBe('NOT_FOUND')
  expect((await server.call(calls.record, call(BEST, 'up'))).status).toBe(401)
  server.clock.now = NOW
  expect((await server.call(calls.list, {}, { as: other })).data.total).toBe(0)
})

test('MEM-09 MEM-15 medals count days in a row with a call and hits beyond the base rate, of real deeds only', async () => {
  const fresh = await server.caller()
  expect((await server.call(calls.medals, {}, { as: fresh })).data).toEqual({ lsrsMedal: 0, pmbmMedal: 0 })
  for (const [at, id] of companies.slice(21).entries()) {
    server.clock.now = MADE + at * 86_400_000
    await server.call(calls.record, call(id, 'up'), { as: fresh })
  }
  // On the last of these days there is a call a day, three in a row.
  expect((await server.call(calls.medals, {}, { as: fresh })).data.lsrsMedal).toBe(3)
  server.clock.now = NOW
  const { data } = await server.call(calls.medals, {}, { as: fresh })
  // All three beat the mean of all, as half of the stocks do: 3 − 3 × ½ is 1.5.
  expect(data).toEqual({ lsrsMedal: 0, pmbmMedal: expect.any(Number) })
  expect(data.pmbmMedal).toBeGreaterThanOrEqual(1)
  expect(data.pmbmMedal).toBeLessThanOrEqual(2)
})

test('RANK-12 RANK-31 the trend tells both medals at the end of each day of the span, oldest first', async () => {
  server.clock.now = NOW
  const { data } = await server.call(calls.userTrend, { days: 120 }, { as: user })
  expect(data.trendData).toHaveLength(120)
  expect(data.trendData.map((one) => one.day)).toEqual(data.trendData.map((one) => one.day).toSorted())
  expect(data.trendData.at(-1)?.day).toBe('2024-06-28')
  expect(data.trendData.find((one) => one.day === '2024-03-10')).toMatchObject({ calls: 0, lsrsMedal: 0 })
  expect(data.trendData.find((one) => one.day === '2024-03-11')).toMatchObject({ calls: 2, lsrsMedal: 1 })
  expect(['up', 'flat', 'down']).toContain(data.trend)
  expect((await server.call(calls.userTrend, { days: 3 }, { as: user })).status).toBe(400)
})

test('MEM-10 MEM-16 MEM-17 the switch that shows medals is read and set, each user’s own', async () => {
  expect((await server.call(calls.medalSwitch, {}, { as: user })).data).toEqual({ shown: true })
  expect((await server.call(calls.setMedalSwitch, { shown: false }, { as: user })).data).toEqual({ shown: false })
  expect((await server.call(calls.medalSwitch, {}, { as: user })).data).toEqual({ shown: false })
  expect((await server.call(calls.medalSwitch, {}, { as: other })).data).toEqual({ shown: true })
  expect((await server.call(calls.setMedalSwitch, { shown: false })).status).toBe(401)
})
