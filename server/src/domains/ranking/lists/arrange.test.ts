import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import type { MarkRow } from './marks.queries.ts'

const now = Date.parse('2025-03-05T06:00:00Z')
const mark = (company_id: string, given: Partial<MarkRow>): MarkRow => ({
  company_id,
  pinned_at: null,
  released_at: null,
  hidden_at: null,
  ...given,
})
const list = ['a', 'b', 'c', 'd', 'e']

test('RANK-04 what is pinned goes to the very top, above what was pinned before', () => {
  const { order, pinned } = arrange(list, [mark('d', { pinned_at: 1 }), mark('b', { pinned_at: 2 })], [], now)
  expect(order).toEqual(['b', 'd', 'a', 'c', 'e'])
  expect(pinned).toEqual(['b', 'd'])
})

test('RANK-05 what is unpinned stands just below the last one pinned, and is back in its place on another day', () => {
  const marks = [mark('d', { pinned_at: 1 }), mark('e', { released_at: now - 60_000 })]
  expect(arrange(list, marks, [], now).order).toEqual(['d', 'e', 'a', 'b', 'c'])
  expect(arrange(list, marks, [], now + 86_400_000).order).toEqual(['d', 'a', 'b', 'c', 'e'])
})

test('RANK-06 what is hidden is left out, pinned or not; administrators leave out and lift for everyone', () => {
  const marks = [mark('b', { pinned_at: 1, hidden_at: 3 }), mark('c', { hidden_at: 4 })]
  const deeds = [
    { company_id: 'e', deed: 'promote', reason: 'of the week' },
    { company_id: 'a', deed: 'hide', reason: 'a wrong figure' },
  ] as const
  const arranged = arrange(list, marks, deeds, now)
  expect(arranged.order).toEqual(['e', 'd'])
  expect(arranged.hidden).toEqual(['c', 'b'])
  expect(arranged.promoted.get('e')).toBe('of the week')
})

test('a mark of what is not in the list changes nothing', () => {
  expect(arrange(list, [mark('z', { pinned_at: 9 })], [], now).order).toEqual(list)
})
