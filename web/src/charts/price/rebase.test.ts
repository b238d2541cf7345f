import { expect, test } from 'vitest'
import { closesBy, commonDay, factorAt } from './rebase.ts'

const closes = (...all: [string, number][]) => all.map(([date, close]) => ({ date, close }))
const own = closes(['2024-01-02', 10], ['2024-01-03', 11], ['2024-01-04', 12], ['2024-01-05', 9])
const young = closes(['2024-01-03', 0], ['2024-01-04', 50], ['2024-01-05', 60])

test('everything is 100 at the first day in sight that all of them have, and not each at its own first', () => {
  expect(commonDay([own, young], '2024-01-01', '2024-01-31')).toBe('2024-01-04')
  expect(commonDay([own, young], '2024-01-05', '2024-01-31')).toBe('2024-01-05')
  expect(commonDay([own, young], '2024-01-01', '2024-01-03')).toBeUndefined()
  expect(commonDay([own], '2024-01-03', '2024-01-31')).toBe('2024-01-03')
  expect(commonDay([], '2024-01-03', '2024-01-31')).toBeUndefined()
  const [a, b] = [factorAt(own, '2024-01-04') ?? 0, factorAt(young, '2024-01-04') ?? 0]
  expect([12 * a, 50 * b]).toEqual([100, 100])
  expect(60 * b).toBeCloseTo(120, 10)
})

test('without a close above zero there is no base', () => {
  expect([factorAt(young, '2024-01-03'), factorAt(own, '2023-01-01'), factorAt(own, undefined)]).toEqual([
    null,
    null,
    null,
  ])
})

test('beside weeks each is taken at its last close of the week; a week without one stays empty', () => {
  const weeks = [
    { from: '2024-01-02', date: '2024-01-05' },
    { from: '2024-01-08', date: '2024-01-12' },
    { from: '2024-01-15', date: '2024-01-19' },
  ]
  expect(closesBy(closes(['2024-01-01', 1], ['2024-01-03', 2], ['2024-01-04', 3], ['2024-01-16', 5]), weeks)).toEqual(
    closes(['2024-01-05', 3], ['2024-01-19', 5]),
  )
})
