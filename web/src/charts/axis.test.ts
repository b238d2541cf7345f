import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisOf, digitsOf } from './axis.ts'
import { stackEnds, type Line } from './lines.ts'

test('A39 OPINION-15 counts and per cents from 20 up stand on multiples of 20, rates and small values on round steps', () => {
  expect(axisOf([0, 95], 'percent')).toEqual({ low: 0, high: 100, step: 20 })
  expect(axisOf([-30, 25], 'percent')).toEqual({ low: -40, high: 40, step: 20 })
  expect(axisOf([98_000, 1_345_000], 'count')).toEqual({ low: 0, high: 1_500_000, step: 250_000 })
  expect(axisOf([4.2, 6.9], 'percent')).toEqual({ low: 4, high: 7, step: 1 })
  expect(axisOf([1.62, 1.88], 'rate')).toEqual({ low: 1.6, high: 1.9, step: 0.1 })
  expect(axisOf([7.11, 7.31], 'rate')).toEqual({ low: 7.1, high: 7.35, step: 0.05 })
  expect(axisOf([0, 2], 'count')).toEqual({ low: 0, high: 2, step: 1 })
  expect(axisOf([0, 11], 'count')).toEqual({ low: 0, high: 15, step: 5 })
  expect(axisOf([null], 'rate')).toBeNull()
  expect(axisOf([50, 50], 'percent')).toEqual({ low: 40, high: 60, step: 20 })
})

test('A39 every axis holds its values, and its lines are steps apart', () => {
  const value = fc.integer({ min: -1e9, max: 1e9 }).map((one) => one / 1000)
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.constantFrom('count', 'percent', 'rate'), (values, kind) => {
      const axis = axisOf(values, kind)
      if (!axis) throw new Error('no axis')
      const slack = axis.step * 1e-6
      expect(Math.min(...values)).toBeGreaterThanOrEqual(axis.low - slack)
      expect(Math.max(...values)).toBeLessThanOrEqual(axis.high + slack)
      const big = Math.max(...values.map(Math.abs)) >= 20
      if (kind !== 'rate' && big) expect(Math.round(axis.step) % 20).toBe(0)
    }),
  )
})

test('ticks have as many digits as the step of their axis needs', () => {
  expect([250_000, 20, 0.5, 0.25, 0.05, 0.025].map(digitsOf)).toEqual([0, 0, 1, 2, 2, 3])
  expect([[7.11, 7.31], [1.62, 1.88], [3.45]].map((values) => digitsOf(axisOf(values, 'rate')?.step ?? 0))).toEqual([
    2, 1, 0,
  ])
})

const line = (key: string, ...values: (number | null)[]): Line => ({
  key,
  name: key,
  points: values.map((value, at) => [`2026-03-0${at + 1}`, value] as const),
})

test('OPINION-15 the axis of columns over one another reaches their sum, not the largest of them', () => {
  const lines = [line('many', 13, 4), line('empty', 9, null), line('neutral', 5, 2)]
  expect(axisOf(stackEnds(lines), 'count')).toEqual({ low: 0, high: 40, step: 20 })
  // Of the largest alone it would have ended at 15, and twelve posts of the first day would not have been seen.
  expect(Math.max(...stackEnds(lines).map(Number))).toBe(27)
})

test('without a value there is no axis, and columns begin at nothing', () => {
  expect(axisOf(stackEnds([line('many', null)]), 'count')).toBeNull()
  expect(axisOf(stackEnds([line('many', 7, 9)]), 'count')?.low).toBe(0)
})
