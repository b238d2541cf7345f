import { expect, test } from 'vitest'
import { monthEnds } from './month-ends.ts'

const days = ['2024-01-30', '2024-01-31', '2024-02-01', '2024-02-29', '2024-03-01', '2024-03-04']

test('a month is over once a day of the next has traded, and its outcome once that is over', () => {
  expect(monthEnds(days, Date.parse('2024-03-05T00:00:00Z'))).toEqual([
    { rankedOn: '2024-01-31', next: { first: '2024-02-01', last: '2024-02-29' } },
    { rankedOn: '2024-02-29', next: null },
  ])
  expect(monthEnds(days, Date.parse('2024-02-29T12:00:00Z'))).toEqual([{ rankedOn: '2024-01-31', next: null }])
  expect(monthEnds([], 0)).toEqual([])
})
