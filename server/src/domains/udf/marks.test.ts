import { PRICE_EVENT_LIMIT } from '@pandora/contract/domains/price-events/operations'
import { udf } from '@pandora/contract/domains/udf/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importedFacts } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { UdfClient } from './testing-client.ts'
import { at, loadBars } from './testing-bars.ts'

let server: TestServer
let user: Caller
let key: string

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-02-06T10:00:00Z')
  await loadBars(server)
  user = await server.caller()
  key = (await server.call(udf.makeKey, { name: '图表', market: 'real' }, { as: user })).data.key
})
afterAll(() => server.stop())

const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.web.app.inject({ method: 'GET', url, headers })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}
const client = (base = `/udf/k/${key}`, headers: Record<string, string> = {}) =>
  new UdfClient(base, (url) => fetched(url, headers))

describe('marks', () => {
  test('PRICE-01 price events stand at the bar that could first answer to them; their time is that of a bar, at every resolution', async () => {
    for (const resolution of ['1D', '1W', '1M']) {
      const window = { from: at('2024-01-01'), to: at('2024-03-01') }
      const times = new Set((await client().bars('SHZ-000901', resolution, window)).bars.map(({ time }) => time / 1000))
      const marks = await client().marks('SHZ-000901', resolution, window.from, window.to)
      expect(marks.length).toBeGreaterThan(5)
      for (const mark of marks) expect(times.has(mark.time), `${resolution} ${mark.id}`).toBe(true)
    }
    const daily = new Map(
      (await client().marks('SHZ-000901', '1D', at('2024-01-01'), at('2024-03-01'))).map((mark) => [
        mark.id,
        mark.time,
      ]),
    )
    expect([daily.get('late'), daily.get('weekend'), daily.has('unanswered')]).toEqual([
      at('2024-01-31'),
      at('2024-02-05'),
      false,
    ])
  })
  test('at most ten stand at a bar, the weightiest; risk and opportunity are told apart, and a title holds no markup', async () => {
    const marks = await client().marks('SHZ-000901', '1D', at('2024-01-01'), at('2024-03-01'))
    for (const some of Map.groupBy(marks, ({ time }) => time).values()) expect(some.length).toBeLessThanOrEqual(10)
    expect(marks.filter(({ time }) => time === at('2024-02-01'))).toHaveLength(10)
    const [late, weekend] = ['late', 'weekend'].map((id) => marks.find((mark) => mark.id === id))
    expect([late?.label, weekend?.label]).toEqual(['机', '险'])
    expect(late?.color).not.toEqual(weekend?.color)
    expect(late?.text).toContain('&lt;b&gt;')
    expect(marks.map(({ text }) => text).join('')).not.toMatch(/[<>"]/)
  })
  test('PRICE-02 a day with more events than one answer of the product holds hides no other bar of its marks', async () => {
    const crowd = importedFacts(server)
    for (let n = 0; n < PRICE_EVENT_LIMIT + 20; n++)
      crowd.document({
        id: `crowd${n}`,
        title: `晨星科技第${n}条快讯`,
        at: '2024-02-06T03:00:00Z',
        companies: ['SHZ-000901'],
      })
    await crowd.save()
    const marks = await client().marks('SHZ-000901', '1D', at('2024-01-01'), at('2024-03-01'))
    expect(marks.find(({ id }) => id === 'late')?.time).toBe(at('2024-01-31'))
    expect(marks.filter(({ time }) => time === at('2024-02-01'))).toHaveLength(10)
    expect(marks.filter(({ id }) => id.startsWith('crowd'))).toHaveLength(10)
  })
  test('timescale marks are one a bar; an index, a window without bars and a window turned round have none', async () => {
    const scale = (await client().ask('timescale_marks', {
      symbol: 'SHZ-000901',
      resolution: '1W',
      from: at('2024-01-01'),
      to: at('2024-03-01'),
    })) as { time: number; tooltip: string[] }[]
    expect(scale.map(({ time }) => time)).toEqual([at('2024-01-29'), at('2024-02-05')])
    expect(scale.every(({ tooltip }) => tooltip.length > 0)).toBe(true)
    for (const [symbol, from, to] of [
      ['SSE-000901-index', 0, 2e9],
      ['SHZ-000901', 0, 10],
      ['SHZ-000901', 2e9, 0],
    ] as const)
      expect(await client().marks(symbol, '1D', from, to)).toEqual([])
  })
})
