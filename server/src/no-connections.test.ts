import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { startCluster, type Cluster } from '@pandora/store/cluster/cluster'
import { connect, type Sql } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { migrate } from '@pandora/store/migrate'
import { grantPlain, PLAIN_ROLE } from '@pandora/store/plain-role'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashPassword } from './auth/passwords.ts'
import { openSession } from './auth/sessions.ts'
import { readConfig } from './config.ts'
import { enqueueRun } from './imports/job.queries.ts'
import { profileNamed } from './imports/plan.ts'
import { createRun } from './imports/queries.ts'
import { prepareJobs } from './jobs/queue.ts'
import { makeLog } from './log.ts'
import { spawnWorker } from './worker-process.ts'
import { openWeb, type Web } from './web.ts'

/**
 * Longest that an answer may take while no connection is to be had, and that recovery may take once there are some, ms.
 */
const [ANSWERS_MS, RECOVERS_MS] = [2000, 10_000]

let home: string
let cluster: Cluster
let admin: Sql
let web: Web
let worker: ReturnType<typeof spawnWorker>
let token: string
let uid: number
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pandora-no-connections-'))
  await chmod(home, 0o711)
  // A server of its own: all its connections are taken.
  cluster = await startCluster({ home: join(home, 'home'), durable: false })
  // One connection that is there before, to look and to end others with.
  admin = connect(cluster.url, { max: 1 })
  await migrate(admin)
  await prepareJobs(cluster.url)
  await grantPlain(admin, PLAIN_ROLE)
  const config = readConfig({
    PANDORA_LOG: 'silent',
    PANDORA_HOME: join(home, 'home'),
    PANDORA_DEMO: 'off',
    PANDORA_HOLD_MS: '0',
    PANDORA_RATE_READ: '1000000',
    PANDORA_RATE_WRITE: '1000000',
    PANDORA_RATE_SIGN_IN: '1000000',
    PANDORA_RATE_CODE: '1000000',
  })
  for (const [name, value] of Object.entries({
    PANDORA_HOME: join(home, 'home'),
    PANDORA_DEMO: 'off',
    PANDORA_LOG: 'silent',
  }))
    process.env[name] = value
  web = await openWeb(config, cluster.plainUrl)
  worker = spawnWorker(join(import.meta.dirname, 'main.ts'), cluster.plainUrl, makeLog('silent', 'test'))
  const [row] = await admin<
    { uid: number }[]
  >`insert into account (email, password_hash) values ('short@example.test', ${await hashPassword('a long enough passphrase')}) returning uid`
  uid = row?.uid ?? 0
  token = web.services.access.issue(
    (await openSession(admin, { uid, role: 'user' }, 'test', '127.0.0.1', Date.now())).user,
  )
})
afterAll(async () => {
  await worker.stop()
  await web.stop()
  await admin.end()
  await cluster.stop()
  await rm(home, { recursive: true, force: true })
})

/**
 * Takes every connection that is free, and goes on taking those that become free. Answers how to wait until there is
 * none left, and how to give all back.
 */
async function takeAll(): Promise<{ full: () => Promise<void>; release: () => Promise<void> }> {
  const held: Sql[] = []
  let over = false
  let refused = 0
  const take = async (): Promise<boolean> => {
    const one = connect(cluster.url, { max: 1, name: 'greedy' })
    const got = await one`select 1`.then(
      () => true,
      () => false,
    )
    refused = got ? 0 : refused + 1
    if (got) held.push(one)
    else await one.end({ timeout: 0 })
    return got
  }
  while (await take());
  const taking = (async () => {
    while (!over) if (!(await take())) await wait(5)
  })()
  return {
    full: async () => {
      while (refused < 5) await wait(10)
    },
    release: async () => {
      over = true
      await taking
      await Promise.all(held.map((one) => one.end({ timeout: 1 })))
    },
  }
}

interface Told {
  status: number
  code: string
  ms: number
}
async function ask(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  language = 'en',
): Promise<Told & { message: string }> {
  const asked = performance.now()
  const raw = await web.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'x-language': language },
    ...(payload ? { payload } : {}),
  })
  const { code, message } = raw.json<{ code: string; message: string }>()
  return { status: raw.statusCode, code: String(code), message, ms: performance.now() - asked }
}
const calls: readonly (() => Promise<Told>)[] = [
  () => ask('GET', '/api/userinfo'),
  () => ask('POST', '/api/user/updateLanguage', { language: 'en' }),
  () => ask('POST', '/api/floor/save', { key: 'short', name: 'short' }),
  () => ask('POST', '/api/login/v2', { email: 'short@example.test', password: 'a long enough passphrase' }),
  () => ask('POST', '/api/toc/checkTocToken', { token }),
  () => ask('GET', '/api/market/status'),
]
/** How long so many calls take that are refused before the database is asked, ms: as busy as the machine is. */
async function unasked(times: number): Promise<number> {
  const asked = performance.now()
  await Promise.all(
    Array.from({ length: times * calls.length }, () =>
      web.app.inject({
        method: 'POST',
        url: '/api/floor/save',
        headers: { authorization: 'Bearer none' },
        payload: { key: 'short', name: 'short' },
      }),
    ),
  )
  return performance.now() - asked
}
const together = (times: number): Promise<Told[]> =>
  Promise.all(Array.from({ length: times }, () => calls.map((call) => call())).flat())
/** Gives back what a test took; a second try begins with all of it. */
let giveBack: (() => Promise<void>) | undefined
afterEach(() => giveBack?.())

/** Calls of all kinds, few and many at once: each is told what it is, in time. */
async function allAreTold(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const times = round === 1 ? 60 : 12
    const busy = await unasked(times)
    const told = await together(times)
    expect(new Set(told.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 DATABASE_AWAY']))
    expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(ANSWERS_MS + 4 * busy)
  }
}

const endConnections = (names: readonly string[]) =>
  admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = any(${admin.array(names as string[])})`

test('all connections of the database are taken by others: who calls is told so by name within two seconds, in both languages, and all goes on by itself', async () => {
  await expect
    .poll(async () => admin`select 1 from pg_stat_activity where application_name = 'pandora-worker'`, {
      timeout: 30_000,
    })
    .not.toHaveLength(0)
  const heard: string[] = []
  web.services.live.listen({ marketId: 1, uid, admin: false }, (event) => heard.push(event.topic))
  const { full, release } = await takeAll()
  giveBack = async () => {
    giveBack = undefined
    await admin.unsafe(`alter role ${PLAIN_ROLE} connection limit -1`)
    await release()
  }
  // A slot that a process of the product gives back goes to nobody of it.
  await admin.unsafe(`alter role ${PLAIN_ROLE} connection limit 0`)
  // What the product itself holds is taken from it as well.
  await endConnections(['pandora-web', 'pandora-worker'])
  await full()
  await allAreTold()
  expect((await ask('GET', '/api/userinfo', undefined, 'en')).message).toMatch(/database is away/)
  expect((await ask('GET', '/api/userinfo', undefined, 'zh-CN')).message).toMatch(/数据库暂时不可用/)
  const looked = performance.now()
  expect((await web.app.inject({ url: '/healthz' })).statusCode).toBe(503)
  expect(performance.now() - looked).toBeLessThan(ANSWERS_MS)

  await giveBack()
  await expect
    .poll(async () => new Set((await together(1)).map(({ code }) => code)), { timeout: RECOVERS_MS })
    .toEqual(new Set(['0']))
  // Whoever listens hears again, and the worker works again.
  await expect
    .poll(
      async () => {
        await emitLive(admin, { topic: 'prices', marketId: 1, ids: ['one'] })
        return heard
      },
      { timeout: RECOVERS_MS, interval: 500 },
    )
    .toContain('prices')
  const path = join(home, 'bars.csv')
  await writeFile(path, 'code,date,open,high,low,close,volume,amount\n600000,2024-03-01,10,11,9,10,100,1000\n')
  const { text } = profileNamed(shippedProfiles(), 'daily-prices-traded')
  const runId = await createRun(admin, {
    marketId: 1,
    source: 'files',
    profile: 'daily-prices-traded',
    profileText: text,
    file: 'bars.csv',
    path,
    dryRun: false,
    startedBy: 'test',
  })
  await enqueueRun(admin, runId)
  await expect
    .poll(
      async () => (await admin<{ state: string }[]>`select state from import_run where run_id = ${runId}`)[0]?.state,
      { timeout: 40_000 },
    )
    .toBe('done')
}, 120_000)

test('the database takes connections and says nothing: who calls is told so within two seconds, those who wait for each other too, and all goes on by itself', async () => {
  await expect.poll(async () => (await together(1)).map(({ code }) => code)).toEqual(calls.map(() => '0'))
  const [line = ''] = (await readFile(join(cluster.dataFolder, 'postmaster.pid'), 'utf8')).split('\n')
  giveBack = async () => {
    giveBack = undefined
    process.kill(Number(line), 'SIGCONT')
  }
  // Who is stopped takes connections in its queue and answers none.
  process.kill(Number(line), 'SIGSTOP')
  await endConnections(['pandora-web'])
  await allAreTold()
  await giveBack()
  await expect
    .poll(async () => new Set((await together(1)).map(({ code }) => code)), { timeout: RECOVERS_MS })
    .toEqual(new Set(['0']))
}, 60_000)
