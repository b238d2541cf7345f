import { membership } from '@pandora/contract/domains/membership/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { holdAccounts, insertGrants, renewMemberships, revokeGrants, type NewGrant } from './grants.queries.ts'
import { paidOrder, sell } from '../testing-membership.ts'

const DAY = 86_400_000
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await testServer({ PANDORA_PAY_LOCAL: 'on' })
  admin = await sell(server)
})
afterAll(() => server.stop())

/** An order of a user's own that was paid by the trial. */
async function sellOne(as: Caller): Promise<{ outTradeNo: string }> {
  const { outTradeNo } = (await server.call(membership.getPayQr, { payType: 'wechat' }, { as })).data
  await server.call(membership.payLocally, { outTradeNo }, { as })
  return { outTradeNo }
}
/** Gives a user something at an instant. */
async function give(uid: number, given: Partial<NewGrant>, at: number): Promise<void> {
  await server.sql.begin(async (tx) => {
    await holdAccounts(tx, [uid])
    const one = { uid, kind: 'gift', months: 0, days: 0, outTradeNo: null, couponId: null, reason: '', madeBy: null }
    await insertGrants(tx, [{ ...one, ...given } as NewGrant], at)
    await renewMemberships(tx, [uid], at)
  })
}
const members = async (input: Parameters<typeof server.call<typeof membership.members>>[1]) =>
  (await server.call(membership.members, input, { as: admin })).data.dataList
const seen = async (uid: number) => (await members({ text: String(uid) })).find((one) => one.uid === uid)

test('administrators see who is a member, until when, and what it is made of', async () => {
  const { now } = server.clock
  const user = await server.caller()
  const outTradeNo = await paidOrder(server, user.uid)
  await give(user.uid, { kind: 'order', months: 1, outTradeNo }, now - 3 * DAY)
  await server.call(membership.grant, { who: String(user.uid), days: 10, reason: '补偿' }, { as: admin })
  const member = await seen(user.uid)
  expect(member).toMatchObject({ standing: 'member', graceUntil: null, since: new Date(now - 3 * DAY).toISOString() })
  const [gift, order] = member?.grants ?? []
  expect(gift).toMatchObject({ kind: 'gift', days: 10, reason: '补偿', revokedAt: null, until: member?.until })
  expect(gift?.madeBy).not.toBeNull()
  expect(order).toMatchObject({ kind: 'order', months: 1, outTradeNo, until: gift?.from })
})

test('members are told from those in grace and former ones, and from guests, who are none', async () => {
  const { now } = server.clock
  const [member, grace, former, guest] = await Promise.all([
    server.caller(),
    server.caller(),
    server.caller(),
    server.caller('guest'),
  ])
  await give(member.uid, { days: 30 }, now)
  await give(grace.uid, { days: 30 }, now - 31 * DAY)
  await give(former.uid, { days: 30 }, now - 300 * DAY)
  await give(guest.uid, { days: 1 }, now)
  const of = new Set([member.uid, grace.uid, former.uid, guest.uid])
  for (const [standing, whom] of [
    ['member', member],
    ['grace', grace],
    ['former', former],
  ] as const) {
    const found = (await members({ standing, size: 100 })).filter(({ uid }) => of.has(uid))
    expect(
      found.map(({ uid }) => uid),
      standing,
    ).toEqual([whom.uid])
    expect(found[0]?.standing).toBe(standing)
  }
  const all = (await members({ size: 100 })).map(({ uid }) => uid).filter((uid) => of.has(uid))
  expect(all).toEqual([member.uid, grace.uid, former.uid])
  const ending = (await members({ order: 'ending', size: 100 })).map(({ uid }) => uid)
  expect(ending.filter((uid) => of.has(uid))).toEqual([member.uid, grace.uid, former.uid])
})

test('who ends first stands first among members, whatever was given last', async () => {
  const { now } = server.clock
  const [late, soon] = [await server.caller(), await server.caller()]
  await give(soon.uid, { days: 2 }, now - DAY)
  await give(late.uid, { days: 90 }, now)
  const found = (await members({ standing: 'member', order: 'ending', size: 100 })).map(({ uid }) => uid)
  expect(found.filter((uid) => uid === soon.uid || uid === late.uid)).toEqual([soon.uid, late.uid])
})

test('where all was taken back there are no days of grace; where a part was, they stand', async () => {
  const { now } = server.clock
  const [all, part] = [await server.caller(), await server.caller()]
  const vip = async (as: Caller) => (await server.call(membership.getVip, {}, { as })).data
  const tier = async (as: Caller) => (await server.call(membership.plans, {}, { as })).data.tier
  for (const { uid } of [all, part]) {
    const outTradeNo = await paidOrder(server, uid)
    if (uid === part.uid) await give(uid, { kind: 'coupon', days: 5 }, now - 6 * DAY)
    await give(uid, { kind: 'order', months: 1, outTradeNo }, now - 5.5 * DAY)
    await server.sql.begin(async (tx) => {
      await holdAccounts(tx, [uid])
      await revokeGrants(tx, { uid, outTradeNo, now })
      await renewMemberships(tx, [uid], now)
    })
  }
  expect(await vip(all)).toMatchObject({ premiumMembership: false, oldVip: true, graceUntil: null })
  expect(await tier(all)).toBe('free')
  expect(await seen(all.uid)).toMatchObject({ standing: 'former', graceUntil: null })
  expect((await seen(all.uid))?.grants).toMatchObject([{ from: null, until: null }])
  expect((await vip(part)).graceUntil).not.toBeNull()
  expect(await tier(part)).toBe('premium')
  expect((await seen(part.uid))?.standing).toBe('grace')
})

test('members are for administrators alone', async () => {
  expect((await server.call(membership.members, {}, { as: await server.caller() })).code).toBe('NOT_ALLOWED')
  expect((await server.call(membership.members, { standing: 'friend' as never }, { as: admin })).code).toBe('BAD_INPUT')
})

test('a receipt names the seller as it was called when the order was made', async () => {
  const { sql } = server
  const user = await server.caller()
  const name = async (seller: string) =>
    (await server.call(membership.saveSetup, { seller }, { as: admin })).data.seller
  const receipt = async (outTradeNo: string) =>
    (await server.call(membership.receipt, { outTradeNo }, { as: user })).data.seller
  expect(await name(' 灯塔信息服务有限公司 ')).toBe('灯塔信息服务有限公司')
  const before = await paidOrder(server, user.uid)
  const { outTradeNo } = await sellOne(user)
  await name('灯塔（上海）信息服务有限公司')
  expect(await receipt(outTradeNo)).toBe('灯塔信息服务有限公司')
  // Made when no name was kept with it.
  await sql`update membership_order set seller = '' where out_trade_no = ${before}`
  expect(await receipt(before)).toBe('灯塔（上海）信息服务有限公司')
  expect((await server.call(membership.saveSetup, { seller: '长'.repeat(121) }, { as: admin })).code).toBe('BAD_INPUT')
})
