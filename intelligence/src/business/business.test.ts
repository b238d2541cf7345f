import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concentrationOf, ratioOf } from './concentration.ts'
import { compoundGrowth } from './growth.ts'

test('COMP-32 the rate is that which, compounded over the years, leads from the first value to the last', () => {
  const { rate } = compoundGrowth(100, 121, 2)
  expect(rate).toBeCloseTo(10, 10)
  expect(100 * (1 + (rate ?? 0) / 100) ** 2).toBeCloseTo(121, 8)
  expect(compoundGrowth(81, 16, 4).rate).toBeCloseTo(-33.3333, 3)
  expect(compoundGrowth(5, 0, 3)).toEqual({ rate: -100, absence: null })
})

test('COMP-32 no rate without a base above zero, of a last value below zero, or within one period', () => {
  expect(compoundGrowth(-3, 9, 2)).toEqual({ rate: null, absence: 'NEGATIVE_BASE' })
  expect(compoundGrowth(0, 9, 2)).toEqual({ rate: null, absence: 'ZERO_BASE' })
  expect(compoundGrowth(9, -1, 2)).toEqual({ rate: null, absence: 'NEGATIVE_END' })
  expect(compoundGrowth(9, 10, 0)).toEqual({ rate: null, absence: 'ONE_PERIOD' })
})

test('COMP-33 CRn is the share of the n largest, HHI the sum of squared shares', () => {
  const found = concentrationOf([{ revenue: 20 }, { revenue: 50 }, { revenue: 30 }])
  expect(found?.ranked.map((part) => [part.rank, part.revenue, part.share])).toEqual([
    [1, 50, 50],
    [2, 30, 30],
    [3, 20, 20],
  ])
  expect(found?.ladder).toEqual([50, 80, 100])
  expect(found?.hhi).toBeCloseTo(3800, 9)
  expect(found && [ratioOf(found, 1), ratioOf(found, 2), ratioOf(found, 10)]).toEqual([50, 80, 100])
})

test('COMP-33 all of the parts together are 100 exactly, never 100.00000000000001', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 10 }),
      (revenues) => {
        const found = concentrationOf(revenues.map((revenue) => ({ revenue })))
        expect(found?.ladder.at(-1)).toBe(100)
        expect(found?.ladder.every((share, at) => at === 0 || share >= (found.ladder[at - 1] ?? 0))).toBe(true)
      },
    ),
  )
})

test('COMP-33 what is left counts in the whole only; what is below zero takes no part; of nothing there is no concentration', () => {
  const found = concentrationOf([{ revenue: 60 }, { revenue: 20 }, { revenue: -15 }], 20)
  expect([found?.total, found?.ranked.length, found?.ladder, found?.hhi]).toEqual([100, 2, [60, 80], 4000])
  expect(concentrationOf([{ revenue: -1 }, { revenue: 0 }])).toBeNull()
  const onlyLeft = concentrationOf([], 10)
  expect(onlyLeft && ratioOf(onlyLeft, 4)).toBeNull()
})
