import { expect, test } from 'vitest'
import { marketCurrency } from '../figures/offers/fields/values.ts'

const named = (currency: string) => ({ currency, close: null, revenueTtm: null })
const valued = (currency: string) => ({ currency, close: 10, revenueTtm: 1e9 })

test('COMP-47 COMP-08 bounds are in the currency of the companies that have figures: names alone of another market do not change it', () => {
  expect(marketCurrency([valued('CNY'), ...Array.from({ length: 5 }, () => named('USD'))])).toBe('CNY')
  expect(marketCurrency([{ ...named('CNY'), revenueTtm: 1 }, named('USD'), named('USD')])).toBe('CNY')
  expect(marketCurrency([named('USD'), named('USD'), named('CNY')])).toBe('USD')
  expect(marketCurrency([])).toBeNull()
})
