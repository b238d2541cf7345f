import { expect, test } from 'vitest'
import { inStatementOrder } from './item-order.ts'

test('interest stands under its difference for a bank, and among the costs of others; the unknown stands last', () => {
  const items = ['own_line', 'interest_expense', 'fee_expense', 'interest_income', 'revenue', 'taxes_and_surcharges']
  expect(inStatementOrder([...items, 'net_interest_income', 'net_fee_income', 'fee_income'])).toEqual([
    'revenue',
    'net_interest_income',
    'interest_income',
    'interest_expense',
    'net_fee_income',
    'fee_income',
    'fee_expense',
    'taxes_and_surcharges',
    'own_line',
  ])
  expect(inStatementOrder(['interest_income', 'taxes_and_surcharges', 'revenue'])).toEqual([
    'revenue',
    'taxes_and_surcharges',
    'interest_income',
  ])
})
