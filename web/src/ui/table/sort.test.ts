import { expect, test } from 'vitest'
import { compareCells, nextSort } from './sort.ts'

test('what is missing stands last, whichever way', () => {
  const cells = [3, null, 1, undefined, 2]
  expect(cells.toSorted((a, b) => compareCells(a, b, 'up', 'en'))).toEqual([1, 2, 3, null, undefined])
  expect([3, null, 1].toSorted((a, b) => compareCells(a, b, 'down', 'en'))).toEqual([3, 1, null])
})

test('words are ordered as the language does, digits in them by value', () => {
  expect(['b10', 'b9', 'a'].toSorted((a, b) => compareCells(a, b, 'up', 'en'))).toEqual(['a', 'b9', 'b10'])
  expect(['中', '安', '北'].toSorted((a, b) => compareCells(a, b, 'up', 'zh-CN'))).toEqual(['安', '北', '中'])
})

test('a head pressed thrice is sorted one way, the other, and not', () => {
  const first = nextSort(null, 'price', true)
  expect(first).toEqual({ column: 'price', order: 'down' })
  expect(nextSort(first, 'price', true)).toEqual({ column: 'price', order: 'up' })
  expect(nextSort({ column: 'price', order: 'up' }, 'price', true)).toBeNull()
  expect(nextSort(first, 'name', false)).toEqual({ column: 'name', order: 'up' })
})
