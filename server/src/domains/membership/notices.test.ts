import { membership } from '@pandora/contract/domains/membership/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { sell } from './testing-membership.ts'
import { KEY_ID, standIn, type StandIn } from './testing-providers.ts'

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

type Sent = ReturnType<StandIn['wechat']>
const send = async (sent: Sent) => {
  const { statusCode, body } = await server.web.app.inject({ method: 'POST', ...sent })
  return [statusCode, body]
}
const bought = async (payType: 'wechat' | 'alipay') => {
  const user = await server.caller()
  const { data } = await server.call(membership.getPayQr, { payType }, { as: user })
  return { user, outTradeNo: data.outTradeNo }
}
const stateOf = async (user: Caller, outTradeNo: string) => {
  const { orderList, premiumMembership } = (await server.call(membership.getVip, {}, { as: user })).data
  return [orderList.find((one) => one.outTradeNo === outTradeNo)?.orderStatus, premiumMembership]
}
const grants = async (outTradeNo: string) =>
  (await server.sql`select 1 from membership_grant where out_trade_no = ${outTradeNo}`).length
const known = async (outTradeNo: string) =>
  (await server.call(membership.orders, { text: outTradeNo }, { as: admin })).data.dataList[0]

const TAKEN = { wechat: [204, ''], alipay: [200, 'success'] } as const
const REFUSED = { wechat: [401, '{"code":"FAIL","message":"失败"}'], alipay: [401, 'failure'] } as const

test.each(['wechat', 'alipay'] as const)(
  '%s: told ten times, five of them at once, it is paid once',
  async (payType) => {
    const { user, outTradeNo } = await bought(payType)
    const one = stand[payType](outTradeNo)
    const sent = [one, one, one, stand[payType](outTradeNo), stand[payType](outTradeNo)]
    for (const answer of await Promise.all(sent.map(send))) expect(answer).toEqual(TAKEN[payType])
    for (const again of sent) expect(await send(again)).toEqual(TAKEN[payType])
    expect(await stateOf(user, outTradeNo)).toEqual(['paid', true])
    expect(await grants(outTradeNo)).toBe(1)
    const entries = await server.sql<{ sum: number; count: number }[]>`
    select sum(amount)::int as sum, count(*)::int as count from ledger_entry where out_trade_no = ${outTradeNo}`
    expect(entries[0]).toEqual({ sum: 0, count: 2 })
  },
)

test.each(['wechat', 'alipay'] as const)(
  '%s: another amount than ordered is held in doubt, unlocks nothing, and can be given back',
  async (payType) => {
    const { user, outTradeNo } = await bought(payType)
    const less =
      payType === 'wechat'
        ? stand.wechat(outTradeNo, { amount: 1 })
        : stand.alipay(outTradeNo, { total_amount: '0.01' })
    expect(await send(less)).toEqual(TAKEN[payType])
    expect(await stateOf(user, outTradeNo)).toEqual(['doubt', false])
    expect(await known(outTradeNo)).toMatchObject({ doubt: 'amount', paidAmount: 1 })
    const refund = await server.call(membership.refund, { outTradeNo, reason: '金额不对' }, { as: admin })
    expect(refund.data.refund).toBe('asked')
  },
)

test('another currency than ordered is held in doubt', async () => {
  const { user, outTradeNo } = await bought('wechat')
  expect(await send(stand.wechat(outTradeNo, { currency: 'USD' }))).toEqual(TAKEN.wechat)
  expect(await stateOf(user, outTradeNo)).toEqual(['doubt', false])
  expect(await known(outTradeNo)).toMatchObject({ doubt: 'currency', paidCurrency: 'USD' })
})

test.each(['wechat', 'alipay'] as const)(
  '%s: of another merchant it is refused, though well signed',
  async (payType) => {
    const { user, outTradeNo } = await bought(payType)
    const other =
      payType === 'wechat'
        ? stand.wechat(outTradeNo, { mchid: '1900000999' })
        : stand.alipay(outTradeNo, { app_id: '2021000000000999' })
    expect(await send(other)).toEqual(REFUSED[payType])
    if (payType === 'alipay')
      expect(await send(stand.alipay(outTradeNo, { seller_id: '2088000000000999' }))).toEqual(REFUSED.alipay)
    expect(await stateOf(user, outTradeNo)).toEqual(['unpaid', false])
  },
)

test('an order of the other provider is none of this one', async () => {
  const { user, outTradeNo } = await bought('wechat')
  expect(await send(stand.alipay(outTradeNo, { total_amount: '39.00' }))).toEqual([404, 'failure'])
  expect(await send(stand.wechat('0123456789abcdef0123456789abcdef', { amount: 3900 }))).toEqual([
    404,
    '{"code":"FAIL","message":"失败"}',
  ])
  expect(await stateOf(user, outTradeNo)).toEqual(['unpaid', false])
})

test.each(['wechat', 'alipay'] as const)(
  '%s: late, after its code had expired and was closed, it is paid all the same',
  async (payType) => {
    const { user, outTradeNo } = await bought(payType)
    const before = server.clock.now
    server.clock.now += 3 * 3_600_000
    await server.sql`update membership_order set state = 'closed' where out_trade_no = ${outTradeNo}`
    expect(await send(stand[payType](outTradeNo))).toEqual(TAKEN[payType])
    expect(await stateOf(user, outTradeNo)).toEqual(['paid', true])
    expect(await known(outTradeNo)).toMatchObject({ late: true })
    server.clock.now = before
  },
)

test('out of order: what is told of the time before the payment changes nothing after it', async () => {
  const { user, outTradeNo } = await bought('alipay')
  expect(await send(stand.alipay(outTradeNo))).toEqual(TAKEN.alipay)
  expect(await send(stand.alipay(outTradeNo, { trade_status: 'WAIT_BUYER_PAY' }))).toEqual(TAKEN.alipay)
  expect(await send(stand.alipay(outTradeNo, { trade_status: 'TRADE_CLOSED' }))).toEqual(TAKEN.alipay)
  expect(await send(stand.alipay(outTradeNo, { trade_status: 'TRADE_FINISHED' }))).toEqual(TAKEN.alipay)
  expect(await stateOf(user, outTradeNo)).toEqual(['paid', true])
  const wechat = await bought('wechat')
  expect(await send(stand.wechat(wechat.outTradeNo, { state: 'NOTPAY' }))).toEqual(TAKEN.wechat)
  expect(await send(stand.wechat(wechat.outTradeNo, { type: 'REFUND.SUCCESS' }))).toEqual(TAKEN.wechat)
  expect(await stateOf(wechat.user, wechat.outTradeNo)).toEqual(['unpaid', false])
  expect(await grants(outTradeNo)).toBe(1)
})

test('both codes of a purchase paid: both count, the second is marked', async () => {
  const { user, outTradeNo } = await bought('wechat')
  const { data } = await server.call(membership.getPayQr, { payType: 'alipay' }, { as: user })
  await send(stand.wechat(outTradeNo))
  await send(stand.alipay(data.outTradeNo))
  expect(await known(outTradeNo)).toMatchObject({ doubled: false })
  expect(await known(data.outTradeNo)).toMatchObject({ doubled: true, orderStatus: 'paid' })
})

test('WeChat Pay: stale, from the future, unsigned, by an unknown key, written anew, or sealed otherwise it is refused', async () => {
  const { user, outTradeNo } = await bought('wechat')
  const good = stand.wechat(outTradeNo)
  const withHeaders = (headers: Record<string, string>): Sent => ({ ...good, headers: { ...good.headers, ...headers } })
  const without = (name: string): Sent => {
    const { [name]: _, ...headers } = good.headers
    return { ...good, headers }
  }
  const bad: Sent[] = [
    stand.wechat(outTradeNo, { at: server.clock.now - 301_000 }),
    stand.wechat(outTradeNo, { at: server.clock.now + 302_000 }),
    ...['wechatpay-signature', 'wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial'].map(without),
    withHeaders({ 'wechatpay-serial': 'PUB_KEY_ID_9' }),
    withHeaders({ 'wechatpay-nonce': 'another' }),
    withHeaders({ 'wechatpay-signature': `WECHATPAY/SIGNTEST/${good.headers['wechatpay-signature']}` }),
    withHeaders({ 'wechatpay-signature': (good.headers['wechatpay-signature'] ?? '').replaceAll('+', ' ').slice(1) }),
    { ...good, payload: JSON.stringify(JSON.parse(good.payload), null, 1) },
    { ...good, payload: good.payload.replace('支付成功', '\\u652f\\u4ed8\\u6210\\u529f') },
    { ...good, payload: '' },
  ]
  for (const one of bad) expect(await send(one)).toEqual(REFUSED.wechat)
  expect(good.headers['wechatpay-serial']).toBe(KEY_ID)
  expect(await stateOf(user, outTradeNo)).toEqual(['unpaid', false])
  expect(await send(good)).toEqual(TAKEN.wechat)
})

test('Alipay: unsigned, changed, doubled, with more in it, in another charset or by another algorithm it is refused', async () => {
  const { user, outTradeNo } = await bought('alipay')
  const good = stand.alipay(outTradeNo)
  const changed = (change: (text: string) => string): Sent => ({ ...good, payload: change(good.payload) })
  const bad: Sent[] = [
    changed((text) => text.replace('sign_type=RSA2', 'sign_type=RSA')),
    changed((text) => text.replace(/sign=[^&]*/, 'sign=')),
    changed((text) => text.replace(/&sign=[^&]*/, '')),
    changed((text) => text.replace('total_amount=39.00', 'total_amount=3.90')),
    changed((text) => `${text}&total_amount=39.00`),
    changed((text) => `${text}&extra=1`),
    changed((text) => `${text}&empty=`),
    changed((text) => text.replaceAll('%2B', '+')),
    changed((text) => `${text}&%ff=1`),
    changed(() => 'nonsense'),
    stand.alipay(outTradeNo, { charset: 'GBK' }),
  ]
  for (const one of bad) expect(await send(one)).toEqual(REFUSED.alipay)
  expect(await stateOf(user, outTradeNo)).toEqual(['unpaid', false])
  expect(await send(good)).toEqual(TAKEN.alipay)
})

test('a body of more than 64 kB is refused before it is read', async () => {
  const answer = await server.web.app.inject({
    method: 'POST',
    url: '/api/pay/notify/alipay',
    payload: 'a'.repeat(70_000),
  })
  expect([answer.statusCode, answer.body]).toEqual([400, 'failure'])
})

test('without keys no callback is taken', async () => {
  const bare = await testServer()
  for (const payType of ['wechat', 'alipay'] as const) {
    const sent = stand[payType]('0123456789abcdef0123456789abcdef', {} as never)
    expect((await bare.web.app.inject({ method: 'POST', ...sent })).statusCode).toBe(401)
  }
  await bare.stop()
})
