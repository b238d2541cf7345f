import { membership } from '@pandora/contract/domains/membership/operations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { refundDue } from './in-doubt.ts'
import { askingOf, orderSeen, vipOf } from './testing-money.ts'
import { sell } from '../testing-membership.ts'
import { standIn, type StandIn } from '../testing-providers.ts'

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
beforeEach(() => {
  stand.refundStatus = 'SUCCESS'
})

const asking = () => askingOf(server)
const later = async (ms: number, run: () => Promise<unknown>) => {
  server.clock.now += ms
  await run()
}
const vip = (as: Caller) => vipOf(server, as)
const known = (outTradeNo: string) => orderSeen(server, admin, outTradeNo)
const refund = (outTradeNo: string, amount?: number) =>
  server.call(membership.refund, { outTradeNo, reason: '不想要了', ...(amount ? { amount } : {}) }, { as: admin })
const send = (sent: ReturnType<StandIn['wechat']>) => server.web.app.inject({ method: 'POST', ...sent })

/** An order that was paid at its provider, and told. */
async function paid(payType: 'wechat' | 'alipay'): Promise<{ user: Caller; outTradeNo: string }> {
  const user = await server.caller()
  const { outTradeNo } = (await server.call(membership.getPayQr, { payType }, { as: user })).data
  const there = stand.orders.get(outTradeNo)
  if (there) there.state = 'paid'
  await send(stand[payType](outTradeNo))
  return { user, outTradeNo }
}
const entriesOf = async (outTradeNo: string) =>
  (await server.call(membership.ledger, { outTradeNo }, { as: admin })).data

test('an administrator gives back what was paid: at the provider, in the ledger, and the membership ends', async () => {
  const buyer = await server.caller()
  const unpaid = (await server.call(membership.getPayQr, { payType: 'wechat' }, { as: buyer })).data.outTradeNo
  expect((await refund(unpaid)).code).toBe('ORDER_NOT_PAID')
  const { user, outTradeNo } = await paid('wechat')
  expect((await refund(outTradeNo)).data).toMatchObject({ orderStatus: 'paid', refund: 'asked' })
  expect((await refund(outTradeNo)).code).toBe('REFUND_ASKED')
  await refundDue(asking())
  expect(stand.orders.get(outTradeNo)?.state).toBe('refunded')
  expect(await vip(user)).toMatchObject({ premiumMembership: false, orderList: [{ orderStatus: 'refunded' }] })
  const { dataList, balances } = await entriesOf(outTradeNo)
  expect(dataList.map(({ account, amount }) => `${account} ${amount}`).toSorted()).toEqual([
    'clearing.wechat -3900',
    'clearing.wechat 3900',
    'refunds 3900',
    'sales -3900',
  ])
  // Of one order alone the balances are those of that order.
  expect(balances.filter(({ balance }) => balance !== 0).map(({ account, balance }) => [account, balance])).toEqual([
    ['refunds', 3900],
    ['sales', -3900],
  ])
  // Told once more that it was paid, it stays given back.
  await send(stand.wechat(outTradeNo))
  expect((await vip(user)).premiumMembership).toBe(false)
})

test('in parts: each is a refund of its own, together never more than was paid, and the membership stands until all is back', async () => {
  const { user, outTradeNo } = await paid('wechat')
  expect((await refund(outTradeNo, 3901)).code).toBe('BAD_INPUT')
  await refund(outTradeNo, 1000)
  expect((await refund(outTradeNo, 2901)).code).toBe('BAD_INPUT')
  await refundDue(asking())
  expect(JSON.parse(stand.bodies[0] ?? '')).toMatchObject({
    out_refund_no: `R${outTradeNo}`,
    amount: { refund: 1000, total: 3900, currency: 'CNY' },
  })
  expect(await vip(user)).toMatchObject({
    premiumMembership: true,
    orderList: [{ orderStatus: 'paid', refunded: 1000 }],
  })
  const receipt = (await server.call(membership.receipt, { outTradeNo }, { as: user })).data
  expect(receipt).toMatchObject({ amount: 3900, refunded: 1000 })
  expect(receipt.until).not.toBeNull()
  await refund(outTradeNo)
  await refundDue(asking())
  expect(JSON.parse(stand.bodies[0] ?? '')).toMatchObject({
    out_refund_no: `R${outTradeNo}-2`,
    amount: { refund: 2900, total: 3900 },
  })
  expect(await known(outTradeNo)).toMatchObject({
    orderStatus: 'refunded',
    refunded: 3900,
    refunds: [{ amount: 1000 }, { amount: 2900 }],
  })
  expect((await vip(user)).premiumMembership).toBe(false)
  expect((await refund(outTradeNo, 1)).code).toBe('REFUND_ASKED')
  const { balances } = await entriesOf(outTradeNo)
  expect(balances.find(({ account }) => account === 'refunds')?.balance).toBe(3900)
  expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
})

test('ten administrators at once: what is given back is never more than what was paid', async () => {
  const { outTradeNo } = await paid('alipay')
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(outTradeNo, 1500)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    '0',
    '0',
    ...Array.from({ length: 8 }, () => 'BAD_INPUT'),
  ])
  expect((await known(outTradeNo)).refunds.map(({ amount }) => amount)).toEqual([1500, 1500])
})

test('one that the provider refuses says why, and is asked for again under its own number', async () => {
  const { outTradeNo } = await paid('wechat')
  stand.orders.delete(outTradeNo)
  await refund(outTradeNo)
  await refundDue(asking())
  expect(await known(outTradeNo)).toMatchObject({
    orderStatus: 'paid',
    refund: 'failed',
    refunds: [{ state: 'failed', error: 'RESOURCE_NOT_EXISTS' }],
  })
  expect((await refund(outTradeNo)).data).toMatchObject({
    refund: 'asked',
    refunds: [{ outRefundNo: `R${outTradeNo}` }],
  })
})

test('one that WeChat Pay closed is over there: it is asked for under a new number', async () => {
  const { outTradeNo } = await paid('wechat')
  stand.refundStatus = 'CLOSED'
  await refund(outTradeNo)
  await refundDue(asking())
  expect((await known(outTradeNo)).refunds).toMatchObject([{ state: 'failed', error: 'CLOSED' }])
  stand.refundStatus = 'SUCCESS'
  await refund(outTradeNo)
  await refundDue(asking())
  expect(await known(outTradeNo)).toMatchObject({
    orderStatus: 'refunded',
    refunded: 3900,
    refunds: [{ state: 'failed' }, { state: 'done', outRefundNo: `R${outTradeNo}-2` }],
  })
})

test.each(['wechat', 'alipay'] as const)(
  '%s: one that is only on its way is not told as done, and is once the provider says so',
  async (payType) => {
    const { user, outTradeNo } = await paid(payType)
    stand.refundStatus = 'PROCESSING'
    await refund(outTradeNo)
    await refundDue(asking())
    expect(await known(outTradeNo)).toMatchObject({ orderStatus: 'paid', refund: 'asked', refunded: 0 })
    expect((await vip(user)).premiumMembership).toBe(true)
    expect((await entriesOf(outTradeNo)).dataList.some(({ kind }) => kind === 'refund')).toBe(false)
    // Alipay says of one that was taken before that nothing changed: whether it was done it is asked.
    stand.refundStatus = payType === 'alipay' ? 'DONE' : 'SUCCESS'
    await later(61_000, () => refundDue(asking()))
    expect(await known(outTradeNo)).toMatchObject({ orderStatus: 'refunded', refund: 'done', refunded: 3900 })
  },
)

test.each(['wechat', 'alipay'] as const)(
  '%s: a callback of a refund has the provider asked at once, and by itself changes nothing',
  async (payType) => {
    const { outTradeNo } = await paid(payType)
    stand.refundStatus = 'PROCESSING'
    await refund(outTradeNo)
    await refundDue(asking())
    const told = () =>
      payType === 'wechat'
        ? stand.wechatRefund(outTradeNo, { outRefundNo: `R${outTradeNo}`, amount: 3900 })
        : stand.alipay(outTradeNo, { refund_fee: '39.00', out_biz_no: `R${outTradeNo}` })
    // Nothing is due yet, until it is told.
    expect(await refundDue(asking())).toBe(0)
    expect((await send(told())).statusCode).toBeLessThan(300)
    expect((await known(outTradeNo)).orderStatus).toBe('paid')
    stand.refundStatus = payType === 'alipay' ? 'DONE' : 'SUCCESS'
    expect(await refundDue(asking())).toBe(1)
    expect((await known(outTradeNo)).orderStatus).toBe('refunded')
    expect((await send(told())).statusCode).toBeLessThan(300)
    expect((await entriesOf(outTradeNo)).dataList).toHaveLength(4)
  },
)
