import { expect, test } from 'vitest'
import { moversOf } from './movers.ts'

const row = (companyId: string, changeRate: number | null, date = '2024-03-04') => ({
  companyId,
  quote: {
    securityId: companyId,
    date,
    close: 10,
    change: null,
    changeRate,
    volume: null,
    amount: null,
    turnoverRate: null,
    basis: 'traded' as const,
    basisDate: null,
    currency: 'CNY',
    recent: [],
  },
})
const names = (kind: 'both' | 'up' | 'down', most = 2) =>
  moversOf(
    [
      row('a', 1),
      row('b', -3),
      row('c', 5),
      row('d', 0),
      row('e', null),
      row('f', -1),
      row('g', 2),
      row('h', -2),
      row('old', 9, '2024-02-01'),
      { companyId: 'i', quote: null },
    ],
    kind,
    most,
  ).map((one) => one.row.companyId)

test('NOY-01 movers are the best first and the worst last, at most so many of each side', () => {
  expect(names('both')).toEqual(['c', 'g', 'h', 'b'])
  expect(names('both', 9)).toEqual(['c', 'g', 'a', 'f', 'h', 'b'])
})

test('NOY-01 one side alone; what did not move, has no change, or none of the newest day is no mover', () => {
  expect(names('up', 9)).toEqual(['c', 'g', 'a'])
  expect(names('down', 9)).toEqual(['f', 'h', 'b'])
  expect(moversOf([], 'both', 5)).toEqual([])
})
