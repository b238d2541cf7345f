import { expect, test } from 'vitest'
import { annualised, betaOf, correlationOf, logReturns, pairedReturns } from './swings.ts'

const closes = (...of: (readonly [string, number])[]) => of.map(([trade_date, close]) => ({ trade_date, close }))

test('returns are logarithms, and a deviation of a day is told by the year', () => {
  expect(logReturns([100, 110, 99])).toEqual([Math.log(1.1), Math.log(0.9)])
  expect(logReturns([100])).toEqual([])
  // 2 % a day is 31.7 % a year.
  expect(annualised(0.02)).toBeCloseTo(31.749, 3)
})

test('of two series only days with both closes count, and what one lacks is of neither', () => {
  const own = closes(['01', 10], ['02', 11], ['03', 12], ['04', 13])
  const other = closes(['01', 20], ['03', 24], ['04', 0])
  const paired = pairedReturns(own, other)
  expect(paired.days).toEqual(['01', '03'])
  expect(paired.own).toEqual([Math.log(1.2)])
  expect(paired.other).toEqual([Math.log(1.2)])
})

test('beta is the slope on the other, and none where that does not vary', () => {
  const market = [0.01, -0.02, 0.03, 0]
  const twice = market.map((one) => 2 * one + 0.001)
  expect(betaOf(twice, market)).toBeCloseTo(2, 12)
  expect(correlationOf({ own: twice, other: market })).toBeCloseTo(1, 12)
  expect(correlationOf({ own: twice.map((one) => -one), other: market })).toBeCloseTo(-1, 12)
  expect(betaOf(twice, [0.01, 0.01, 0.01, 0.01])).toBeNull()
  expect(correlationOf({ own: twice, other: [0.01, 0.01, 0.01, 0.01] })).toBeNull()
})
