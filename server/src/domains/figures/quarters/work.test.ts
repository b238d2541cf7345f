import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'
import { removeRun } from '@pandora/store/runs'
import { readConfig } from '../../../config.ts'
import { deriveFor } from '../../../imports/derive.ts'
import { facts } from '../../../testing-facts.ts'
import { testServer, testWorker, type TestServer } from '../../../testing.ts'
import { nextWaiting } from './read.queries.ts'
import { report, workOut, yearsOf } from './testing-figures.ts'
import { lastFriday } from './valuations.ts'
import { storeFigures } from './write.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const counted = async (query: string) =>
  (await server.sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${query}`))[0]?.count ?? 0
const id = 'SHZ-000901'

test('what changes while a company is worked on is not lost: nothing old is stored, and it waits on', async () => {
  await facts(server.sql).company({ id, short: '晨屿科技' }).save(deriveFor(1))
  await yearsOf(server.sql, id, [2022]).save(deriveFor(1))
  const [waiting] = await nextWaiting(server.sql, 1, '', 10)
  if (!waiting) throw new Error('nothing waits')
  await yearsOf(server.sql, id, [2023]).save(deriveFor(1))
  const history = {
    firstOn: null,
    through: '1900-01-01',
    pe: new Float32Array(0),
    pb: new Float32Array(0),
    priced: new Uint8Array(0),
  }
  expect(await server.sql.begin((tx) => storeFigures(tx, 1, [{ waiting, quarters: [], history }], Date.now()))).toEqual(
    [],
  )
  expect(await counted('figures_waiting')).toBe(1)
  expect(await workOut(server.sql)).toBe(1)
  expect([await counted('figures_waiting'), await counted('company_quarter')]).toEqual([0, 8])
  expect(await workOut(server.sql)).toBe(0)
})

test('an import that brings nothing new lets nobody wait; one that is taken back takes its figures with it', async () => {
  const runId = await report(facts(server.sql), id, '2024-03-31', 3, { revenue: 5 }).save(deriveFor(1))
  await workOut(server.sql)
  expect(await counted(`company_quarter where period_end = '2024-03-31'`)).toBe(1)
  await report(facts(server.sql), id, '2024-03-31', 3, { revenue: 5 }).save(deriveFor(1))
  expect(await counted('figures_waiting')).toBe(0)
  await removeRun(server.sql, runId, deriveFor(1))
  expect(await workOut(server.sql)).toBe(1)
  expect(await counted(`company_quarter where period_end = '2024-03-31'`)).toBe(0)
})

test('readers hear when companies begin to wait, and when their figures are there', async () => {
  const [own, heard] = ['SHZ-000904', [] as LiveEvent[]]
  await server.listen({ marketId: 1, uid: 1, admin: false }, (event) => {
    if (event.topic === 'figures' && event.ids.includes(own)) heard.push(event)
  })
  await report(facts(server.sql), own, '2024-06-30', 6, { revenue: 9 }).save(deriveFor(1))
  await expect.poll(() => heard.length).toBe(1)
  await workOut(server.sql)
  await expect.poll(() => heard.map((event) => event.ids)).toEqual([[own], [own]])
})

test('while a load that changes figures is under way nothing is worked out in its market; after it everything is', async () => {
  await report(facts(server.sql), id, '2024-09-30', 9, { revenue: 14 }).save(deriveFor(1))
  const [run] = await server.sql<
    { run_id: number }[]
  >`insert into import_run (market_id, source, file, state, started_by, rows_read, counts) values (1, 'files', 'bars.csv', 'reading', 'test', 300000, '{"daily_price":{}}') returning run_id`
  expect(await workOut(server.sql)).toBe(0)
  expect(await counted('figures_waiting')).toBe(1)
  await server.sql`update import_run set state = 'done' where run_id = ${run?.run_id ?? 0}`
  expect(await workOut(server.sql)).toBe(1)
})

test('COMP-08 weekly valuations are what could be known in their week: the profit published by then, the price and shares of then', async () => {
  const company = 'SHZ-000905'
  const gathered = facts(server.sql)
    .company({ id: company, short: '周值股份' })
    .add('share_count', { security_id: company, counted_on: '2023-03-01', total_shares: 1e6, float_shares: null })
    .add('share_count', { security_id: company, counted_on: '2024-05-15', total_shares: 2e6, float_shares: null })
    .bars(
      company,
      ['2024-03-01', '2024-03-29', '2024-04-26', '2024-05-03', '2024-05-17', '2024-05-21'].map((date) => ({
        date,
        close: 10,
      })),
    )
  report(
    gathered,
    company,
    '2022-12-31',
    12,
    { parent_net_profit: 1e6 },
    { parent_equity: 5e6 },
    { publishedOn: '2023-04-01' },
  )
  report(
    gathered,
    company,
    '2023-12-31',
    12,
    { parent_net_profit: 2e6 },
    { parent_equity: 4e6 },
    { publishedOn: '2024-04-28' },
  )
  await gathered.save(deriveFor(1))
  await workOut(server.sql)
  const [row] = await server.sql<
    { first_on: string; through: string; pe: Buffer; pb: Buffer }[]
  >`select first_on, through, pe, pb from valuation_history where company_id = ${company}`
  if (!row) throw new Error('no history')
  const values = (packed: Buffer) =>
    [...new Float32Array(packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength))].map((one) =>
      Number.isNaN(one) ? null : one,
    )
  expect([row.first_on, row.through]).toEqual(['2024-03-01', '2024-05-17'])
  // Twelve weeks; of those without a bar nothing is said, nor of the ninth, for the year known then had ended over 15
  // months before. The last week is not over.
  expect(values(row.pe)).toEqual([10, null, null, null, 10, null, null, null, null, 5, null, 10])
  expect(values(row.pb).at(-1)).toBe(5)
  // A day within the weeks valued already lets the company wait, one of the running week does not.
  await facts(server.sql)
    .bars(company, [{ date: '2024-05-22', close: 11 }])
    .save(deriveFor(1))
  expect(await counted('figures_waiting')).toBe(0)
  await facts(server.sql)
    .bars(company, [{ date: '2024-05-27', close: 11 }])
    .save(deriveFor(1))
  expect(await counted('figures_waiting')).toBe(1)
  await workOut(server.sql)
  expect(lastFriday('2024-05-27')).toBe('2024-05-24')
  expect(await counted(`valuation_history where company_id = '${company}' and through = '2024-05-24'`)).toBe(1)
})

test('COMP-08 a week whose shares were counted more than 15 months before has no valuation', async () => {
  const company = 'SHZ-000906'
  const gathered = facts(server.sql)
    .company({ id: company, short: '旧数股份' })
    .add('share_count', { security_id: company, counted_on: '2022-12-08', total_shares: 1e6, float_shares: null })
    .bars(
      company,
      ['2024-03-01', '2024-03-08', '2024-03-15', '2024-03-18'].map((date) => ({ date, close: 10 })),
    )
  await report(
    gathered,
    company,
    '2022-12-31',
    12,
    { parent_net_profit: 1e6 },
    { parent_equity: 5e6 },
    { publishedOn: '2023-04-01' },
  ).save(deriveFor(1))
  await workOut(server.sql)
  const [row] = await server.sql<{ pe: Buffer }[]>`select pe from valuation_history where company_id = ${company}`
  expect([0, 4, 8].map((at) => row?.pe.readFloatLE(at))).toEqual([10, 10, Number.NaN])
})

test('COMP-08 what mends an error of a source takes its place in the valuations of past weeks, of prices, share counts and statements alike; a restatement does not', async () => {
  const company = 'SHZ-000936'
  const pes = async () => {
    await workOut(server.sql)
    const [row] = await server.sql<{ pe: Buffer }[]>`select pe from valuation_history where company_id = ${company}`
    return row
      ? [...new Float32Array(row.pe.buffer.slice(row.pe.byteOffset, row.pe.byteOffset + row.pe.byteLength))].map(
          (one) => (Number.isNaN(one) ? null : one),
        )
      : []
  }
  const bars = (first: number) =>
    facts(server.sql).bars(
      company,
      [
        ['2024-03-01', first],
        ['2024-03-08', 10],
        ['2024-03-15', 10],
      ].map(([date, close]) => ({ date: String(date), close: Number(close) })),
    )
  const shares = (count: number) =>
    facts(server.sql).add('share_count', {
      security_id: company,
      counted_on: '2024-01-02',
      total_shares: count,
      float_shares: null,
    })
  const year = (profit: number, publishedOn: string) =>
    report(facts(server.sql), company, '2022-12-31', 12, { parent_net_profit: profit }, {}, { publishedOn })
  // A close, a share count and a profit that are wrong by a unit each.
  await facts(server.sql).company({ id: company, short: '改正股份' }).save(deriveFor(1))
  await bars(1000).save(deriveFor(1))
  await shares(1e5).save(deriveFor(1))
  await year(1e8, '2023-04-01').save(deriveFor(1))
  expect((await pes()).map((one) => one?.toFixed(3))).toEqual(['1.000', '0.010', '0.010'])
  await bars(11).save(deriveFor(1))
  expect((await pes()).map((one) => one?.toFixed(3))).toEqual(['0.011', '0.010', '0.010'])
  await shares(1e6).save(deriveFor(1))
  expect((await pes()).map((one) => one?.toFixed(2))).toEqual(['0.11', '0.10', '0.10'])
  await year(1e6, '2023-04-01').save(deriveFor(1))
  expect(await pes()).toEqual([11, 10, 10])
  // A restatement of another day leaves the weeks before it as they were known; a further price lets only valuations be
  // worked out again, with what was mended.
  await year(2e6, '2024-03-12').save(deriveFor(1))
  expect(await pes()).toEqual([11, 10, 5])
  await facts(server.sql)
    .bars(company, [
      { date: '2024-03-22', close: 20 },
      { date: '2024-03-25', close: 20 },
    ])
    .save(deriveFor(1))
  expect(await pes()).toEqual([11, 10, 5, 10])
})

test('when a rule changes, what was worked out by the older one is worked out again: the migration lets every company wait that has figures', async () => {
  await workOut(server.sql)
  const [had] = await server.sql<
    { count: number }[]
  >`select count(*)::int as count from (select company_id from company_quarter union select company_id from valuation_history) known`
  await server.sql.unsafe(
    await readFile(new URL('../../../../../store/migrations/0024_perimeter.sql', import.meta.url), 'utf8'),
  )
  expect(await counted('figures_waiting where statements')).toBe(had?.count)
  expect(await workOut(server.sql)).toBe(had?.count)
})

test('a worker killed with kill -9 half-way: the next one goes on where it was, and every company is worked out exactly once', async () => {
  const COMPANIES = 1200
  const gathered = facts(server.sql)
  for (let at = 0; at < COMPANIES; at++)
    gathered.company({ id: `BSE-93${String(at).padStart(4, '0')}`, short: `岛${at}` })
  for (let at = 0; at < COMPANIES; at++)
    for (const [q, end] of ['03-31', '06-30', '09-30', '12-31'].entries())
      report(
        gathered,
        `BSE-93${String(at).padStart(4, '0')}`,
        `2022-${end}`,
        (q + 1) * 3,
        { revenue: at * (q + 1), net_profit: at },
        { total_equity: 1e6 },
      )
  await gathered.save(deriveFor(1))
  const before = await counted('company_quarter')
  const killed = spawn(process.execPath, [join(import.meta.dirname, '../../../main.ts')], {
    env: {
      ...process.env,
      PANDORA_ROLE: 'worker',
      DATABASE_URL: server.url,
      PANDORA_HOME: server.home,
      PANDORA_LOG: 'silent',
      PANDORA_DEMO: 'off',
    },
    stdio: 'ignore',
  })
  await expect.poll(() => counted('company_quarter'), { interval: 5, timeout: 60_000 }).toBeGreaterThan(before)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  // What is stored waits no more, and what waits is not stored.
  await expect
    .poll(async () => (await counted('company_quarter')) - before + 4 * (await counted('figures_waiting')), {
      timeout: 10_000,
    })
    .toBe(4 * COMPANIES)
  expect(await counted('figures_waiting')).toBeGreaterThan(0)
  const worker = await testWorker(
    readConfig({ PANDORA_LOG: 'silent', PANDORA_HOME: server.home, PANDORA_DEMO: 'off' }),
    server.url,
  )
  try {
    await expect.poll(() => counted('figures_waiting'), { timeout: 60_000 }).toBe(0)
    expect(await counted('company_quarter')).toBe(before + 4 * COMPANIES)
  } finally {
    await worker.stop()
  }
}, 200_000)
