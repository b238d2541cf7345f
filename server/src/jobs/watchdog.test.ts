import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function stuck(
  state: string,
  limits: { STUCK: string; CANCEL: string },
): Promise<{ runId: number; child: ChildProcess }> {
  const [run] = await database.sql<
    { run_id: number }[]
  >`insert into import_run (market_id, source, file, state, started_by) values (1, 'files', 'f', ${state}, 'test') returning run_id`
  const runId = run?.run_id ?? 0
  const child = fork(join(import.meta.dirname, 'stuck-import.ts'), {
    env: { ...process.env, URL: database.url, RUN: String(runId), ...limits },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await once(child, 'message')
  return { runId, child }
}
const run = async (runId: number) =>
  (
    await database.sql`select state, error_code, error_message, finished_at is not null as ended from import_run where run_id = ${runId}`
  )[0]

test('a worker that is stuck at an import is ended, and the import says so by name: what waits behind it goes on', async () => {
  const { runId, child } = await stuck('reading', { STUCK: '2000', CANCEL: '1000' })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await run(runId)).toEqual({
    state: 'failed',
    error_code: 'IMPORT_STUCK',
    error_message: expect.stringMatching(/^\{"seconds":\d+\}$/),
    ended: true,
  })
})

test('cancelling an import whose worker is stuck ends both, long before the worker would be given up', async () => {
  const { runId, child } = await stuck('reading', { STUCK: '600000', CANCEL: '500' })
  await database.sql`update import_run set state = 'cancelling' where run_id = ${runId}`
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await run(runId)).toEqual({ state: 'cancelled', error_code: null, error_message: null, ended: true })
})

test('a stuck worker whose import nobody cancels is left alone until its time', async () => {
  const { runId, child } = await stuck('reading', { STUCK: '600000', CANCEL: '200' })
  await new Promise((resolve) => {
    setTimeout(resolve, 1500)
  })
  expect([child.exitCode, child.signalCode, (await run(runId))?.['state']]).toEqual([null, null, 'reading'])
  child.kill('SIGKILL')
  await once(child, 'exit')
})
