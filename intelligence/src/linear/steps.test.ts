import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepDown } from './adagrad.ts'
import { descended } from './adam.ts'

test('of a loss with one lowest place the weights come to lie there, whatever its place and however steep each side', () => {
  const places = fc.array(fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.integer({ min: 1, max: 500 })), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(places, (lowest) => {
      const found = descended(lowest.length, { steps: 3000, rate: 0.01 }, (weights) =>
        lowest.map(([place, steep], at) => 2 * steep * ((weights[at] ?? 0) - place)),
      )
      for (const [at, [place]] of lowest.entries()) expect(found[at]).toBeCloseTo(place, 2)
    }),
    { numRuns: 25 },
  )
})

test('the first step is as long as it may be, whatever the size of the slope, and against it', () => {
  const once = (slope: number) => descended(1, { steps: 1, rate: 0.05 }, () => [slope])[0]
  expect([once(1000), once(0.001), once(-7)].map((one) => one?.toFixed(4))).toEqual(['-0.0500', '-0.0500', '0.0500'])
})

test('weights come out as they were worked out by hand over two steps', () => {
  // Means 0.2 and 0.38 (corrected 2 and 2), squares 0.004 and 0.007996 (corrected 4 and 4): each step is the rate.
  expect(descended(1, { steps: 2, rate: 0.05 }, () => [2])[0]).toBeCloseTo(-0.1, 8)
})

test('a weight moves less the more it was moved before', () => {
  const [weights, history] = [new Float64Array(1), new Float64Array([0.01])]
  const moves = [1, 1, 1].map((slope) => {
    const before = weights[0] ?? 0
    stepDown(weights, history, 0, slope, 0.3)
    return before - (weights[0] ?? 0)
  })
  expect(moves.map((one) => one.toFixed(6))).toEqual(
    [1, 2, 3].map((count) => (0.3 / Math.sqrt(0.01 + count)).toFixed(6)),
  )
})
