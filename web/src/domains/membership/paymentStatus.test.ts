import { expect, test } from 'vitest'
import { minorOf, money } from './money.ts'
import { isWaiting, keepCouponStatus, keepStatus, ofUser, usePaymentStatus } from './paymentStatus.ts'

test('MEM-06 expired and orderStatus of each poll are stored under their uid: two uids never share them', () => {
  keepStatus(1, 'a', { expired: false, orderStatus: 'paid' })
  keepStatus(2, 'a', { expired: true, orderStatus: 'unpaid' })
  keepCouponStatus(1, 'valid')
  const { byUid } = usePaymentStatus.getState()
  expect(ofUser(byUid, 1)).toEqual({ payments: { a: { expired: false, orderStatus: 'paid' } }, couponStatus: 'valid' })
  expect(ofUser(byUid, 2)).toEqual({ payments: { a: { expired: true, orderStatus: 'unpaid' } }, couponStatus: null })
  expect(ofUser(byUid, 3).payments).toEqual({})
})

test('polling stops when an order is paid, expired, closed, in doubt or given back', () => {
  expect(isWaiting(undefined)).toBe(true)
  expect(isWaiting({ expired: false, orderStatus: 'unpaid' })).toBe(true)
  expect(isWaiting({ expired: true, orderStatus: 'unpaid' })).toBe(false)
  for (const orderStatus of ['paid', 'closed', 'doubt', 'refunded'] as const)
    expect(isWaiting({ expired: false, orderStatus })).toBe(false)
})

test('minor units are shown as money, and money typed is read to the minor unit', () => {
  expect([money(3900, 'CNY'), money(1, 'CNY'), money(-39_905, 'CNY'), money(100, 'USD')]).toEqual([
    '¥39.00',
    '¥0.01',
    '−¥399.05',
    'USD 1.00',
  ])
  expect([minorOf('39'), minorOf(' 0.1 '), minorOf('1.234'), minorOf('-1'), minorOf('')]).toEqual([
    3900,
    10,
    null,
    null,
    null,
  ])
})
