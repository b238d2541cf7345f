import { expect, test } from 'vitest'
import { rankCorrelation } from '../record/statistics.ts'
import { deflated, expectedBest, normalQuantile, normalShare } from './deflate.ts'
import { mixWord, saysNothing } from './mix.ts'
import {
  LEFT_MARKET,
  monthOutcomes,
  outcomes,
  packFactors,
  UNKNOWN,
  type MonthPrices,
  type PanelMonth,
} from './panel.ts'
import { placesOf, rankIC } from './places.ts'
import { defaultMix } from './rank.ts'
import { trackRanking } from './track.ts'
import { rankingFactors, type RankingFactor } from './types.ts'

const WIDTH = rankingFactors.length
const ids = Array.from({ length: 40 }, (_, at) => `C${String(at).padStart(2, '0')}`)
/** A month in which company `at` has the same `z(at)` in every factor. */
const month = (rankedOn: string, z: (at: number) => number, excess: (at: number) => number): PanelMonth => ({
  rankedOn,
  companyIds: ids,
  factors: Int16Array.from({ length: ids.length * WIDTH }, (_, place) => z(Math.floor(place / WIDTH)) * 1000),
  excess: Float32Array.from(ids, (_, at) => excess(at)),
  outcome: new Uint8Array(ids.length),
})
const stock = (given: Partial<MonthPrices> = {}): MonthPrices => ({
  traded: true,
  open: 10,
  previous: 10,
  close: 11,
  limit: 0.1,
  delisted: false,
  ...given,
})
const options = { costs: [10, 20], seed: 1 }
const rising = (at: number) => at / 20 - 1

test('a ranking that foresees everything has a rank IC of 1, and its best tenth earns what the best did', () => {
  const record = trackRanking([month('2024-01-31', rising, (at) => at)], defaultMix, options)
  expect(record.monthly[0]).toMatchObject({ companies: 40, rankIC: 1, turnover: null })
  // The four best of forty returned 36, 37, 38 and 39 over their industries.
  expect(record.monthly[0]?.gross).toBeCloseTo(37.5, 9)
  expect(record.deciles.map((one) => one.samples)).toEqual(Array.from({ length: 10 }, () => 4))
  expect(record.deciles[0]?.hitRate?.value).toBe(1)
  expect(record.deciles[9]?.hitRate?.value).toBeCloseTo(0.75, 9)
  expect(record.grey).toBe(true)
})

test('cost is taken off what is bought and what is sold: all at first, then by the turnover', () => {
  const record = trackRanking(
    [
      month('2024-01-31', rising, () => 1),
      // The best four are two of those before and two others.
      month(
        '2024-02-29',
        (at) => (at >= 36 && at < 38 ? -1 : at === 0 || at === 1 ? 1 : rising(at)),
        () => 1,
      ),
    ],
    defaultMix,
    options,
  )
  expect(record.monthly[0]?.net).toEqual([0.9, 0.8])
  expect(record.monthly[1]?.turnover).toBe(0.5)
  // Half bought and half sold: one tenth of a per cent at 10 basis points.
  expect(record.monthly[1]?.net[0]).toBeCloseTo(0.9, 9)
  expect(record.monthly[1]?.net[1]).toBeCloseTo(0.8, 9)
  expect(record.turnover).toBe(0.5)
})

test('who opened at the upper limit or did not trade is in no tenth and counted; who left the market is kept', () => {
  const one = month('2024-01-31', rising, (at) => at)
  one.outcome?.set([outcomes.limitUp], 39)
  one.outcome?.set([outcomes.suspended], 38)
  one.outcome?.set([outcomes.traded + LEFT_MARKET], 37)
  one.outcome?.set([outcomes.noPrice], 36)
  const record = trackRanking([one], defaultMix, options)
  expect(record.leftOut).toEqual({ limitUp: 1, suspended: 1, noPrice: 1 })
  expect(record.delisted).toBe(1)
  expect(record.monthly[0]?.gross).toBe(37)
  // The tenth below is what it was: nobody moves up because another could not be bought.
  expect(record.deciles[1]?.excess?.value).toBeCloseTo((32 + 33 + 34 + 35) / 4, 9)
})

test('no look-ahead: what is not known yet of a month changes nothing', () => {
  const first = month('2024-01-31', rising, (at) => at)
  const running = {
    ...month(
      '2024-02-29',
      (at) => -rising(at),
      () => 0,
    ),
    excess: null,
    outcome: null,
  }
  expect(trackRanking([first, running], defaultMix, options)).toEqual(trackRanking([first], defaultMix, options))
})

test('returns are held against the industry, and against the market where few of it traded', () => {
  const stocks = [
    ...Array.from({ length: 5 }, (_, at) => stock({ close: 10 + at })),
    stock({ close: 13 }),
    stock({ open: 11 }),
    stock({ traded: false }),
    stock({ close: null }),
    undefined,
    stock({ close: 8, delisted: true }),
  ]
  const groups = [...Array.from({ length: 5 }, () => 'a'), ...Array.from({ length: 6 }, () => 'b')]
  const { excess, outcome } = monthOutcomes(stocks, groups)
  // Of industry a: 0, 10, 20, 30, 40 per cent, mean 20.
  expect([...excess].slice(0, 5)).toEqual([-20, -10, 0, 10, 20].map((one) => expect.closeTo(one, 4)))
  // Two of b traded: they stand against all seven, whose mean is (100 + 30 − 20) ÷ 7.
  expect(excess[5]).toBeCloseTo(30 - 110 / 7, 4)
  expect([...outcome].slice(5)).toEqual([
    outcomes.traded,
    outcomes.limitUp,
    outcomes.suspended,
    outcomes.noPrice,
    outcomes.noPrice,
    outcomes.traded + LEFT_MARKET,
  ])
  expect([6, 7, 8, 9].every((at) => Number.isNaN(excess[at]))).toBe(true)
})

test('factors are packed standardised within their industry, and what is missing stays so', () => {
  const values = (value: number | null) =>
    Object.fromEntries(rankingFactors.map((factor) => [factor, value])) as Record<RankingFactor, number | null>
  const packed = packFactors([1, 2, 3, 4, 5, null].map((value) => ({ group: 'a', values: values(value) })))
  expect(packed[0]).toBe(Math.round(-Math.SQRT2 * 1000))
  expect(packed[2 * WIDTH]).toBe(0)
  expect([...packed].slice(5 * WIDTH)).toEqual(Array.from({ length: WIDTH }, () => UNKNOWN))
})

test('a rank IC of places is the rank correlation of what they rank, ties included', () => {
  const [x, y] = [
    [3, 1, 4, 1, 5, 9, 2, 6],
    [2, 7, 1, 8, 2, 8, 1, 8],
  ]
  const all = [...x.keys()]
  expect(
    rankIC(
      placesOf(all, (at) => x[at] ?? 0),
      placesOf(all, (at) => y[at] ?? 0),
    ),
  ).toBeCloseTo(rankCorrelation(x, y) ?? 9, 12)
})

test('the more weightings were tried, the less a record says', () => {
  expect(normalShare(1.959964)).toBeCloseTo(0.975, 5)
  expect(normalQuantile(0.9)).toBeCloseTo(1.2815516, 4)
  expect(expectedBest(1)).toBe(0)
  // Expected maximum of ten standard normals is 1.5388 (Harter 1961); the formula gives 1.5746.
  expect(expectedBest(10)).toBeCloseTo(1.5746, 3)
  const ics = [0.04, 0.02, 0.06, 0, 0.03]
  // Mean .03, deviation .02236, error .01.
  const [one, ten] = [deflated(ics, 1), deflated(ics, 10)]
  expect(one?.luck).toBe(0)
  expect(one?.probability).toBeCloseTo(normalShare(3), 9)
  expect(ten?.luck).toBeCloseTo(0.015746, 5)
  expect(ten?.probability).toBeCloseTo(normalShare((0.03 - 0.015746) / 0.01), 4)
  expect(deflated([0.1, 0.1], 3)).toBeNull()
})

test('weightings that rank alike are one try, and two factors are none', () => {
  const double = Object.fromEntries(
    rankingFactors.map((factor) => [factor, defaultMix[factor] * 2]),
  ) as typeof defaultMix
  expect(mixWord(double)).toBe(mixWord(defaultMix))
  const nothing = Object.fromEntries(rankingFactors.map((factor) => [factor, 0])) as typeof defaultMix
  expect(saysNothing({ ...nothing, growth: 1, value: 2 })).toBe(true)
  expect(saysNothing(defaultMix)).toBe(false)
})
