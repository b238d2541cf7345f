import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { alertsOf, bringBars, COMPANY, dayAt, makeRule, matchAll } from './testing-alerts.ts'
import { json, openService, type Service } from './testing-channels.ts'

let server: TestServer
let service: Service
let user: Caller
const started: ChildProcess[] = []
beforeAll(async () => {
  service = await openService()
  server = await testServer({ PANDORA_ALERTS_ALLOW_HOSTS: service.host })
  user = await server.caller()
})
afterAll(async () => {
  for (const one of started) one.kill('SIGKILL')
  await service.stop()
  await server.stop()
})

function startProcess(): ChildProcess {
  const made = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      PANDORA_ROLE: 'worker',
      DATABASE_URL: server.url,
      PANDORA_HOME: server.home,
      PANDORA_LOG: 'silent',
      PANDORA_DEMO: 'off',
      PANDORA_ALERTS_ALLOW_HOSTS: service.host,
    },
    stdio: 'ignore',
  })
  started.push(made)
  return made
}
const kill = async (one: ChildProcess) => {
  one.kill('SIGKILL')
  await once(one, 'exit')
}
const counted = async (query: string) =>
  (await server.sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${query}`))[0]?.count ?? 0

test('a worker killed with kill -9 while a message is on its way: it was perhaps sent, is not sent again, and the next one goes on', async () => {
  await bringBars(server, [9])
  const channel = async (name: string, path: string) =>
    (
      await server.call(
        alerts.saveChannel,
        { kind: 'wecom', name, address: service.url(`/cgi-bin/webhook/send?key=${path}`) },
        { as: user },
      )
    ).data.channelId
  const [hangs, works] = [await channel('慢', 'hangs'), await channel('快', 'works')]
  await makeRule(server, user, { channelIds: [hangs, works] })
  service.answer = (came, response) => (came.path.endsWith('works') ? json({ errcode: 0 })(came, response) : undefined)
  await bringBars(server, [11], 1)
  await matchAll(server)
  const first = startProcess()
  await expect.poll(() => service.came.length, { timeout: 60_000 }).toBe(2)
  await expect.poll(() => counted(`alert_delivery where state = 'sent'`), { timeout: 20_000 }).toBe(1)
  expect(await counted(`alert_delivery where state = 'sending'`)).toBe(1)
  await kill(first)
  service.answer = json({ errcode: 0 })
  const second = startProcess()
  try {
    await expect.poll(() => counted(`alert_delivery where state = 'perhaps'`), { timeout: 90_000 }).toBe(1)
    await bringBars(server, [9, 12], 2)
    // The worker is woken by the merge itself.
    await expect.poll(() => counted(`alert_delivery where state = 'sent'`), { timeout: 60_000 }).toBe(3)
    const told = await alertsOf(server, user)
    expect(told).toHaveLength(2)
    expect(told[1]?.deliveries.map((one) => one.state).toSorted()).toEqual(['perhaps', 'sent'])
    expect(service.came.filter((one) => one.path.endsWith('hangs'))).toHaveLength(2)
  } finally {
    await kill(second)
  }
}, 240_000)

/** More than two batches. */
const COMPANIES = 2500

test('a worker killed with kill -9 while it matches: the next one goes on, each fact makes its alert exactly once', async () => {
  const ids = Array.from({ length: COMPANIES }, (_, at) => `SHZ-${String(300_000 + at)}`)
  const bars = (from: number, closes: readonly number[]) => {
    const gathered = importedFacts(server)
    for (const id of ids)
      gathered.bars(
        id,
        closes.map((close, at) => ({ date: dayAt(from + at), close })),
      )
    return gathered.save()
  }
  await bars(0, [9])
  const ruleId = await makeRule(server, user, { name: '许多' })
  await server.sql`
    insert into alert_rule (rule_id, uid, market_id, name, target, target_id, kind, condition, cooldown_minutes, enabled,
      created_at, changed_at, since)
    select gen_random_uuid(), uid, market_id, name, target, id, kind, condition, cooldown_minutes, enabled, created_at,
      changed_at, since from alert_rule, unnest(${server.sql.array(ids)}::text[]) id where rule_id = ${ruleId}`
  await bars(1, [11])
  // Each batch takes at least a fifth of a second, so that a look at the database comes before the last of them.
  await server.sql.unsafe(`
    create function wait_a_moment() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return null; end $$;
    create trigger wait_a_moment after insert on alert for each statement execute function wait_a_moment()`)
  const made = () => counted(`alert where company_id <> '${COMPANY}'`)
  const first = startProcess()
  await expect.poll(made, { interval: 5, timeout: 90_000 }).toBeGreaterThan(0)
  await kill(first)
  // Waits for what the killed one still had under way.
  await server.sql.unsafe('drop trigger wait_a_moment on alert; drop function wait_a_moment')
  const done = await made()
  expect(done).toBeLessThan(COMPANIES)
  expect(done + (await counted('new_fact'))).toBe(COMPANIES)
  const second = startProcess()
  try {
    await expect.poll(made, { timeout: 120_000 }).toBe(COMPANIES)
    expect(await counted('new_fact')).toBe(0)
    expect(await counted('(select rule_id, fact_key from alert group by 1, 2 having count(*) > 1) twice')).toBe(0)
  } finally {
    await kill(second)
  }
}, 300_000)
