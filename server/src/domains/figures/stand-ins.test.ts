import { expect, test } from 'vitest'
import { standInOf } from './stand-ins.ts'

test('COMP-46 NOPAT rests on a stand-in where its tax rate is worked out from net profit that another item stands in for, and not where tax is reported', () => {
  const stated = ['net_profit_ttm', 'net_profit']
  expect(standInOf({ stated, nopat_ttm: 5, income_tax_ttm: null }, 'nopat_ttm')).toBe('netIncomeAfterTax')
  expect(standInOf({ stated, nopat_ttm: 5, income_tax_ttm: 1 }, 'nopat_ttm')).toBeNull()
  expect(standInOf({ stated: [], nopat: 5, income_tax: null }, 'nopat')).toBeNull()
  expect(standInOf({ stated, nopat: null, income_tax: null }, 'nopat')).toBeNull()
})

test('COMP-10 a ratio that the source itself gives rests on nothing; one worked out rests on what was stood in for', () => {
  expect(standInOf({ stated: ['net_profit', 'net_margin'], net_margin: 10 }, 'net_margin')).toBeNull()
  expect(standInOf({ stated: ['net_profit'], net_margin: 10 }, 'net_margin')).toBe('netIncomeAfterTax')
  expect(standInOf({ stated: ['parent_equity'], roe: 10 }, 'roe')).toBe('parentEquity')
})
