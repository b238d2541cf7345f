import { recordKinds } from '@pandora/contract/records/kinds'
import { expect, test } from 'vitest'
import { choicesOf, storedValue, valueName } from './valueNames.ts'

test('every value of every choice has a name in both languages', () => {
  const unnamed = Object.values(recordKinds).flatMap(({ kind, schema }) =>
    Object.entries(schema.shape).flatMap(([field, one]) =>
      (choicesOf(one as never) ?? [])
        .filter((value) => !/^[A-Z]+$/.test(value) && valueName(value, 'zh-CN') === value)
        .map((value) => `${kind}.${field} ${value}`),
    ),
  )
  expect(unnamed).toEqual([])
})

test('a stored line of a statement and a choice are shown by their names, all else as it is kept', () => {
  expect(storedValue('statement_item', 'item', 'total_revenue', 'zh-CN')).toBe('营业总收入')
  expect(storedValue('statement_item', 'item', '其他收益净额', 'zh-CN')).toBe('其他收益净额')
  expect(storedValue('statement_item', 'statement', 'cash-flow', 'en')).toBe('cash flow')
  expect(storedValue('document', 'title', 'news', 'zh-CN')).toBe('news')
  expect(storedValue('statement_item', 'value', 12, 'en')).toBe('12')
})
