import { expect, test } from 'vitest'
import { standInNote, standInsAmong } from './standIns.ts'

const rows = [
  {
    standIns: {
      netIncomeAfterTax: ['netIncomeAfterTax'],
      netProfitMargin: ['netIncomeAfterTax'],
      'ttm.roe': ['parentEquity'],
    },
  },
  { standIns: {} },
] as const

test('COMP-10 COMP-42 what stands in for a figure is said under a table once a kind, and beside each row of an export', () => {
  expect(standInsAmong(rows)).toEqual(['netIncomeAfterTax', 'parentEquity'])
  expect(standInsAmong(rows, new Set(['netProfitMargin']))).toEqual(['netIncomeAfterTax'])
  expect(
    standInNote(
      rows[0].standIns,
      (field) => (field.startsWith('ttm.') ? null : field),
      (own) => `as ${own.join(' and ')}`,
    ),
  ).toBe('netIncomeAfterTax: as netIncomeAfterTax; netProfitMargin: as netIncomeAfterTax')
  expect(
    standInNote(
      rows[1].standIns,
      (field) => field,
      (own) => own.join(' and '),
    ),
  ).toBeNull()
})
