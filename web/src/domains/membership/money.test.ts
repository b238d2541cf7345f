import { expect, test } from 'vitest'
import { leftOf } from './admin/OrderPanel.tsx'
import { minorOf, money } from './money.ts'
import { orderWord } from './orderWords.ts'

test('minor units are money in groups of three, to the last place', () => {
  expect([0, 1, 3900, 99_999, 100_000, 123_456_789, -100_000].map((amount) => money(amount, 'CNY'))).toEqual([
    '¥0.00',
    '¥0.01',
    '¥39.00',
    '¥999.99',
    '¥1,000.00',
    '¥1,234,567.89',
    '−¥1,000.00',
  ])
  expect(minorOf('39.9')).toBe(3990)
  expect(minorOf('39.999')).toBeNull()
})

test('what may be given back is what was paid, less what is back or on its way; what failed may go again', () => {
  const refund = (amount: number, state: 'asked' | 'done' | 'failed') => ({
    outRefundNo: 'R',
    amount,
    reason: '',
    state,
    error: null,
    elsewhere: false,
    askedAt: '',
    doneAt: null,
  })
  const refunds = [refund(1000, 'done'), refund(500, 'asked'), refund(400, 'failed')]
  expect(leftOf({ paidAmount: 3900, refunds })).toBe(2400)
  expect(leftOf({ paidAmount: null, refunds: [] })).toBe(0)
})

test('an order of which a part went back says so, and while one is on its way that', () => {
  const paid = { orderStatus: 'paid', expired: false, refund: 'done', refunded: 1000 } as const
  expect(orderWord(paid)).toBe('refundedPart')
  expect(orderWord({ ...paid, refund: 'asked' })).toBe('refunding')
  expect(orderWord({ ...paid, orderStatus: 'refunded' })).toBe('refunded')
  expect(orderWord({ ...paid, refund: 'failed', refunded: 0 })).toBe('paid')
})
