import { accounts } from '@pandora/contract/domains/accounts/operations'
import { markets } from '@pandora/contract/domains/markets/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pruneAccounts } from '../../auth/prune.queries.ts'
import { testServer, type TestServer } from '../../testing.ts'
import { facts } from '../../testing-facts.ts'
import { fromElsewhere, lastTo } from '../../testing-messages.ts'

let server: TestServer
let demoId: number
beforeAll(async () => {
  server = await testServer()
  demoId = server.web.services.markets.byKey('demo')?.market_id ?? 0
})
afterAll(() => server.stop())

const start = (headers = fromElsewhere()) => server.call(accounts.startDemo, { language: 'en' }, { headers })
const offers = async () => (await server.call(accounts.offers, {})).data.demo

test('before the demo market is filled it is said that it is coming, or that nothing is', async () => {
  const run = async (state: string) => server.sql`update import_run set state = ${state} where market_id = ${demoId}`
  expect(await offers()).toBe('loading')
  await server.sql`insert into import_run (market_id, source, file, state, started_by) values (${demoId}, 'demo', 'demo', 'reading', 'test')`
  expect(await offers()).toBe('loading')
  expect(await start()).toMatchObject({ status: 409, code: 'DEMO_NOT_READY' })
  for (const state of ['failed', 'removed']) {
    await run(state)
    expect(await offers()).toBe('off')
    expect(await start()).toMatchObject({ status: 409, code: 'DEMO_OFF' })
  }
  await server.sql`delete from import_run where market_id = ${demoId}`
})

test('a visitor gets an account of their own for a day, in the demo market, with its twelve largest companies', async () => {
  const made = facts(server.sql, { marketId: demoId, source: 'demo' })
  for (let place = 1; place <= 15; place++) {
    const id = `SHZ-00090${place.toString(16).toUpperCase()}`.replace(/[A-F]$/, (digit) => `${digit.charCodeAt(0)}`)
    made.company({ id, short: `虚构${place}` }).bars(id, [
      { date: '2025-12-30', close: 999 },
      { date: '2025-12-31', close: place },
    ])
    made.add('share_count', { security_id: id, counted_on: '2025-01-01', total_shares: 1e6, float_shares: null })
  }
  await made.save()
  expect(await offers()).toBe('ready')
  const { data } = await start()
  expect(data.market).toBe('demo')
  const { data: user } = await server.call(accounts.userInfo, {}, { as: data })
  expect(user).toMatchObject({
    role: 'guest',
    email: '',
    phoneNum: '',
    language: 'en',
    hasPassword: false,
    expire_time: new Date(server.clock.now + 86_400_000).toISOString(),
  })
  const watched = await server.sql<{ company_id: string; close: number }[]>`
    select w.company_id, p.close from watch_entry w join daily_price p on p.market_id = w.market_id and p.security_id = w.company_id and p.trade_date = '2025-12-31' where w.uid = ${data.uid} order by w.position`
  expect(watched.map((one) => one.close)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
  // Private: another visitor's list is another.
  const other = (await start()).data
  expect(other.uid).not.toBe(data.uid)
  await server.call(watch.remove, { companyId: watched[0]?.company_id ?? '' }, { as: data })
  expect(await server.sql`select 1 from watch_entry where uid = ${other.uid}`).toHaveLength(12)
})

test('a guest reads the demo whatever market is asked for, and is offered no other', async () => {
  const guest = (await start()).data
  expect((await server.call(markets.list, {}, { as: guest })).data.dataList.map((market) => market.key)).toEqual([
    'demo',
  ])
  await facts(server.sql)
    .company({ id: 'SHZ-000801', short: '真实' })
    .bars('SHZ-000801', [{ date: '2025-12-31', close: 7 }])
    .save()
  const status = (await server.call(markets.status, {}, { as: guest, market: 'real' })).data
  const own = (await server.call(markets.status, {}, { as: guest, market: 'demo' })).data
  expect(status).toEqual(own)
})

test('a guest is over after a day: the token dies, and the account with everything in it is pruned', async () => {
  const guest = (await start()).data
  expect((await server.call(accounts.checkToken, { token: guest.token })).code).toBe('0')
  server.clock.now += 86_400_001
  expect((await server.call(accounts.checkToken, { token: guest.token })).code).toBe('102')
  expect(await server.call(accounts.userInfo, {}, { as: guest })).toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect((await server.call(accounts.refresh, { refreshtoken: guest.refresh_token })).code).toBe('INVALID_TOKEN')
  await pruneAccounts(server.sql, server.clock.now)
  expect(
    await server.sql`select 1 from account where uid = ${guest.uid} union all select 1 from watch_entry where uid = ${guest.uid} union all select 1 from session where uid = ${guest.uid}`,
  ).toHaveLength(0)
})

test('a guest who stays keeps everything, as a member with address and password', async () => {
  const guest = (await start()).data
  const email = 'stays@example.test'
  await server.call(accounts.getVerifyCode, { email }, { headers: fromElsewhere() })
  const { code } = await lastTo(server, email)
  const keep = (as: { token: string }) =>
    server.call(accounts.keepGuest, { email, code, password: 'a long enough passphrase', user_name: 'Mei' }, { as })
  expect(await keep(await server.caller())).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
  expect((await keep(guest)).data).toMatchObject({
    uid: guest.uid,
    role: 'user',
    email,
    user_name: 'Mei',
    expire_time: null,
    hasPassword: true,
  })
  // At once, with the token at hand: what guests may not do may be done.
  await expect.poll(async () => (await server.call(accounts.invites, {}, { as: guest })).code).toBe('0')
  server.clock.now += 86_400_001
  await pruneAccounts(server.sql, server.clock.now)
  const again = (
    await server.call(accounts.signIn, { email, password: 'a long enough passphrase' }, { headers: fromElsewhere() })
  ).data
  expect(again.uid).toBe(guest.uid)
  expect(await server.sql`select 1 from watch_entry where uid = ${guest.uid}`).toHaveLength(12)
})

test('ten visitors an hour from one network, and none where the demo is turned off', async () => {
  const headers = fromElsewhere()
  for (let times = 0; times < 10; times++) expect((await start(headers)).code).toBe('0')
  expect(await start(headers)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  const closed = await testServer({ PANDORA_DEMO: 'off' })
  try {
    await facts(closed.sql, { marketId: demoId }).company({ id: 'SHZ-000901', short: '虚构' }).save()
    expect((await closed.call(accounts.offers, {})).data.demo).toBe('off')
    expect((await closed.call(accounts.startDemo, {})).code).toBe('DEMO_OFF')
  } finally {
    await closed.stop()
  }
})
