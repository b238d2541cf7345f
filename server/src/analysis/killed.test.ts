import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { testServer, testWorker, type TestServer } from '../testing.ts'
import { importedFacts } from './testing-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const counted = async (query: string) =>
  (await server.sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${query}`))[0]?.count ?? 0
/** Ten batches, over four years: past weeks are still to be scored when the last of them is read. */
const DOCUMENTS = 2000
const HOURS_BETWEEN = 18

test('a worker killed with kill -9 half-way: the next one goes on where it was, and every document is stored exactly once', async () => {
  const gathered = importedFacts(server).company({ id: 'SHZ-000901', short: '晨屿科技' })
  for (let number = 0; number < DOCUMENTS; number++) {
    gathered.document({
      id: `d${number}`,
      title: `晨屿科技第${number}号：中标${(number % 90) + 1}亿元订单`,
      at: new Date(Date.UTC(2020, 0, 1) + number * HOURS_BETWEEN * 3_600_000).toISOString(),
    })
  }
  await gathered.save()
  // Each batch takes at least a fifth of a second, so that a look at the database comes before the last of them.
  await server.sql.unsafe(`
    create function wait_a_moment() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return null; end $$;
    create trigger wait_a_moment after insert on document_analysis for each statement execute function wait_a_moment()`)
  const killed = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
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
  await expect.poll(() => counted('document_analysis'), { interval: 20, timeout: 150_000 }).toBeGreaterThan(0)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const done = await counted('document_analysis')
  expect(done).toBeLessThan(DOCUMENTS)
  await server.sql.unsafe('drop trigger wait_a_moment on document_analysis; drop function wait_a_moment')
  // None is lost: each is stored or waits. One that is stored waits again where an earlier text of its story has come.
  await expect
    .poll(
      () =>
        counted('(select document_id from document_analysis union select document_id from analysis_waiting) either'),
      { timeout: 10_000 },
    )
    .toBe(DOCUMENTS)
  const worker = await testWorker(
    readConfig({ PANDORA_LOG: 'silent', PANDORA_HOME: server.home, PANDORA_DEMO: 'off' }),
    server.url,
  )
  try {
    await expect.poll(() => counted('analysis_waiting'), { timeout: 150_000 }).toBe(0)
    expect(await counted('document_analysis')).toBe(DOCUMENTS)
    expect(await counted('(select document_id from document_analysis group by 1 having count(*) > 1) twice')).toBe(0)
    expect(
      await counted('(select event_id, document_id from event_evidence group by 1, 2 having count(*) > 1) twice'),
    ).toBe(0)
    expect(await counted(`document_company where line = -1`)).toBe(DOCUMENTS)
    await expect.poll(() => counted('company_score'), { timeout: 60_000 }).toBeGreaterThan(0)
    // A document that comes now does not wait for past weeks to be scored; on a machine of its own it takes a tenth of
    // a second.
    const begun = performance.now()
    await importedFacts(server)
      .document({ id: 'live', title: '晨屿科技收到问询函', at: new Date(server.clock.now).toISOString() })
      .save()
    await expect
      .poll(() => counted(`document_analysis where document_id = 'live'`), { interval: 10, timeout: 20_000 })
      .toBe(1)
    expect(performance.now() - begun).toBeLessThan(10_000)
  } finally {
    await worker.stop()
  }
}, 420_000)
