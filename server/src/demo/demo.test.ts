import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { callHorizons } from '@pandora/contract/domains/authors/operations'
import { companies } from '@pandora/contract/domains/companies/operations'
import { flash } from '@pandora/contract/domains/flash/operations'
import { health } from '@pandora/contract/domains/health/operations'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'
import { markets } from '@pandora/contract/domains/markets/operations'
import { macro } from '@pandora/contract/domains/macro/operations'
import { recordKinds } from '@pandora/contract/records/kinds'
import { demoSource } from '@pandora/sources/demo/demo-source'
import { DEMO_MARKET, mark } from '@pandora/sources/demo/mark'
import { addressOf } from '@pandora/sources/demo/query'
import { truthFolder } from '@pandora/sources/demo/truth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { dayHeld } from '../domains/authors/skill.ts'
import { demoTruth } from '../evaluate/demo-truth.ts'
import { placeboCalls } from '../evaluate/placebo-calls.ts'
import { runImport, type RunResult } from '../imports/run.ts'
import { totalOf } from '../imports/tally.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { live, step } from './life.ts'
import { beginDemo, createDemoRun, demoNow, freshState, planOf, runName } from './load.ts'
import { demoRuns, demoState, enterDemo } from './queries.ts'
import { removeDemoMarket } from './remove.ts'

/** A Tuesday, after the close in Shanghai. */
const until = Date.parse('2025-08-26T12:00:00Z')
const HOUR = 3_600_000
const state = freshState('small', 7, until)
let server: TestServer
let user: Caller
let loaded: RunResult[]
const heard: LiveEvent[] = []

async function load(): Promise<RunResult[]> {
  const results: RunResult[] = []
  for (const query of planOf(state, 1)) {
    const runId = await createDemoRun(server.sql, query, runName(query), 'test')
    results.push(
      await runImport({
        sql: server.sql,
        runId,
        marketId: DEMO_MARKET,
        dryRun: false,
        source: demoSource,
        asked: { path: addressOf(query), truth: truthFolder(server.home) },
      }),
    )
  }
  return results
}
const inDemo = () => ({ as: user, market: 'demo' })
const count = async (table: string) =>
  (
    await server.sql.unsafe<[{ count: number }]>(
      `select count(*)::int as count from ${table} where market_id = ${DEMO_MARKET}`,
    )
  )[0].count

beforeAll(async () => {
  server = await testServer({ PANDORA_DEMO: 'small' })
  server.clock.now = until
  user = await server.caller('admin')
  server.web.services.live.listen({ marketId: DEMO_MARKET, uid: 1, admin: false }, (event) => heard.push(event))
  await enterDemo(server.sql, state)
  loaded = await load()
}, 120_000)
afterAll(() => server.stop())

test('the small market comes through the pipeline: every kind of fact is there, and the market is no longer empty', async () => {
  expect(loaded.map((one) => [one.state, one.tally.rejectedRows])).toEqual(loaded.map(() => ['done', 0]))
  for (const kind of Object.keys(recordKinds)) expect(await count(kind), kind).toBeGreaterThan(0)
  const { data } = await server.call(markets.list, {}, { as: user })
  expect(data.dataList.find((one) => one.key === 'demo')).toMatchObject({
    fictional: true,
    empty: false,
    nameZh: '演示市场',
  })
  expect(await server.sql`select 1 from company where market_id = 1`).toHaveLength(0)
})

test('every answer of it says that it is fictional: company, price, news, document and rate', async () => {
  const [company] = await server.sql<
    { company_id: string }[]
  >`select company_id from company where market_id = ${DEMO_MARKET} order by company_id limit 1`
  const companyId = company?.company_id ?? ''
  const profile = (await server.call(companies.profile, { companyId }, inDemo())).data
  expect(profile.provenance).toMatchObject({ source: mark.zh, sourceEn: mark.en })
  expect(profile.industries).toHaveLength(3)
  expect(profile.companyNameEn).not.toBeNull()
  const information = (await server.call(companies.information, { companyId }, inDemo())).data
  expect(information.mainBusiness).toMatchObject({ provenance: { source: mark.zh, sourceEn: mark.en } })
  const price = (await server.call(companies.stockPrice, { securityId: companyId }, inDemo())).data
  expect(price.provenance).toMatchObject({ source: mark.zh })
  expect(price.bases.toSorted()).toEqual(['forward-adjusted', 'traded'])
  const list = (await server.call(flash.dailyFlashList, {}, inDemo())).data.dataList
  expect(list).toHaveLength(20)
  for (const item of list)
    expect([item.source.startsWith(mark.zh), item.sourceEn?.startsWith(mark.en), item.kind === 'post']).toEqual([
      true,
      true,
      false,
    ])
  const detail = (await server.call(flash.newsDetail, { newsId: list[0]?.newsId ?? '' }, inDemo())).data
  expect(detail.provenance.source.startsWith(mark.zh)).toBe(true)
  for (const operation of [macro.exchangeRate, macro.lpr, macro.shibor])
    expect((await server.call(operation, {}, inDemo())).data).toMatchObject({
      publisherZh: mark.zh,
      provenance: { source: mark.zh, sourceEn: mark.en },
    })
  expect((await server.call(companies.profile, { companyId }, { as: user })).code).toBe('NOT_FOUND')
})

test('the status shows the composite first, breadth of the last day, and data health counts what is there', async () => {
  const status = (await server.call(markets.status, {}, inDemo())).data
  expect(status.indexes[0]).toMatchObject({ securityId: 'SHZ-990001-index', nameZh: '演示综指', date: '2025-08-26' })
  expect(status).toMatchObject({ tradeDate: '2025-08-26', breadthDate: '2025-08-26' })
  expect(status.rising + status.falling + status.flat).toBeGreaterThan(25)
  const { kinds } = (await server.call(health.overview, {}, inDemo())).data
  for (const { kind, versions } of kinds) expect(versions, kind).toBe(await count(kind))
})

test('as of a past day nothing later is seen, and a report is not known before it came out', async () => {
  const [report] = await server.sql<
    { company_id: string; published_on: string }[]
  >`select company_id, published_on from statement_item where market_id = ${DEMO_MARKET} and item = 'revenue' and published_on > '2025-03-01' limit 1`
  const before = (
    await server.sql<
      { known: boolean }[]
    >`select bool_and(known_at >= published_on::timestamp at time zone 'Asia/Shanghai') as known from statement_item where market_id = ${DEMO_MARKET}`
  )[0]
  expect(report && before?.known).toBe(true)
  const list = (await server.call(flash.dailyFlashList, {}, { ...inDemo(), asOf: '2025-05-31' })).data.dataList
  expect(list.every((item) => item.newsDay <= '2025-05-31')).toBe(true)
})

test('the same load again changes nothing', async () => {
  const totals = (await load()).map((one) => totalOf(one.tally))
  expect(totals.map((one) => [one.new, one.updated])).toEqual(totals.map(() => [0, 0]))
  expect(totals.reduce((sum, one) => sum + one.unchanged, 0)).toBeGreaterThan(20_000)
}, 60_000)

test('its truth lies beside it, and agrees with the prices stored', async () => {
  for (const name of ['events', 'meetings', 'texts-2025'])
    expect(existsSync(join(truthFolder(server.home), `${name}.jsonl`)), name).toBe(true)
  // Readouts of the years before the world begins have their truth among the meetings.
  const [readouts] = await server.sql<{ count: number }[]>`select count(*)::int as count from document
    where market_id = ${DEMO_MARKET} and external_id like 'readout-%' and superseded_at = 'infinity'`
  expect(await demoTruth(server.sql, server.home)).toMatchObject({
    task: 'demo-truth',
    size: 'small',
    moves: { direct: { correlation: expect.any(Number) } },
    stored: { texts: (await count('document')) - (readouts?.count ?? 0) },
    impact: { planted: { fresh: { rankCorrelation: expect.any(Number) } } },
    texts: { texts: expect.any(Number) },
  })
  const [column] =
    await server.sql`select 1 from information_schema.columns where table_name in ('event', 'event_company', 'post', 'document') and column_name in ('stance', 'sign', 'move', 'copy_of', 'hidden')`
  expect(column).toBeUndefined()
}, 240_000)

test('calls of no skill are right as often as their base rates say, though most industries have one stock here', async () => {
  const stocks = await server.sql<{ company_id: string }[]>`
    select company_id from company where market_id = ${DEMO_MARKET} and superseded_at = 'infinity' order by 1`
  const calls = Array.from({ length: 600 }, (_, at) => ({
    document_id: String(at),
    company_id: stocks[at % stocks.length]?.company_id ?? '',
    stance: 'many' as const,
    published_at: until - (20 + ((at * 7) % 120)) * 24 * HOUR,
  }))
  const when = { ...dayHeld(until), seed: 7 }
  const view = { marketId: DEMO_MARKET, asOf: until }
  const placebo = await placeboCalls(server.web.services, server.sql, view, calls, when)
  expect(placebo.map(({ horizon }) => horizon)).toEqual([...callHorizons])
  for (const { horizon, closed, low, high } of placebo) {
    expect(closed, String(horizon)).toBeGreaterThan(8000)
    expect(high - low, String(horizon)).toBeLessThan(0.05)
    expect([low <= 0, high >= 0], String(horizon)).toEqual([true, true])
  }
})

test('it lives: texts come at their instant, bars at the close, all in one run a day, and readers hear of them', async () => {
  heard.length = 0
  const [texts, bars, runs] = [await count('document'), await count('daily_price'), (await demoRuns(server.sql)).length]
  const config = { PANDORA_HOME: server.home, PANDORA_DEMO_PACE: 1 }
  // The next morning, an hour before the close, an hour after it.
  for (const hours of [14, 18, 20]) await step(server.sql, config, until + hours * HOUR)
  expect(await count('document')).toBeGreaterThan(texts)
  expect(await count('daily_price')).toBeGreaterThan(bars + 50)
  const [last] = await server.sql<
    { last: number }[]
  >`select max(published_at) as last from document where market_id = ${DEMO_MARKET}`
  expect(last?.last).toBeLessThanOrEqual(until + 20 * HOUR)
  const ofLife = (await demoRuns(server.sql)).slice(runs)
  expect(ofLife.map((one) => [one.file, one.state])).toEqual([['演示市场 Demo market: life 2025-08-27', 'done']])
  const [counted] = await server.sql<
    { documents: number }[]
  >`select (counts->'document'->>'new')::int as documents from import_run where run_id = ${ofLife[0]?.run_id ?? 0}`
  expect(counted?.documents).toBe((await count('document')) - texts)
  await expect
    .poll(() => [...new Set(heard.map((event) => event.topic))])
    .toEqual(expect.arrayContaining(['documents', 'prices', 'series']))
  expect((await demoState(server.sql))?.livedTo).toBe(until + 20 * HOUR)
}, 60_000)

test('after days off it makes up for them: every bar, and texts of every day', async () => {
  await step(server.sql, { PANDORA_HOME: server.home, PANDORA_DEMO_PACE: 1 }, until + 8 * 24 * HOUR)
  const days = (
    await server.sql<
      { trade_date: string }[]
    >`select distinct trade_date from daily_price where market_id = ${DEMO_MARKET} and trade_date > '2025-08-26' order by 1`
  ).map((row) => row.trade_date)
  expect(days).toEqual(['2025-08-27', '2025-08-28', '2025-08-29', '2025-09-01', '2025-09-02', '2025-09-03'])
  const [written] = await server.sql<
    { days: number }[]
  >`select count(distinct published_at::date)::int as days from document where market_id = ${DEMO_MARKET} and published_at > '2025-08-26T16:00Z'`
  expect(written?.days).toBeGreaterThanOrEqual(8)
}, 60_000)

test('its time stands still where a day is set, at pace 0, or when it is turned off', async () => {
  const before = await demoState(server.sql)
  for (const settings of [{ PANDORA_DEMO_TODAY: '2025-08-26' }, { PANDORA_DEMO_PACE: '0' }, { PANDORA_DEMO: 'off' }]) {
    const config = readConfig({ PANDORA_HOME: server.home, PANDORA_DEMO: 'small', ...settings })
    await live({ sql: server.sql, config, stopping: new AbortController().signal }, until + 30 * 24 * HOUR)
  }
  expect(await demoState(server.sql)).toEqual(before)
  expect(demoNow({ PANDORA_DEMO_TODAY: '2025-08-26' }, until + 30 * 24 * HOUR)).toBe(
    Date.parse('2025-08-26T15:59:59.999Z'),
  )
})

test('one call removes it: no fact, form, summary, run or truth of it stays, and another load may follow', async () => {
  expect(await removeDemoMarket(server.sql, server.home)).toBeGreaterThan(20_000)
  for (const table of [
    ...Object.keys(recordKinds),
    'search_form',
    'fact_summary',
    'coverage_summary',
    'import_run',
    'demo_market',
    'watch_entry',
  ])
    expect(await count(table), table).toBe(0)
  expect(existsSync(truthFolder(server.home))).toBe(false)
  expect(
    (await server.call(markets.list, {}, { as: user })).data.dataList.find((one) => one.key === 'demo')?.empty,
  ).toBe(true)

  const config = readConfig({ PANDORA_HOME: server.home, PANDORA_DEMO: 'small', PANDORA_DEMO_TODAY: '2025-08-26' })
  for (let start = 0; start < 2; start++) await beginDemo(server.sql, config, until)
  const queued = await demoRuns(server.sql)
  expect(queued.map((one) => one.state)).toEqual(planOf(state, 1).map(() => 'queued'))
  expect(await server.sql`select 1 from graphile_worker.jobs where task_identifier = 'import_run'`).toHaveLength(
    queued.length,
  )
  await removeDemoMarket(server.sql, server.home)
  expect(
    await server.sql`select 1 from graphile_worker.jobs where task_identifier in ('import_run', 'demo_life')`,
  ).toHaveLength(0)
  await beginDemo(server.sql, readConfig({ PANDORA_DEMO: 'off' }), until)
  expect(await demoState(server.sql)).toBeUndefined()
})
