import { membership } from '@pandora/contract/domains/membership/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { refundDue } from './in-doubt.ts'
import { askingOf, orderSeen, vipOf } from './testing-money.ts'
import { sell } from '../testing-membership.ts'
import { standIn, type StandIn } from '../testing-providers.ts'

// Money that goes back without us: an administrator of the shop gave it back in the provider's own back office.
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

type PayType = 'wechat' | 'alipay'
const asking = () => askingOf(server)
const vip = (as: Caller) => vipOf(server, as)
const known = (outTradeNo: string) => orderSeen(server, admin, outTradeNo)
const refund = (outTradeNo: string, amount: number) =>
  server.call(membership.refund, { outTradeNo, reason: 'unwanted', amount }, { as: admin })
const note = (outTradeNo: string, amount: number, as = admin) =>
  server.call(membership.noteRefund, { outTradeNo, reason: 'by telephone', amount }, { as })
const send = async (sent: ReturnType<StandIn['wechat']>) =>
  (await server.web.app.inject({ method: 'POST', ...sent })).statusCode
const balanceOf = async (outTradeNo: string) => {
  const { balances } = (await server.call(membership.ledger, { outTradeNo }, { as: admin })).data
  expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  return Object.fromEntries(balances.map(({ account, balance }) => [account, balance]))
}

async function ordered(payType: PayType): Promise<{ user: Caller; outTradeNo: string }> {
  const user = await server.caller()
  const { outTradeNo } = (await server.call(membership.getPayQr, { payType }, { as: user })).data
  const there = stand.orders.get(outTradeNo)
  if (there) there.state = 'paid'
  return { user, outTradeNo }
}
async function paid(payType: PayType) {
  const order = await ordered(payType)
  await send(stand[payType](order.outTradeNo))
  return order
}
/** What the provider tells when so much went back, `before` of it by refunds before this one, in minor units. */
const told = (payType: PayType, outTradeNo: string, { amount, before = 0 }: { amount: number; before?: number }) =>
  payType === 'wechat'
    ? stand.wechatRefund(outTradeNo, { outRefundNo: `B${outTradeNo}${before}`, amount })
    : stand.alipay(outTradeNo, {
        refund_fee: ((before + amount) / 100).toFixed(2),
        out_biz_no: `B${outTradeNo}${before}`,
        gmt_refund: '2026-01-01 00:00:00.000',
      })

test.each(['wechat', 'alipay'] as const)(
  '%s: in parts, each told twice: each is entered once, and the membership ends when all is back',
  async (payType) => {
    const { user, outTradeNo } = await paid(payType)
    for (let n = 0; n < 2; n++) expect(await send(told(payType, outTradeNo, { amount: 1000 }))).toBeLessThan(300)
    expect(await known(outTradeNo)).toMatchObject({
      orderStatus: 'paid',
      refunded: 1000,
      refunds: [{ amount: 1000, state: 'done', elsewhere: true, reason: '' }],
    })
    expect((await vip(user)).premiumMembership).toBe(true)
    for (let n = 0; n < 2; n++)
      expect(await send(told(payType, outTradeNo, { amount: 2900, before: 1000 }))).toBeLessThan(300)
    expect(await known(outTradeNo)).toMatchObject({
      orderStatus: 'refunded',
      refunded: 3900,
      refunds: [{ amount: 1000 }, { amount: 2900 }],
    })
    expect((await vip(user)).premiumMembership).toBe(false)
    expect(await balanceOf(outTradeNo)).toEqual({ [`clearing.${payType}`]: 0, refunds: 3900, sales: -3900 })
  },
)

test.each(['wechat', 'alipay'] as const)(
  '%s: beside a refund from here that is on its way, what is counted is neither lost nor doubled',
  async (payType) => {
    const { outTradeNo } = await paid(payType)
    stand.refundStatus = 'PROCESSING'
    await refund(outTradeNo, 500)
    await refundDue(asking())
    await send(told(payType, outTradeNo, { amount: 1000 }))
    stand.refundStatus = payType === 'alipay' ? 'DONE' : 'SUCCESS'
    // That ours is done is told with ours among the whole.
    await send(
      payType === 'wechat'
        ? stand.wechatRefund(outTradeNo, { outRefundNo: `R${outTradeNo}`, amount: 500 })
        : stand.alipay(outTradeNo, { refund_fee: '15.00', out_biz_no: `R${outTradeNo}` }),
    )
    expect(await refundDue(asking())).toBe(1)
    const { refunds, refunded } = await known(outTradeNo)
    expect(refunded).toBe(1500)
    expect(refunds.map(({ amount, elsewhere }) => `${amount} ${elsewhere}`).toSorted()).toEqual([
      '1000 true',
      '500 false',
    ])
    expect(await balanceOf(outTradeNo)).toMatchObject({ [`clearing.${payType}`]: 2400, refunds: 1500 })
  },
)

test.each(['wechat', 'alipay'] as const)(
  '%s: ten at once enter it once; more than was paid is never entered',
  async (payType) => {
    const { outTradeNo } = await paid(payType)
    await Promise.all(Array.from({ length: 10 }, () => send(told(payType, outTradeNo, { amount: 1200 }))))
    expect((await known(outTradeNo)).refunds.map(({ amount }) => amount)).toEqual([1200])
    await send(told(payType, outTradeNo, { amount: 9900, before: 1200 }))
    expect(await known(outTradeNo)).toMatchObject({ orderStatus: 'refunded', refunded: 3900 })
    expect(await balanceOf(outTradeNo)).toEqual({ [`clearing.${payType}`]: 0, refunds: 3900, sales: -3900 })
  },
)

test.each(['wechat', 'alipay'] as const)(
  '%s: told before its payment it is not taken, so that it is told again; of an order of nobody neither',
  async (payType) => {
    const { outTradeNo } = await ordered(payType)
    expect(await send(told(payType, outTradeNo, { amount: 3900 }))).toBe(404)
    expect(await known(outTradeNo)).toMatchObject({ orderStatus: 'unpaid', refunds: [] })
    await send(stand[payType](outTradeNo))
    expect(await send(told(payType, outTradeNo, { amount: 3900 }))).toBeLessThan(300)
    expect((await known(outTradeNo)).orderStatus).toBe('refunded')
    expect(await send(told(payType, 'nobodys', { amount: 100 }))).toBe(404)
  },
)

test('of another merchant it is refused, and one that did not succeed changes nothing', async () => {
  const { outTradeNo } = await paid('wechat')
  const about = { outRefundNo: 'B1', amount: 3900 }
  expect(await send(stand.wechatRefund(outTradeNo, { ...about, mchid: '1900000002' }))).toBe(401)
  expect(await send(stand.wechatRefund(outTradeNo, { ...about, status: 'CLOSED' }))).toBe(204)
  expect(await send(stand.wechatRefund(outTradeNo, { ...about, status: 'ABNORMAL' }))).toBe(204)
  expect(await known(outTradeNo)).toMatchObject({ orderStatus: 'paid', refunded: 0, refunds: [] })
})

test.each(['wechat', 'alipay'] as const)(
  '%s: noted by hand by an administrator nothing is sent, and what its provider tells of it later is the same refund',
  async (payType) => {
    const { user, outTradeNo } = await paid(payType)
    const asked = stand.asked.length
    expect((await note(outTradeNo, 3901)).code).toBe('BAD_INPUT')
    expect((await note(outTradeNo, 3900, await server.caller())).code).toBe('NOT_ALLOWED')
    expect((await note('nobodys', 100)).code).toBe('NOT_FOUND')
    expect((await note(outTradeNo, 1000)).data).toMatchObject({
      orderStatus: 'paid',
      refunded: 1000,
      refunds: [{ amount: 1000, state: 'done', elsewhere: true, reason: 'by telephone' }],
    })
    await refundDue(asking())
    expect(stand.asked).toHaveLength(asked)
    await send(told(payType, outTradeNo, { amount: 1000 }))
    await send(told(payType, outTradeNo, { amount: 1000 }))
    expect((await known(outTradeNo)).refunded).toBe(1000)
    await note(outTradeNo, 2900)
    expect((await known(outTradeNo)).orderStatus).toBe('refunded')
    expect((await vip(user)).premiumMembership).toBe(false)
    expect((await note(outTradeNo, 1)).code).toBe('REFUND_ASKED')
    expect(await balanceOf(outTradeNo)).toEqual({ [`clearing.${payType}`]: 0, refunds: 3900, sales: -3900 })
  },
)

test('noted of an order that nobody paid it is refused', async () => {
  const user = await server.caller()
  const { outTradeNo } = (await server.call(membership.getPayQr, { payType: 'wechat' }, { as: user })).data
  expect((await note(outTradeNo, 100)).code).toBe('ORDER_NOT_PAID')
})
