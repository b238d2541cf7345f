import { expect, test } from 'vitest'
import { readOnce, type ToldAction } from './actions.ts'

const told = (actionDate: string, more: Partial<ToldAction> = {}): ToldAction => ({
  actionDate,
  action: 'dividend',
  datedBy: 'ex-date',
  taxBasis: 'before-tax',
  basisDate: null,
  ...more,
})

test('of one dividend told by ex-date and by record date, before and after tax, adjusted and as held, one is read', () => {
  const best = told('2024-06-12')
  const others = [
    told('2024-06-12', { taxBasis: 'after-tax' }),
    told('2024-06-12', { taxBasis: null }),
    told('2024-06-12', { basisDate: '2025-12-31' }),
    told('2024-06-11', { datedBy: 'record-date' }),
    told('2024-06-12', { datedBy: 'payment-date' }),
  ]
  for (const order of [
    [best, ...others],
    [...others, best],
  ])
    expect(readOnce(order)).toEqual([best])
})

test('where the best basis is not told the next is read: unsaid before after tax, the latest count of shares, the record date before the payment', () => {
  expect(
    readOnce([told('2024-06-12', { taxBasis: 'after-tax' }), told('2024-06-12', { taxBasis: null })]),
  ).toMatchObject([{ taxBasis: null }])
  expect(
    readOnce([told('2024-06-12', { basisDate: '2024-12-31' }), told('2024-06-12', { basisDate: '2025-12-31' })]),
  ).toMatchObject([{ basisDate: '2025-12-31' }])
  expect(
    readOnce([told('2024-06-14', { datedBy: 'payment-date' }), told('2024-06-11', { datedBy: 'record-date' })]),
  ).toMatchObject([{ datedBy: 'record-date' }])
})

test('two payments of a year stay two; each year and each kind of action is read by its own way of dating', () => {
  const rows = [
    told('2024-11-20'),
    told('2024-06-12'),
    told('2024-06-11', { action: 'bonus', taxBasis: null, datedBy: 'record-date' }),
    told('2023-06-11', { datedBy: 'record-date' }),
  ]
  expect(readOnce(rows)).toEqual(rows)
})
