import { accounts } from '@pandora/contract/domains/accounts/operations'
import { membership } from '@pandora/contract/domains/membership/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { askDue, type Asking } from './money/in-doubt.ts'
import { providersOf } from './providers.ts'
import { sell } from './testing-membership.ts'
import { standIn, type StandIn } from './testing-providers.ts'

const DAY = 86_400_000
let stand: StandIn
let server: TestServer
let admin: Caller
beforeAll(async () => {
  stand = await standIn()
  server = await testServer(stand.settings)
  stand.now = () => server.clock.now
  admin = await sell(server)
})
afterAll(async () => {
  await server.stop()
  await stand.stop()
})

const asking = (): Asking => ({
  sql: server.sql,
  providers: providersOf(server.web.services),
  now: () => server.clock.now,
  fault: (error) => {
    throw error
  },
})
const qr = async (as: Caller, input: Parameters<typeof server.call<typeof membership.getPayQr>>[1]) =>
  (await server.call(membership.getPayQr, input, { as })).data
const vip = async (as: Caller) => (await server.call(membership.getVip, {}, { as })).data
const status = async (as: Caller, outTradeNo: string) =>
  (await server.call(membership.checkPaymentStatus, { outTradeNo }, { as })).data

describe('buying', () => {
  test('MEM-01 a membership is bought by the QR code of one of exactly two payment providers', async () => {
    const user = await server.caller()
    const { payTypes, plans } = (await server.call(membership.plans, {}, { as: user })).data
    expect(payTypes).toEqual([
      { payType: 'wechat', provider: 'wechat' },
      { payType: 'alipay', provider: 'alipay' },
    ])
    expect(plans.map(({ planId, price, currency }) => [planId, price, currency])).toEqual([
      ['monthly', 3900, 'CNY'],
      ['yearly', 39_900, 'CNY'],
    ])
    expect((await server.call(membership.getPayQr, { payType: 'paypal' as never }, { as: user })).code).toBe(
      'BAD_INPUT',
    )
  })

  test('MEM-12 MEM-04 each pay type gives its own QR code of one purchase, and the same one again while it lives', async () => {
    const user = await server.caller()
    const wechat = await qr(user, { payType: 'wechat' })
    const alipay = await qr(user, { payType: 'alipay' })
    expect(wechat.qrData).toBe(`weixin://wxpay/bizpayurl?pr=${wechat.outTradeNo}`)
    expect(alipay.qrData).toBe(`https://qr.alipay.com/${alipay.outTradeNo}`)
    expect(wechat).toMatchObject({ amount: 3900, currency: 'CNY', provider: 'wechat' })
    expect(alipay.expiresAt).toBe(wechat.expiresAt)
    expect(await qr(user, { payType: 'wechat' })).toEqual(wechat)
    expect(stand.orders.get(alipay.outTradeNo)).toEqual({ amount: 3900, state: 'unpaid' })
  })

  test('MEM-06 MEM-13 the payment is polled, and what it finds is stored under its own user', async () => {
    const [user, other] = [await server.caller(), await server.caller()]
    const { outTradeNo } = await qr(user, { payType: 'wechat' })
    const own = await qr(other, { payType: 'wechat' })
    expect(await status(user, outTradeNo)).toEqual({ expired: false, orderStatus: 'unpaid' })
    expect((await server.call(membership.checkPaymentStatus, { outTradeNo }, { as: other })).code).toBe('NOT_FOUND')
    const there = stand.orders.get(outTradeNo)
    if (there) there.state = 'paid'
    // Asked again at once the provider is not: it is after five seconds.
    expect(await status(user, outTradeNo)).toEqual({ expired: false, orderStatus: 'unpaid' })
    server.clock.now += 6000
    expect(await status(user, outTradeNo)).toEqual({ expired: false, orderStatus: 'paid' })
    expect(await status(other, own.outTradeNo)).toEqual({ expired: false, orderStatus: 'unpaid' })
    expect((await vip(other)).premiumMembership).toBe(false)
  })

  test('MEM-05 an order whose QR code is past says so', async () => {
    const user = await server.caller()
    const { outTradeNo } = await qr(user, { payType: 'alipay' })
    const before = server.clock.now
    server.clock.now += 16 * 60_000
    expect(await status(user, outTradeNo)).toEqual({ expired: true, orderStatus: 'unpaid' })
    await askDue(asking())
    expect(await status(user, outTradeNo)).toEqual({ expired: true, orderStatus: 'closed' })
    server.clock.now = before
  })

  test('MEM-11 MEM-03 VIP info holds state, end and orders', async () => {
    const user = await server.caller()
    expect(await vip(user)).toEqual({
      oldVip: false,
      orderList: [],
      premiumMembership: false,
      premiumMembershipEndTime: null,
      graceUntil: null,
    })
    const { outTradeNo } = await qr(user, { payType: 'wechat', planId: 'yearly' })
    expect((await server.web.app.inject({ method: 'POST', ...stand.wechat(outTradeNo) })).statusCode).toBe(204)
    const info = await vip(user)
    expect(info.orderList).toMatchObject([{ outTradeNo, planId: 'yearly', orderStatus: 'paid', amount: 39_900 }])
    expect(info.premiumMembership).toBe(true)
    const end = Date.parse(info.premiumMembershipEndTime ?? '')
    expect(Math.round((end - server.clock.now) / DAY)).toBeGreaterThanOrEqual(365)
  })

  test('MEM-08 premiumMembership is a flag with an end: user info says it, it goes on by a renewal, ends after its time, and grace lasts a while', async () => {
    const user = await server.caller()
    const info = async () => (await server.call(accounts.userInfo, {}, { as: user })).data.premiumMembership
    const pay = async () => {
      const { outTradeNo } = await qr(user, { payType: 'alipay' })
      const answer = await server.web.app.inject({ method: 'POST', ...stand.alipay(outTradeNo) })
      expect(answer.body).toBe('success')
    }
    expect(await info()).toBe(false)
    await pay()
    expect(await info()).toBe(true)
    const first = Date.parse((await vip(user)).premiumMembershipEndTime ?? '')
    await pay()
    const second = Date.parse((await vip(user)).premiumMembershipEndTime ?? '')
    expect(Math.round((second - first) / DAY)).toBeGreaterThanOrEqual(28)
    const before = server.clock.now
    server.clock.now = second + DAY
    expect(await vip(user)).toMatchObject({
      oldVip: true,
      premiumMembership: false,
      graceUntil: new Date(second + 3 * DAY).toISOString(),
    })
    expect((await server.call(membership.plans, {}, { as: user })).data.tier).toBe('premium')
    server.clock.now = second + 4 * DAY
    expect(await vip(user)).toMatchObject({ oldVip: true, graceUntil: null })
    expect((await server.call(membership.plans, {}, { as: user })).data.tier).toBe('free')
    expect(await info()).toBe(false)
    server.clock.now = before
  })

  test('the same request sent twice makes one order', async () => {
    const user = await server.caller()
    const input = { payType: 'wechat', requestId: 'a-request-of-payment' } as never
    const [one, two] = await Promise.all([qr(user, input), qr(user, input)])
    expect(one.outTradeNo).toBe(two.outTradeNo)
    expect((await vip(user)).orderList).toHaveLength(1)
  })

  test('once one code is paid the other is closed at its provider', async () => {
    const user = await server.caller()
    const wechat = await qr(user, { payType: 'wechat' })
    const alipay = await qr(user, { payType: 'alipay' })
    await server.web.app.inject({ method: 'POST', ...stand.alipay(alipay.outTradeNo) })
    await askDue(asking())
    expect(stand.orders.get(wechat.outTradeNo)?.state).toBe('closed')
    expect(await status(user, wechat.outTradeNo)).toEqual({ expired: true, orderStatus: 'closed' })
  })

  test('an order whose callback never came is found by asking the provider', async () => {
    const user = await server.caller()
    const { outTradeNo } = await qr(user, { payType: 'alipay' })
    const there = stand.orders.get(outTradeNo)
    if (there) there.state = 'paid'
    const before = server.clock.now
    server.clock.now += 61_000
    await askDue(asking())
    expect(await vip(user)).toMatchObject({ premiumMembership: true, orderList: [{ orderStatus: 'paid' }] })
    server.clock.now = before
  })
})

describe('a provider that does not do what it should', () => {
  test('it is away: nothing is charged, the order stays and is asked for later', async () => {
    const user = await server.caller()
    stand.instead = (_name, response) => {
      response.writeHead(500).end('oops')
      return true
    }
    for (const payType of ['wechat', 'alipay'] as const)
      expect((await server.call(membership.getPayQr, { payType }, { as: user })).code).toBe('PROVIDER_AWAY')
    stand.instead = () => false
    expect((await qr(user, { payType: 'wechat' })).qrData).toContain('weixin://')
  })

  test('it says no: the refusal names its reason', async () => {
    const user = await server.caller()
    stand.instead = (name, response) => {
      if (name.startsWith('alipay'))
        response.end('{"alipay_trade_precreate_response":{"code":"40004","sub_code":"ACQ.INVALID_PARAMETER"}}')
      else response.writeHead(400).end('{"code":"PARAM_ERROR"}')
      return true
    }
    const refused = await server.call(membership.getPayQr, { payType: 'alipay' }, { as: user, language: 'en' })
    expect([refused.status, refused.code, refused.message]).toEqual([
      502,
      'PROVIDER_REFUSED',
      'The payment provider refused the request. Nothing was charged. Reason: a parameter is wrong (ACQ.INVALID_PARAMETER).',
    ])
    expect((await server.call(membership.getPayQr, { payType: 'wechat' }, { as: user })).message).toContain(
      'PARAM_ERROR',
    )
    stand.instead = () => false
  })

  test('an answer that it did not sign says nothing', async () => {
    const user = await server.caller()
    stand.instead = (name, response) => {
      if (name.startsWith('alipay'))
        response.end(
          '{"alipay_trade_precreate_response":{"code":"10000","qr_code":"https://evil.example"},"sign":"AAAA"}',
        )
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"code_url":"weixin://evil"}')
      return true
    }
    for (const payType of ['wechat', 'alipay'] as const)
      expect((await server.call(membership.getPayQr, { payType }, { as: user })).code).toBe('PROVIDER_AWAY')
    stand.instead = () => false
  })
})

describe('who may', () => {
  test('nobody signed in, users, guests: each is told by name', async () => {
    const [user, guest] = [await server.caller(), await server.caller('guest')]
    expect((await server.call(membership.getVip, {})).code).toBe('NOT_SIGNED_IN')
    for (const operation of [membership.setup, membership.orders, membership.ledger, membership.coupons] as const)
      expect((await server.call(operation, {} as never, { as: user })).code).toBe('NOT_ALLOWED')
    expect((await server.call(membership.grant, { who: '1', days: 1, reason: 'x' }, { as: guest })).status).toBe(403)
  })

  test('a guest pays with the trial, where no money moves, for a day', async () => {
    const guest = await server.caller('guest')
    const { provider, outTradeNo } = await qr(guest, { payType: 'wechat', planId: 'yearly' })
    expect(provider).toBe('local')
    const paid = await server.call(membership.payLocally, { outTradeNo }, { as: guest })
    expect(paid.data).toEqual({ expired: false, orderStatus: 'paid' })
    const end = Date.parse((await vip(guest)).premiumMembershipEndTime ?? '')
    expect(end - server.clock.now).toBe(DAY)
    const user = await server.caller()
    const real = await qr(user, { payType: 'wechat' })
    expect((await server.call(membership.payLocally, { outTradeNo: real.outTradeNo }, { as: user })).code).toBe(
      'NOT_LOCAL_ORDER',
    )
  })

  test('an administrator gives a membership by hand and takes it back', async () => {
    const user = await server.caller()
    const given = await server.call(membership.grant, { who: user.email, days: 30, reason: '合作方' }, { as: admin })
    expect(given.data.uid).toBe(user.uid)
    expect((await vip(user)).premiumMembership).toBe(true)
    await server.call(membership.withdraw, { who: String(user.uid), reason: '结束' }, { as: admin })
    expect(await vip(user)).toMatchObject({ premiumMembership: false, oldVip: true })
    const none = await server.call(membership.withdraw, { who: user.email, reason: '结束' }, { as: admin })
    expect(none.code).toBe('NOT_A_MEMBER')
    expect(
      (await server.call(membership.grant, { who: 'nobody@example.test', days: 1, reason: 'x' }, { as: admin })).code,
    ).toBe('NOT_FOUND')
  })

  test('a receipt says what was paid and what for; of an unpaid order there is none', async () => {
    const user = await server.caller()
    const { outTradeNo } = await qr(user, { payType: 'alipay' })
    expect((await server.call(membership.receipt, { outTradeNo }, { as: user })).code).toBe('ORDER_NOT_PAID')
    await server.web.app.inject({ method: 'POST', ...stand.alipay(outTradeNo) })
    const { data } = await server.call(membership.receipt, { outTradeNo }, { as: user })
    expect(data).toMatchObject({ outTradeNo, amount: 3900, months: 1, account: user.email, refundedAt: null })
    expect(Date.parse(data.until ?? '') - Date.parse(data.from ?? '')).toBeGreaterThanOrEqual(28 * DAY)
  })
})
