import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { membership } from '@pandora/contract/domains/membership/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing.ts'
import { sell } from './testing-membership.ts'
import { standIn, type StandIn } from './testing-providers.ts'

const PAYMENTS = 20
let stand: StandIn
let server: TestServer
const started: ChildProcess[] = []
beforeAll(async () => {
  stand = await standIn()
  server = await testServer(stand.settings)
})
afterAll(async () => {
  for (const one of started) one.kill('SIGKILL')
  await server.stop()
  await stand.stop()
})

async function freePort(): Promise<number> {
  const held = createServer().listen(0, '127.0.0.1')
  await once(held, 'listening')
  const { port } = held.address() as AddressInfo
  held.close()
  await once(held, 'close')
  return port
}

/** A web process of the product on the test's database, which is prepared; answers where it listens. */
async function startWeb(): Promise<{ process: ChildProcess; address: string }> {
  const port = await freePort()
  const [web, config] = ['web.ts', 'config.ts'].map(
    (file) => pathToFileURL(join(import.meta.dirname, '../..', file)).href,
  )
  const script = `import { openWeb } from '${web}'
    import { readConfig } from '${config}'
    const settings = readConfig(process.env)
    await (await openWeb(settings, settings.DATABASE_URL)).app.listen({ port: settings.PORT })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {
      ...process.env,
      ...stand.settings,
      PORT: String(port),
      DATABASE_URL: server.url,
      PANDORA_HOME: server.home,
      PANDORA_LOG: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.push(child)
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(
      async () => {
        if (child.exitCode !== null) return `ended with ${child.exitCode} before it listened`
        return (await fetch(`${address}/healthz`).catch(() => null))?.ok ? 'listens' : 'begins'
      },
      { timeout: 60_000 },
    )
    .not.toBe('begins')
  if (child.exitCode !== null) throw new Error(`the web process ended with ${child.exitCode} before it listened`)
  return { process: child, address }
}

test('a web process killed with kill -9 in the midst of payments: none is lost, none is counted twice', async () => {
  await sell(server)
  const nos = await Promise.all(
    Array.from({ length: PAYMENTS }, async () => {
      const user = await server.caller()
      return (await server.call(membership.getPayQr, { payType: 'wechat' }, { as: user })).data.outTradeNo
    }),
  )
  const paid = async () => (await server.sql`select 1 from membership_order where state = 'paid'`).length
  const first = await startWeb()
  /** Sends a callback as the provider does: whatever is not answered it sends again. */
  const tell = async (address: string, outTradeNo: string): Promise<boolean> => {
    const { url, headers, payload } = stand.wechat(outTradeNo, { id: `notice-${outTradeNo}` })
    const answer = await fetch(`${address}${url}`, { method: 'POST', headers, body: payload }).catch(() => null)
    return answer?.status === 204
  }
  const answered = new Set<string>()
  const sending = (async () => {
    for (const [at, no] of nos.entries()) {
      // Several are on their way when it dies.
      const some = Promise.all(
        nos.slice(at, at + 3).map(async (one) => (await tell(first.address, one)) && answered.add(one)),
      )
      if (at === PAYMENTS / 2) {
        first.process.kill('SIGKILL')
        await some
        return no
      }
      await some
    }
    return null
  })()
  await sending
  if (first.process.signalCode === null) await once(first.process, 'exit')
  const before = await paid()
  expect(before).toBeGreaterThanOrEqual(answered.size)
  expect(before).toBeLessThan(PAYMENTS)
  const second = await startWeb()
  // All of them once more, those that were answered too.
  for (const no of nos) expect(await tell(second.address, no)).toBe(true)
  second.process.kill('SIGKILL')
  const [found] = await server.sql<{ paid: number; grants: number; members: number; entries: number; sum: number }[]>`
    select (select count(*)::int from membership_order where state = 'paid') as paid,
      (select count(*)::int from membership_grant) as grants,
      (select count(*)::int from account where premium_until between now() + interval '27 days' and now() + interval '32 days')
        as members,
      (select count(*)::int from ledger_entry) as entries, (select sum(amount)::int from ledger_entry) as sum`
  expect(found).toEqual({ paid: PAYMENTS, grants: PAYMENTS, members: PAYMENTS, entries: 2 * PAYMENTS, sum: 0 })
}, 180_000)
