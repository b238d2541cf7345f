import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  chained,
  chainedOrNull,
  indexPrice,
  priceEntries,
  rebased,
  strength,
  type IndustryDay,
} from './series.ts'
import { concentrationOf, groupPe, meanOf, medianOf, weightedMean } from './standing.ts'

const day = (over: Partial<IndustryDay>): IndustryDay => ({
  date: '2024-01-02',
  members: 3,
  traded: 3,
  rising: 1,
  falling: 1,
  mean: 0,
  weighted: null,
  low: 9,
  high: 11,
  priced: 3,
  dropped: 0,
  ...over,
})
const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const maybe = fc.option(figure, { nil: null })

describe('index price', () => {
  test('IND-03 it is the mean of min and max price; where min is 0, negative or missing there is none', () => {
    expect(indexPrice(9, 11)).toBe(10)
    for (const min of [0, -0, -9, null]) expect(indexPrice(min, 11)).toBeNull()
    expect(indexPrice(9, null)).toBeNull()
  })
  test('IND-03 of any entries only those with a positive min price are kept, each with (min + max) / 2 between its two', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(maybe, maybe)), (pairs) => {
        const days = pairs.map(([a, b], place) =>
          day({
            date: `d${place}`,
            low: a === null || b === null ? a : Math.min(a, b),
            high: a === null || b === null ? b : Math.max(a, b),
          }),
        )
        const entries = priceEntries(days)
        expect(entries.map(({ date }) => date)).toEqual(
          days.filter(({ low, high }) => low !== null && high !== null && low > 0).map(({ date }) => date),
        )
        for (const { min, max, price } of entries) {
          expect(price).toBe((min + max) / 2)
          expect(price).toBeGreaterThanOrEqual(min)
          expect(price).toBeLessThanOrEqual(max)
        }
      }),
    )
  })
})

describe('chained index', () => {
  test('IND-12 it begins at 100, and multiplies by each day’s mean return', () => {
    expect(chained([5, 10, -10, null, 50])).toEqual([
      100, 110.00000000000001, 99.00000000000001, 99.00000000000001, 148.50000000000003,
    ])
    expect(chained([])).toEqual([])
  })
  test('IND-12 any returns above −100 % keep it positive, and a rise and the fall that undoes it lead back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -99, max: 500, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (rates) => {
          const there = chained([0, ...rates])
          const back = chained([0, ...rates, ...rates.toReversed().map((rate) => (1 / (1 + rate / 100) - 1) * 100)])
          expect(there.every((level) => level > 0)).toBe(true)
          expect(back.at(-1)).toBeCloseTo(100, 6)
        },
      ),
    )
  })
  test('IND-12 a weighted index that never had a weight is missing, not flat', () => {
    expect(chainedOrNull([null, null, null])).toEqual([null, null, null])
    expect(chainedOrNull([null, 10, null])).toEqual([100, 110.00000000000001, 110.00000000000001])
  })
})

describe('against the market', () => {
  test('IND-11 the market is rebased on the same first day, by the last close up to each day', () => {
    const closes = [
      { date: '2024-01-02', close: 2000 },
      { date: '2024-01-04', close: 2200 },
    ]
    expect(rebased(closes, ['2024-01-02', '2024-01-03', '2024-01-04'])).toEqual([100, 100, 110.00000000000001])
    expect(rebased(closes, ['2024-01-01', '2024-01-04'])).toEqual([null, null])
    expect(rebased([{ date: '2024-01-01', close: 0 }], ['2024-01-02'])).toEqual([null])
  })
  test('IND-11 strength against itself is 100 everywhere; it is missing where either is', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true })), (line) => {
        for (const value of strength(line, line)) expect(value).toBeCloseTo(100, 9)
      }),
    )
    expect(strength([100, 120, null, 90], [100, 80, 100, null])).toEqual([100, 150, null, null])
  })
  test('IND-11 the line of advance sums rising less falling', () => {
    expect(
      advance([day({ rising: 3, falling: 1 }), day({ rising: 0, falling: 5 }), day({ rising: 1, falling: 1 })]),
    ).toEqual([2, -3, -3])
  })
})

describe('standing of an industry', () => {
  test('IND-11 concentration: shares grow with the count, hhi lies between 10,000 ÷ n and 10,000', () => {
    fc.assert(
      fc.property(fc.array(maybe, { maxLength: 60 }), (values) => {
        const { companies, cr1, cr3, cr5, hhi, total } = concentrationOf(values)
        expect(companies).toBe(values.filter((value) => value !== null && value > 0).length)
        if (companies < 2 || cr1 === null || cr3 === null || cr5 === null || hhi === null || total === null) {
          expect([hhi, companies < 2]).toEqual([null, true])
          return
        }
        expect(cr1 <= cr3 + 1e-9 && cr3 <= cr5 + 1e-9 && cr5 <= 100 + 1e-9).toBe(true)
        expect(hhi).toBeGreaterThanOrEqual(10_000 / companies - 1e-6)
        expect(hhi).toBeLessThanOrEqual(10_000 + 1e-6)
      }),
    )
    expect(concentrationOf([60, 30, 10, null, -5])).toEqual({
      companies: 3,
      total: 100,
      cr1: 60,
      cr3: 100,
      cr5: 100,
      hhi: 4600,
    })
  })
  test('IND-11 what is missing takes no part in means and medians, and nothing gives none', () => {
    expect([medianOf([3, null, 1]), medianOf([4, 1, 2, 3]), medianOf([null])]).toEqual([2, 2.5, null])
    expect([meanOf([1, null, 3]), meanOf([])]).toEqual([2, null])
    expect(
      weightedMean([
        { value: 10, weight: 3 },
        { value: -10, weight: 1 },
        { value: 99, weight: null },
        { value: null, weight: 7 },
      ]),
    ).toBe(5)
    expect(weightedMean([{ value: 1, weight: 0 }])).toBeNull()
  })
  test('IND-11 the PE of a group counts losses, and is missing where profits do not sum above zero', () => {
    expect(
      groupPe([
        { marketCap: 100, profit: 10 },
        { marketCap: 50, profit: -4 },
        { marketCap: 70, profit: null },
      ]),
    ).toEqual({ pe: 25, companies: 2 })
    expect(groupPe([{ marketCap: 100, profit: -1 }])).toEqual({ pe: null, companies: 1 })
  })
})
