import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { THEME_SESSIONS } from '@pandora/contract/domains/themes/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { testServer, type Caller, type CallOptions, type TestServer } from '../../testing.ts'
import { CALENDAR, CORE, loadThemes, NAMED, OTHER, PART, SHIPS, STORAGE, tradingDays } from './testing-themes.ts'
import { facts } from '../../testing-facts.ts'

let server: TestServer
let user: Caller

describe('index and heat', () => {
  beforeAll(async () => {
    server = await testServer()
    user = await server.caller()
    await loadThemes(server)
  })
  afterAll(() => server.stop())

  const members = async (options: CallOptions = {}) =>
    (await server.call(themes.byId, { themeId: STORAGE }, { as: user, ...options })).data.dataList
  const series = async (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
    (await server.call(themes.series, { themeId: STORAGE, ...input }, { as: user, ...options })).data

  test('the index is the mean of members’ returns, each by its membership as known at the month’s beginning, 100 on the first day', async () => {
    const { index, basis } = await series({ from: '2024-03-01', to: '2024-03-19' })
    expect(basis).toBe('traded')
    expect(index.value[0]).toBe(100)
    const known = await members({ asOf: '2024-02-29' })
    const rate = { [CORE]: 2, [PART]: -1, [NAMED]: 5 } as Record<string, number>
    const weights = known.reduce((sum, one) => sum + one.membership, 0)
    const expected = known.reduce((sum, one) => sum + one.membership * (rate[one.companyId] ?? Number.NaN), 0) / weights
    expect(index.change.slice(1).every((change) => Math.abs(change - expected) < 1e-9)).toBe(true)
    expect(index.value.at(-1)).toBeCloseTo(100 * (1 + expected / 100) ** (index.day.length - 1), 6)
    expect(index.members[0]).toBe(3)
  })

  test('equal weights, weights by value and a past instant give other indexes', async () => {
    const equal = (await series({ from: '2024-03-01', weighting: 'equal' })).index
    expect(equal.change[1]).toBeCloseTo((2 - 1 + 5) / 3, 9)
    const cap = (await series({ from: '2024-03-01', weighting: 'cap' })).index
    expect(cap.change[1]).not.toBeCloseTo(equal.change[1] ?? 0, 3)
    const past = await series({ from: '2024-03-01' }, { asOf: '2024-03-08' })
    expect(past.to).toBe('2024-03-08')
    expect(past.index.day.at(-1)).toBe('2024-03-08')
  })

  test('the list draws the same index of every theme over its last sessions, one’s own among them, each from 100', async () => {
    const own = (
      await server.call(
        themes.ownSave,
        { name: '清单', companies: [{ companyId: CORE }, { companyId: OTHER, weight: 0.25 }] },
        { as: user },
      )
    ).data
    const courses = async (options: CallOptions = {}) =>
      (await server.call(themes.courses, {}, { as: user, ...options })).data
    const { day, dataList } = await courses()
    expect(day).toHaveLength(THEME_SESSIONS + 1)
    expect(day.at(-1)).toBe(CALENDAR.findLast((one) => one <= '2024-03-20'))
    for (const themeId of [STORAGE, own.themeId]) {
      const { index } = await series({ themeId })
      const from = index.day.indexOf(day[0] ?? '')
      const first = index.value[from] ?? Number.NaN
      const one = dataList.find((found) => found.themeId === themeId)
      expect(one?.value).toEqual(index.value.slice(from).map((value) => expect.closeTo((value / first) * 100, 3)))
      expect(one?.changeRate).toBeCloseTo(((index.value.at(-1) ?? 0) / first - 1) * 100, 3)
    }
    // No member, no index.
    expect(dataList.map((one) => one.themeId)).not.toContain(SHIPS)
    const past = await courses({ asOf: '2024-02-08' })
    expect(past.day.at(-1)).toBe('2024-02-08')
    expect(past.dataList.find((one) => one.themeId === STORAGE)?.value.at(-1)).toBeCloseTo(
      (past.dataList.find((one) => one.themeId === STORAGE)?.changeRate ?? 0) + 100,
      3,
    )
    expect(await courses({ asOf: '2022-01-01' })).toEqual({ day: [], dataList: [] })
    await server.call(themes.ownDelete, { themeId: own.themeId }, { as: user })
  })

  test('heat counts documents by day, raw and with copies once', async () => {
    const { heat } = await series({ from: '2024-03-15', to: '2024-03-19' })
    expect(heat.day).toEqual(['2024-03-15', '2024-03-16', '2024-03-17', '2024-03-18', '2024-03-19'])
    expect(heat.documents).toEqual([0, 0, 0, 2, 0])
    expect(heat.stories).toEqual([0, 0, 0, 1, 0])
  })

  test('a span that is none is empty, and an unknown theme is refused', async () => {
    expect((await series({ from: '2024-03-10', to: '2024-03-01' })).index.day).toEqual([])
    expect(await server.call(themes.series, { themeId: 'none' }, { as: user })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})

describe('by value', () => {
  const [SPLIT, PLAIN, ADJUSTED, COUNTED_LONG_AGO] = ['SHZ-000901', 'SHZ-000902', 'SHZ-000903', 'SHZ-000904'] as const
  const RATES: Readonly<Record<string, number>> = { [SPLIT]: 2, [PLAIN]: -1, [ADJUSTED]: 50, [COUNTED_LONG_AGO]: 30 }
  const days = tradingDays('2024-01-22', 12)

  beforeAll(async () => {
    server = await testServer()
    server.clock.now = Date.parse('2024-02-07T02:00:00Z')
    user = await server.caller()
    const gathered = facts(server.sql)
    for (const [id, rate] of Object.entries(RATES)) {
      // Adjusted prices are a tenth of those paid, of the one whose shares were split.
      const bars = (close: number) => days.map((date) => ({ date, close, rate }))
      gathered
        .company({ id, short: id })
        .bars(id, bars(id === SPLIT ? 1 : 10), 'forward-adjusted')
        .add('share_count', {
          security_id: id,
          counted_on: id === COUNTED_LONG_AGO ? '2021-12-31' : '2023-12-31',
          total_shares: 1e9,
          float_shares: null,
        })
      if (id !== ADJUSTED) gathered.bars(id, bars(10))
    }
    await gathered.save()
  })
  afterAll(() => server.stop())

  const byCap = async (ids: readonly string[], from: string) => {
    const { themeId } = (
      await server.call(
        themes.ownSave,
        { name: `清单${ids.join('')}`, companies: ids.map((companyId) => ({ companyId })) },
        { as: user },
      )
    ).data
    return (await server.call(themes.series, { themeId, weighting: 'cap', from }, { as: user })).data
  }

  test('by value members weigh by closes that were paid, though returns are of adjusted ones; who has none, or no count of the last 15 months, weighs nothing and is counted', async () => {
    const series = await byCap([SPLIT, PLAIN, ADJUSTED, COUNTED_LONG_AGO], '2024-02-01')
    expect(series).toMatchObject({ basis: 'forward-adjusted', unweighted: 2 })
    expect(series.index.members[1]).toBe(2)
    expect(series.index.change[1]).toBeCloseTo((2 - 1) / 2, 9)
  })

  test('where nobody has a weight there is no index, and how many lack one is said; other weightings say nothing of it', async () => {
    const series = await byCap([ADJUSTED, COUNTED_LONG_AGO], '2024-02-01')
    expect([series.unweighted, series.index.day]).toEqual([2, []])
    expect(
      (await server.call(themes.series, { themeId: series.themeId, from: '2024-02-01' }, { as: user })).data,
    ).toMatchObject({
      unweighted: null,
      index: { value: [100, expect.any(Number), expect.any(Number), expect.any(Number)] },
    })
  })
})
