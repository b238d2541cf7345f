import { expect, test } from 'vitest'
import { hasMore, withPage } from './paging.ts'

test('CONV-14 page 0 replaces, later pages are appended', () => {
  expect(withPage(['a'], 0, ['b', 'c'])).toEqual(['b', 'c'])
  expect(withPage(['b', 'c'], 1, ['d'])).toEqual(['b', 'c', 'd'])
})

test('CONV-14 fewer than asked for means that no more follow; a full last page is followed by an empty one', () => {
  expect([hasMore(29, 30), hasMore(30, 30), hasMore(0, 30)]).toEqual([false, true, false])
})
