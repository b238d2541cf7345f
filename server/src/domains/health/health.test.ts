import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { health } from '@pandora/contract/domains/health/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import { instant } from '@pandora/store/as-of'
import { removeRun } from '@pandora/store/runs'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
})
afterAll(() => server.stop())

const derive = deriveFor(1)
const overview = async (asOf?: string, market?: string): Promise<OutputOf<typeof health.overview>> =>
  (await server.call(health.overview, {}, { as: user, ...(asOf ? { asOf } : {}), ...(market ? { market } : {}) })).data
const kindOf = (data: OutputOf<typeof health.overview>, kind: KindName) => data.kinds.find((one) => one.kind === kind)

beforeEach(async () => {
  server.clock.now = Date.parse('2024-03-06T02:00:00Z')
  for (const table of [...Object.keys(recordKinds), 'search_form', 'fact_summary', 'coverage_summary', 'import_run'])
    await server.sql.unsafe(`delete from ${table}`)
  await facts(server.sql, { startedAt: Date.parse('2024-03-05T12:00:00Z') })
    .company({
      id: 'SHZ-000901',
      short: '晨星科技',
      en: 'Morning Star',
      industry: { code: '270000', from: '2021-10-31' },
    })
    .company({ id: 'SSE-600901', short: '远山' })
    .index('SSE-000901-index', '指数', null)
    .bars('SHZ-000901', [
      { date: '2024-03-01', close: 10 },
      { date: '2024-03-04', close: 11 },
    ])
    .bars('SSE-000901-index', [{ date: '2024-03-04', close: 3000 }])
    .bars('SHZ-000777', [{ date: '2024-03-04', close: 5 }])
    .document({ id: 'd1', title: '一', at: '2024-03-04T02:00:00Z', companies: ['SHZ-000901'] })
    .document({ id: 'd2', title: '二', at: '2024-03-05T02:00:00Z' })
    .series('TEST-3M', '%', { '2024-03-04': 1.5, '2024-03-05': 1.6 })
    .save(derive)
})

/** Facts in force and versions known of every kind, counted from the tables themselves. */
async function counted(asOf: number | null): Promise<{ kind: string; facts: number; versions: number }[]> {
  const at = asOf === null ? 'infinity' : instant(asOf)
  const inForce = asOf === null ? "superseded_at = 'infinity'" : `superseded_at > '${at}'`
  const counts = Object.keys(recordKinds).map(
    (kind) =>
      `select '${kind}' as kind, count(*) filter (where ${inForce})::int as facts, count(*)::int as versions from ${kind} where market_id = 1 and known_at <= '${at}'`,
  )
  return [...(await server.sql.unsafe<{ kind: string; facts: number; versions: number }[]>(counts.join(' union all ')))]
}
async function expectExact(): Promise<void> {
  for (const day of [null, '2024-03-04', '2024-03-05', '2015-01-01']) {
    const { kinds } = await overview(day ?? undefined)
    expect(
      kinds.map(({ kind, facts: inForce, versions }) => ({ kind, facts: inForce, versions })),
      String(day),
    ).toEqual(await counted(day === null ? null : Date.parse(`${day}T15:59:59.999Z`)))
  }
}

describe('counts', () => {
  test('the summaries agree with the tables, now and as of past days', async () => {
    await expectExact()
    const data = await overview()
    expect(kindOf(data, 'daily_price')).toMatchObject({
      facts: 4,
      versions: 4,
      firstOn: '2024-03-01',
      lastOn: '2024-03-04',
      sources: [{ source: 'files', profile: null, facts: 4 }],
    })
    expect(kindOf(data, 'document')).toMatchObject({ facts: 2, firstOn: '2024-03-04', lastOn: '2024-03-05' })
    expect(kindOf(data, 'statement_item')).toMatchObject({
      state: 'empty',
      facts: 0,
      firstOn: null,
      lastOn: null,
      lastRecordedAt: null,
      sources: [],
    })
  })

  test('they agree after a second run, a correction, a re-import and a removal', async () => {
    await facts(server.sql, { startedAt: Date.parse('2024-03-05T13:00:00Z') })
      .bars('SHZ-000901', [{ date: '2024-03-05', close: 12 }])
      .save(derive)
    await expectExact()
    const correction = await facts(server.sql, { startedAt: Date.parse('2024-03-05T14:00:00Z') })
      .bars('SHZ-000901', [{ date: '2024-03-04', close: 11.5 }])
      .save(derive)
    await expectExact()
    expect(kindOf(await overview(), 'daily_price')).toMatchObject({ facts: 5, versions: 6 })
    await facts(server.sql, { startedAt: Date.parse('2024-03-05T15:00:00Z') })
      .bars('SHZ-000901', [{ date: '2024-03-04', close: 11.5 }])
      .save(derive)
    await expectExact()
    await removeRun(server.sql, correction, derive)
    await expectExact()
    expect(kindOf(await overview(), 'daily_price')).toMatchObject({ facts: 5, versions: 5 })
  })

  test('coverage says what there is and what belongs to nobody', async () => {
    const { coverage } = await overview()
    expect(coverage).toEqual({
      companies: 2,
      withPrices: 1,
      withIndustry: 1,
      withEnglishName: 1,
      withNews: 1,
      pricesWithoutCompany: 1,
      newsWithoutCompany: 1,
    })
    expect((await overview('2024-03-04')).coverage).toMatchObject({ withPrices: 1, withNews: 1, newsWithoutCompany: 0 })
    expect((await overview('2024-02-29')).coverage).toMatchObject({ companies: 2, withPrices: 0, withNews: 0 })
  })

  test('another market has nothing of it', async () => {
    await server.sql`insert into market values (6, 'sixth', '第六市场', 'Sixth market', true) on conflict do nothing`
    await server.web.services.markets.reload()
    const data = await overview(undefined, 'sixth')
    expect(data).toMatchObject({
      ok: 0,
      of: Object.keys(recordKinds).length,
      coverage: { companies: 0 },
      runs: { done: 0 },
    })
    expect(data.kinds.every((one) => one.state === 'empty')).toBe(true)
  })
})

describe('states', () => {
  test('prices are stale after five days, documents after three, as seen from now or the as-of instant', async () => {
    expect(kindOf(await overview(), 'daily_price')?.state).toBe('ok')
    server.clock.now = Date.parse('2024-03-09T02:00:00Z')
    expect([kindOf(await overview(), 'daily_price')?.state, kindOf(await overview(), 'document')?.state]).toEqual([
      'ok',
      'stale',
    ])
    server.clock.now = Date.parse('2024-03-10T02:00:00Z')
    expect(kindOf(await overview(), 'daily_price')?.state).toBe('stale')
    expect(kindOf(await overview('2024-03-06'), 'daily_price')?.state).toBe('ok')
  })

  test('series are stale by their frequency', async () => {
    server.clock.now = Date.parse('2024-03-12T02:00:00Z')
    expect(kindOf(await overview(), 'observation')?.state).toBe('stale')
    await server.sql`update series set frequency = 'month'`
    expect(kindOf(await overview(), 'observation')?.state).toBe('ok')
  })

  test('feeds of the market are counted by how they are', async () => {
    const feed = (
      url: string,
      state: string,
      failures: number,
      marketId = 1,
    ) => server.sql`insert into feed (market_id, origin, url, name, kind, interval_minutes, state, failures, next_at)
      values (${marketId}, ${url}, ${url}, 'Wire', 'news', 30, ${state}, ${failures}, now())`
    expect((await overview()).feeds).toEqual({ active: 0, failing: 0, paused: 0 })
    for (const [url, state, failures] of [
      ['https://a.example.test/', 'active', 0],
      ['https://b.example.test/', 'active', 2],
      ['https://c.example.test/', 'paused', 9],
      ['https://d.example.test/', 'paused', 0],
    ] as const)
      await feed(url, state, failures)
    await feed('https://a.example.test/', 'active', 0, 2)
    expect((await overview()).feeds).toEqual({ active: 1, failing: 1, paused: 2 })
  })

  test('a kind whose last run failed says so, until a run succeeds', async () => {
    const run = (state: string) =>
      server.sql`insert into import_run (market_id, source, file, state, started_by, counts, rejected) values (1, 'files', 'x.csv', ${state}, 'test', '{"daily_price": {"read": 1}}', 3)`
    await run('failed')
    let data = await overview()
    expect(kindOf(data, 'daily_price')?.state).toBe('error')
    expect(data.figures).toMatchObject({ waiting: 0, since: null })
    expect(data.runs).toEqual({ done: 1, failed: 1, running: 0, rejectedRows: 0 })
    await run('done')
    data = await overview()
    expect(kindOf(data, 'daily_price')?.state).toBe('ok')
    expect(data.runs).toEqual({ done: 2, failed: 1, running: 0, rejectedRows: 3 })
    expect(data.ok).toBe(data.kinds.filter((one) => one.state === 'ok').length)
    expect(data.databaseBytes).toBeGreaterThan(1_000_000)
  })

  test('it needs a session', async () => {
    expect(await server.call(health.overview, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  })
})

test('an answer that is not as declared fails the test that asked for it, and is counted in data health and for scrapers', async () => {
  const before = (await overview()).answers
  const { answers } = server.web.services
  expect(() => answers.data(health.overview, { ok: null, kinds: [{ facts: '3' }] })).toThrow('ANSWER_FAULTY')
  await expect(overview()).rejects.toThrow(/health\.overview ok: type/)
  const { checked, faulty, latest } = (await overview()).answers
  expect([checked - before.checked, faulty - before.faulty, latest?.operation]).toEqual([3, 1, 'health.overview'])
  const admin = await server.caller('admin')
  const metrics = await server.web.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${admin.token}` } })
  expect(metrics.body).toContain('answers_faulty_total 1')
})
