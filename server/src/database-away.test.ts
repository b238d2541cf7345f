import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { emitLive } from '@pandora/store/live-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from './auth/sessions.ts'
import type { User } from './auth/access.ts'
import { readConfig } from './config.ts'
import { facts } from './testing-facts.ts'
import { openWeb, type Web } from './web.ts'

/** A way to the test database that can be cut: what is open breaks, what is new is refused. */
async function cuttable(url: string) {
  const there = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(Number(there.port || 5432), there.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          open.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = new URL(url)
  // By the network, where it can be cut.
  here.searchParams.delete('host')
  const { port } = server.address() as AddressInfo
  here.hostname = '127.0.0.1'
  here.port = String(port)
  return {
    url: here.toString(),
    cut: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
    mend: async () => {
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

let database: TestDatabase
let way: Awaited<ReturnType<typeof cuttable>>
let home: string
let web: Web
let user: User
let token: string
beforeAll(async () => {
  database = await testDatabase()
  home = await mkdtemp(join(tmpdir(), 'pandora-away-'))
  way = await cuttable(database.url)
  web = await openWeb(readConfig({ PANDORA_LOG: 'silent', PANDORA_HOME: home }), way.url)
  const [row] = await database.sql<
    { uid: number }[]
  >`insert into account (email, password_hash) values ('away@example.test', 'x') returning uid`
  user = (await openSession(database.sql, { uid: row?.uid ?? 0, role: 'user' }, 'test', '127.0.0.1', Date.now())).user
  token = web.services.access.issue(user)
})
afterAll(async () => {
  await way.mend()
  await web.stop()
  way.close()
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

const answer = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const asked = performance.now()
  const raw = await web.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })
  const { code } = raw.json<{ code: string }>()
  expect(performance.now() - asked).toBeLessThan(4000)
  return { status: raw.statusCode, code }
}
const bar = (close: number, startedAt: number) =>
  facts(database.sql, { startedAt })
    .bars('SSE-000901-index', [{ date: '2024-03-01', close }])
    .save(async (tx) => emitLive(tx, { topic: 'prices', marketId: 1, ids: ['SSE-000901-index'] }))
const shownClose = async () =>
  (await web.app.inject({ url: '/api/market/status', headers: { authorization: `Bearer ${token}` } })).json<{
    data: { indexes: { close: number }[] }
  }>().data.indexes[0]?.close

test('while the database is away reads and writes say so, the token check logs nobody out, and all comes back by itself', async () => {
  await facts(database.sql).index('SSE-000901-index', '某指数', null).save()
  await bar(10, Date.parse('2025-01-01T00:00:00Z'))
  expect(await shownClose()).toBe(10)
  const heard: string[] = []
  web.services.live.listen({ marketId: 1, uid: user.uid, admin: false }, (event) => heard.push(event.topic))
  way.cut()
  for (let round = 0; round < 8; round++) {
    expect(await answer('GET', '/api/userinfo')).toEqual({ status: 503, code: 'DATABASE_AWAY' })
    expect(await answer('POST', '/api/user/updateLanguage', { language: 'en' })).toEqual({
      status: 503,
      code: 'DATABASE_AWAY',
    })
    expect(await answer('POST', '/api/toc/checkTocToken', { token })).toEqual({ status: 503, code: 'DATABASE_AWAY' })
    expect(
      await answer('POST', '/api/login/v2', { email: 'away@example.test', password: 'a long enough passphrase' }),
    ).toEqual({ status: 503, code: 'DATABASE_AWAY' })
  }
  expect((await web.app.inject({ url: '/healthz' })).statusCode).toBe(503)
  // What happens meanwhile is not lost: readers hear of it, and nothing out of date is held.
  await bar(11, Date.parse('2025-02-01T00:00:00Z'))
  await way.mend()
  await expect.poll(() => answer('GET', '/api/userinfo'), { timeout: 10_000 }).toEqual({ status: 200, code: '0' })
  expect(await answer('POST', '/api/toc/checkTocToken', { token })).toEqual({ status: 200, code: '0' })
  await expect.poll(() => heard, { timeout: 8000 }).toContain('prices')
  expect(await shownClose()).toBe(11)
  await bar(12, Date.parse('2025-03-01T00:00:00Z'))
  await expect.poll(shownClose, { timeout: 5000 }).toBe(12)
}, 60_000)
