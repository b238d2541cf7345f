import { expect, test } from 'vitest'
import { limitOf, limitPrice } from './limits.ts'

const stock = { exchange: 'SSE', code: '600001', currency: 'CNY', nameZh: '某公司', listedOn: '2001-01-01' }

test.each([
  [{}, '2025-08-26', { percent: 10 }],
  [{ exchange: 'SHZ', code: '000901' }, '2025-08-26', { percent: 10 }],
  [{ code: '688001' }, '2025-08-26', { percent: 20 }],
  [{ exchange: 'SHZ', code: '300001' }, '2025-08-26', { percent: 20 }],
  [{ exchange: 'SHZ', code: '300001' }, '2020-08-21', { percent: 10 }],
  [{ exchange: 'BSE', code: '920001' }, '2025-08-26', { percent: 30 }],
  [{ nameZh: '*ST某' }, '2024-08-26', { percent: 5 }],
  // What the exchanges put in doubt, other shares and other markets are none that is known.
  [{ nameZh: 'ST某' }, '2025-08-26', { unknown: 'special-treatment' }],
  [{ code: '900901', currency: 'USD' }, '2025-08-26', { unknown: 'board' }],
  [{ exchange: 'HKEX', code: '00700', currency: 'HKD' }, '2025-08-26', { unknown: 'board' }],
  [{ listedOn: '2025-08-20' }, '2025-08-26', { unknown: 'new' }],
])('%j on %s: %j', (own, day, expected) => {
  expect(limitOf({ ...stock, ...own }, day)).toEqual(expected)
})

test('a price at its limit is rounded to a whole fen, half of one up', () => {
  expect(limitPrice(10.05, 10, 'up')).toBe(11.06)
  expect(limitPrice(10.05, 10, 'down')).toBe(9.05)
  expect(limitPrice(1.01, 5, 'up')).toBe(1.06)
  expect(limitPrice(8.88, 20, 'up')).toBe(10.66)
  expect(limitPrice(33.33, 30, 'down')).toBe(23.33)
})
