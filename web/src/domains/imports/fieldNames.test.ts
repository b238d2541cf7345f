import { recordKinds } from '@pandora/contract/records/kinds'
import { expect, test } from 'vitest'
import { fieldName } from './fieldNames.ts'

test('every column of every kind of fact has a name in both languages', () => {
  const unnamed = Object.values(recordKinds).flatMap(({ kind, schema }) =>
    Object.keys(schema.shape)
      .filter((column) => ['zh-CN', 'en'].some((language) => fieldName(kind, column, language) === column))
      .map((column) => `${kind}.${column}`),
  )
  expect(unnamed).toEqual([])
})

test('a column is called as its kind says, else by the common word', () => {
  expect(fieldName('financing_round', 'amount', 'en')).toBe('Amount raised')
  expect(fieldName('daily_price', 'amount', 'en')).toBe('Turnover')
  expect(fieldName(undefined, 'no_such_column', 'en')).toBe('no_such_column')
})
