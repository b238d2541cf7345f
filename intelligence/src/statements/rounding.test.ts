import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quarterVersions } from '../fundamentals/timeline.ts'
import type { ReportedVersion } from '../fundamentals/types.ts'
import { isRestated } from './restated.ts'
import { granuleOf } from './rounding.ts'

test('FINREP-11 the unit that a source rounds to is what all its figures are whole multiples of', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0.01, 1, 100, 1e4, 1e6),
      fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 5, maxLength: 30 }),
      (unit, counts) => {
        // One figure shows the unit; without it zeros at the end may by chance make it coarser, never finer.
        expect(granuleOf([...counts, 7].map((count) => count * unit))).toBeCloseTo(unit, 6)
      },
    ),
  )
  expect(granuleOf([])).toBe(0)
  // Three round millions alone do not show that a source counts in millions.
  expect(granuleOf([3e6])).toBe(3e3)
})

const version = (
  months: number,
  periodEnd: string,
  value: number,
  knownAt: number,
  supersededAt: number,
  granule: number,
): ReportedVersion => ({ item: 'revenue', periodEnd, months, value, unit: 'CNY', knownAt, supersededAt, granule })

test('COMP-28 a row is no longer called corrected where one source counts in units of 10,000 and the other in hundreds; beyond that it is', () => {
  const restated = (year: number, later: number) =>
    quarterVersions([
      version(12, '2014-12-31', year, 1, 2, 1e4),
      version(12, '2014-12-31', later, 2, Infinity, 100),
    ]).map((row) => row.restated)
  // 29.14 million in units of 10,000 is 29,133,300 … 29,145,000: a difference of 0.02 %.
  expect(restated(29_140_000, 29_135_500)).toEqual([false, false])
  expect(restated(29_140_000, 29_133_300)).toEqual([false, true])
  expect(restated(33_310_000, 29_133_300)).toEqual([false, true])
})

test('COMP-28 a quarter taken apart of figures of two sources may be off by half a unit of each', () => {
  const rows = (later: number) =>
    quarterVersions([
      version(9, '2014-09-30', 80_000_000, 1, Infinity, 100),
      version(12, '2014-12-31', 100_000_000, 2, 3, 1e4),
      version(12, '2014-12-31', later, 3, Infinity, 100),
    ])
      .filter((row) => row.periodEnd === '2014-12-31')
      .map((row) => [row.row.values.revenue, row.restated])
  expect(rows(100_004_900)).toEqual([
    [20_000_000, false],
    [20_004_900, false],
  ])
  expect(rows(100_006_000)).toEqual([
    [20_000_000, false],
    [20_006_000, true],
  ])
})

test('FINREP-11 isRestated: the rounding of both versions is allowed for, and a hundred-thousandth always', () => {
  expect([
    isRestated(100, 100.0005),
    isRestated(100, 100.5),
    isRestated(100, 100.5, 0.6),
    isRestated(0, 1, 0.5),
  ]).toEqual([false, true, false, true])
})
