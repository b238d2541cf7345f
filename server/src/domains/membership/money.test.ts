import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minorOf, yuanOf } from '../../payments/money.ts'
import { testServer, type TestServer } from '../../testing.ts'
import { doubtPosting, paymentPosting, refundPosting } from './money/posting.ts'
import { settle } from './money/settle.ts'
import { endOf, monthsLater, spansOf, type Grant } from './members/term.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const provider = fc.constantFrom('wechat' as const, 'alipay' as const, 'local' as const)
const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)

describe('the ledger', () => {
  test('every posting sums to nothing, in whole minor units', () => {
    fc.assert(
      fc.property(provider, fc.nat(100_000_000), fc.nat(100_000_000), fc.boolean(), (name, one, two, wasInDoubt) => {
        const [amount, listPrice] = [Math.min(one, two), Math.max(one, two)]
        const about = { outTradeNo: 'x', provider: name, amount, currency: 'CNY' }
        for (const posting of [
          paymentPosting({ ...about, listPrice }),
          doubtPosting(about),
          refundPosting(about, wasInDoubt),
        ]) {
          expect(sum(posting.parts)).toBe(0)
          expect(posting.parts.every((part) => Number.isSafeInteger(part.amount) && part.amount !== 0)).toBe(true)
        }
      }),
    )
  })

  test('what is simulated never stands under what was sold, taken off, given back or in doubt', () => {
    const about = { outTradeNo: 'x', provider: 'local' as const, amount: 3000, currency: 'CNY' }
    for (const { parts } of [paymentPosting({ ...about, listPrice: 3900 }), refundPosting(about, false)])
      expect(new Set(parts.map(({ account }) => account))).toEqual(new Set(['clearing.local', 'trial']))
  })

  test('the database refuses a posting that does not, and any change of what stands', async () => {
    const { sql } = server
    const user = await server.caller()
    const no = await order(user.uid)
    const half = sql.begin(
      (tx) => tx`insert into ledger_entry (posting_id, kind, account, amount, currency, out_trade_no, posted_at)
        values (${randomUUID()}, 'payment', 'sales', -1, 'CNY', ${no}, now())`,
    )
    await expect(half).rejects.toThrow('does not sum to nothing')
    await sql.begin((tx) => settle(tx, [payment(no)], server.clock.now))
    await expect(sql`update ledger_entry set amount = 1 where out_trade_no = ${no}`).rejects.toThrow('only added to')
    await expect(sql`delete from ledger_entry where out_trade_no = ${no}`).rejects.toThrow('only added to')
  })

  test('whatever is told, in whatever order and however often, sums to nothing and gives each order once', async () => {
    const user = await server.caller()
    const told = fc.record({
      at: fc.nat(5),
      amount: fc.constantFrom(3900, 3900, 3900, 1),
      state: fc.constantFrom('paid' as const, 'paid' as const, 'unpaid' as const, 'closed' as const),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(told, { maxLength: 20 }), async (all) => {
        const nos = await Promise.all(Array.from({ length: 6 }, () => order(user.uid)))
        const payments = all.map(({ at, amount, state }) => payment(nos[at] ?? '', { amount, state }))
        const half = payments.length >> 1
        for (const some of [payments.slice(0, half), payments.slice(half)])
          await server.sql.begin((tx) => settle(tx, some, server.clock.now))
        const rows = await server.sql<{ state: string; entries: number; sum: number; grants: number }[]>`
          select o.state, (select count(*)::int from ledger_entry l where l.out_trade_no = o.out_trade_no) as entries,
            (select coalesce(sum(amount), 0)::int from ledger_entry l where l.out_trade_no = o.out_trade_no) as sum,
            (select count(*)::int from membership_grant g where g.out_trade_no = o.out_trade_no) as grants
          from membership_order o where o.out_trade_no = any(${server.sql.array(nos)}::text[])`
        const [kept] = await server.sql<[{ fits: boolean }]>`select
          (select coalesce(jsonb_agg(to_jsonb(t) order by account, currency), '[]') from ledger_total t) =
          (select coalesce(jsonb_agg(to_jsonb(e) order by account, currency), '[]') from (select account, currency,
            count(*) as entries, sum(amount)::bigint as balance from ledger_entry group by account, currency) e)
          and (select jsonb_object_agg(state, orders) from membership_order_total where orders <> 0) =
            (select jsonb_object_agg(state, n) from (select state, count(*) as n from membership_order group by state) o)
          as fits`
        expect(kept.fits).toBe(true)
        nos.forEach((_no, at) => expect(rows[at]?.sum).toBe(0))
        for (const { state, entries, grants } of rows)
          expect([state, entries, grants]).toEqual(
            { paid: ['paid', 2, 1], doubt: ['doubt', 2, 0] }[state] ?? ['unpaid', 0, 0],
          )
      }),
      { numRuns: 15 },
    )
  })
})

async function order(uid: number): Promise<string> {
  const no = randomUUID().replaceAll('-', '')
  await server.sql`insert into membership_order (out_trade_no, purchase_id, uid, plan_id, months, pay_type, provider,
      list_price, amount, currency, qr_data, state, created_at, expires_at)
    values (${no}, ${randomUUID()}, ${uid}, 'monthly', 1, 'wechat', 'wechat', 3900, 3900, 'CNY', 'qr', 'unpaid', now(),
      now() + interval '15 minutes')`
  return no
}
const payment = (
  outTradeNo: string,
  { amount = 3900, state = 'paid' }: { amount?: number; state?: 'paid' | 'unpaid' | 'closed' } = {},
) => ({
  provider: 'wechat' as const,
  noticeId: randomUUID(),
  told: { outTradeNo, state, amount, currency: 'CNY', providerTradeNo: null, paidAt: null },
})

describe('money as text', () => {
  test('minor units go to yuan and back', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (amount) => {
        expect(minorOf(yuanOf(amount))).toBe(amount)
      }),
    )
  })
  test.each(['', '1.234', '-1', '1e3', ' 1', '1,000', '１', null, 39])('%s is no amount', (text) => {
    expect(minorOf(text)).toBeNull()
  })
})

describe('terms', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`)
  test.each([
    ['2026-01-31T10:00:00', 1, '2026-02-28T10:00:00'],
    ['2026-12-15T00:30:00', 1, '2027-01-15T00:30:00'],
    ['2024-02-29T23:59:59', 12, '2025-02-28T23:59:59'],
  ])('%s and %s months is %s', (from, months, until) => {
    expect(monthsLater(at(from), months)).toBe(at(until))
  })

  const grant = (grantId: number, madeAt: number, more: Partial<Grant> = {}): Grant => ({
    grantId,
    months: 0,
    days: 10,
    graceDays: 3,
    madeAt,
    isRevoked: false,
    ...more,
  })
  const DAY = 86_400_000
  test('months in a row keep the day on which the first began; days between begin a new count', () => {
    const month = (n: number, madeAt: number) => grant(n, madeAt, { months: 1, days: 0 })
    const joined = at('2027-01-31T10:00:00')
    const ends = [...spansOf([month(1, joined), month(2, joined + DAY), month(3, joined + 2 * DAY)]).values()]
    expect(ends.map(({ until }) => until)).toEqual([
      at('2027-02-28T10:00:00'),
      at('2027-03-31T10:00:00'),
      at('2027-04-30T10:00:00'),
    ])
    const twelve = Array.from({ length: 12 }, (_, n) => month(n, joined + n))
    expect(endOf(twelve)).toBe(monthsLater(joined, 12))
    const between = [month(1, joined), grant(2, joined + DAY, { days: 3 }), month(3, joined + 2 * DAY)]
    expect(endOf(between)).toBe(at('2027-04-03T10:00:00'))
  })
  test('a renewal in grace goes on from the end, a later one begins anew', () => {
    expect(endOf([grant(1, 0), grant(2, 12 * DAY)])).toBe(20 * DAY)
    expect(endOf([grant(1, 0), grant(2, 14 * DAY)])).toBe(24 * DAY)
  })
  test('what is revoked is worth nothing, and what comes after it moves up', () => {
    expect(endOf([grant(1, 0, { isRevoked: true }), grant(2, DAY)])).toBe(11 * DAY)
    expect(endOf([grant(1, 0, { isRevoked: true })])).toBeNull()
  })
  test('spans never overlap, and are as long as what was given', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ at: fc.nat(400), days: fc.integer({ min: 1, max: 90 }) })), (all) => {
        const spans = [...spansOf(all.map(({ at: day, days }, n) => grant(n, day * DAY, { days }))).values()].toSorted(
          (a, b) => a.from - b.from,
        )
        spans.forEach(({ from, until }, n) => {
          expect(until).toBeGreaterThan(from)
          expect(from).toBeGreaterThanOrEqual(spans[n - 1]?.until ?? 0)
        })
        expect(spans.reduce((days, { from, until }) => days + (until - from) / DAY, 0)).toBe(
          all.reduce((days, one) => days + one.days, 0),
        )
      }),
    )
  })
})
