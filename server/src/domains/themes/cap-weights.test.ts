import { themes } from '@pandora/contract/domains/themes/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { tradingDays } from './testing-themes.ts'

let server: TestServer
let user: Caller

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
