import { membership } from '@pandora/contract/domains/membership/operations'
import type { InputOf } from '@pandora/contract/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { sell } from './testing-membership.ts'

const DAY = 86_400_000
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await testServer({ PANDORA_PAY_LOCAL: 'on' })
  admin = await sell(server)
})
afterAll(() => server.stop())

const coupon = async (input: InputOf<typeof membership.makeCoupon>) => {
  const made = await server.call(membership.makeCoupon, input, { as: admin })
  expect(made.code, made.message).toBe('0')
  return made.data
}
const check = async (as: Caller, input: InputOf<typeof membership.checkCoupon>) =>
  (await server.call(membership.checkCoupon, input, { as })).data
const qr = (as: Caller, code: string, more: object = {}) =>
  server.call(membership.getPayQr, { payType: 'wechat', coupon: code, ...more }, { as })

test('MEM-07 MEM-14 a coupon is checked by a call that says its status and what plans cost with it', async () => {
  const user = await server.caller()
  const { code } = await coupon({ code: 'spring-25', kind: 'percent', value: 25 })
  expect(code).toBe('SPRING-25')
  expect(await check(user, { coupon: ' spring-25 ' })).toEqual({
    couponStatus: 'valid',
    kind: 'percent',
    value: 25,
    prices: [
      { planId: 'monthly', amount: 2925 },
      { planId: 'yearly', amount: 29_925 },
    ],
  })
  expect(await check(user, { coupon: 'nothing' })).toMatchObject({ couponStatus: 'unknown', kind: null })
})

test('a discount lowers what is asked for, is held by the purchase, and is spent when it is paid', async () => {
  const user = await server.caller()
  const { code, couponId } = await coupon({ kind: 'amount', value: 900, planId: 'monthly' })
  const { data } = await qr(user, code)
  expect(data).toMatchObject({ listPrice: 3900, amount: 3000, provider: 'local' })
  const uses = async () =>
    (await server.call(membership.coupons, { text: code }, { as: admin })).data.dataList.find(
      (one) => one.couponId === couponId,
    )
  expect(await uses()).toMatchObject({ held: 1, spent: 0 })
  const beside = await server.call(membership.getPayQr, { payType: 'alipay', coupon: code }, { as: user })
  expect(beside.data.amount).toBe(3000)
  await server.call(membership.payLocally, { outTradeNo: data.outTradeNo }, { as: user })
  expect(await uses()).toMatchObject({ held: 0, spent: 1 })
  // Neither code of the purchase can be had again: it is paid, and its coupon with it.
  for (const payType of ['wechat', 'alipay']) expect((await qr(user, code, { payType })).code).toBe('COUPON_NOT_VALID')
  expect((await check(user, { coupon: code })).couponStatus).toBe('usedByYou')
  expect((await check(await server.caller(), { coupon: code, planId: 'yearly' })).couponStatus).toBe('otherPlan')
  const entries = await server.sql<{ account: string; amount: number }[]>`
    select account, amount::int from ledger_entry where out_trade_no = ${data.outTradeNo} order by account`
  expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
    // A trial is no sale, and takes nothing off one.
    ['clearing.local', 3000],
    ['trial', -3000],
  ])
})

test('two at once spend one: of ten users exactly one gets the last use', async () => {
  const { code } = await coupon({ kind: 'percent', value: 10, mostUses: 1 })
  const users = await Promise.all(Array.from({ length: 10 }, () => server.caller()))
  const answers = await Promise.all(users.map((user) => qr(user, code)))
  expect(answers.filter((one) => one.code === '0')).toHaveLength(1)
  expect(answers.filter((one) => one.code === 'COUPON_NOT_VALID')).toHaveLength(9)
  const free = await coupon({ kind: 'days', value: 7, mostUses: 3 })
  const redeemed = await Promise.all(
    users.map((as) => server.call(membership.redeemCoupon, { coupon: free.code }, { as })),
  )
  expect(redeemed.filter((one) => one.code === '0')).toHaveLength(3)
})

test('a use that was held and not paid is free again once the code has expired', async () => {
  const { code } = await coupon({ kind: 'percent', value: 10, mostUses: 1 })
  const [one, two] = [await server.caller(), await server.caller()]
  expect((await qr(one, code)).code).toBe('0')
  expect((await qr(two, code)).code).toBe('COUPON_NOT_VALID')
  const before = server.clock.now
  server.clock.now += 16 * 60_000
  expect((await qr(two, code)).code).toBe('0')
  server.clock.now = before
})

test('a free period is redeemed, once by each user', async () => {
  const user = await server.caller()
  const { code } = await coupon({ kind: 'days', value: 14 })
  expect((await qr(user, code)).code).toBe('COUPON_NOT_VALID')
  const { data } = await server.call(membership.redeemCoupon, { coupon: code }, { as: user })
  expect(Date.parse(data.premiumMembershipEndTime ?? '') - server.clock.now).toBe(14 * DAY)
  const again = await server.call(membership.redeemCoupon, { coupon: code }, { as: user, language: 'en' })
  expect(again).toMatchObject({
    code: 'COUPON_NOT_VALID',
    message: `The coupon “${code}” cannot be used: you have used it.`,
  })
})

test('not yet, no longer, disabled, made twice, out of bounds: each is told by name', async () => {
  const user = await server.caller()
  const early = await coupon({ kind: 'percent', value: 5, from: '2199-01-01' })
  expect((await check(user, { coupon: early.code })).couponStatus).toBe('notYet')
  const past = await coupon({ kind: 'percent', value: 5, from: '2020-01-01', to: '2020-02-01' })
  expect((await check(user, { coupon: past.code })).couponStatus).toBe('expired')
  const off = await coupon({ kind: 'percent', value: 5 })
  await server.call(membership.switchCoupon, { couponId: off.couponId, disabled: true }, { as: admin })
  expect((await check(user, { coupon: off.code })).couponStatus).toBe('disabled')
  const twice = await server.call(membership.makeCoupon, { code: off.code, kind: 'percent', value: 5 }, { as: admin })
  expect(twice.code).toBe('COUPON_TAKEN')
  expect((await server.call(membership.makeCoupon, { kind: 'percent', value: 100 }, { as: admin })).code).toBe(
    'BAD_INPUT',
  )
})

test('at least the smallest unit is paid', async () => {
  const { code } = await coupon({ kind: 'amount', value: 9_999_999 })
  expect((await qr(await server.caller(), code)).data.amount).toBe(1)
})

test('plans off, a plan not offered: nothing is sold', async () => {
  const user = await server.caller()
  const plans = [{ planId: 'monthly' as const, price: 3900, offered: false }]
  await server.call(membership.saveSetup, { plans }, { as: admin })
  expect((await server.call(membership.getPayQr, { payType: 'wechat' }, { as: user })).code).toBe('PLAN_NOT_OFFERED')
  await server.call(membership.saveSetup, { enabled: false }, { as: admin })
  expect((await server.call(membership.getPayQr, { payType: 'wechat' }, { as: user })).code).toBe('PLANS_OFF')
  expect((await server.call(membership.redeemCoupon, { coupon: 'x' }, { as: user })).code).toBe('PLANS_OFF')
  await server.call(
    membership.saveSetup,
    { enabled: true, plans: plans.map((one) => ({ ...one, offered: true })) },
    { as: admin },
  )
})
