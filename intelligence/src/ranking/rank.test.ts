import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backtest, type RankedMonth } from './backtest.ts'
import { attentionOf, growthOf, momentumOf, qualityOf, stanceBalance, valueOf } from './factors.ts'
import { defaultMix, rankCompanies } from './rank.ts'
import { zScores } from './standardise.ts'
import { rankingFactors, type RankingFactor, type RankingRow } from './types.ts'

const options = { weights: defaultMix, neutral: false }
const row = (
  companyId: string,
  value: number | null,
  given: Partial<Record<RankingFactor, number | null>> = {},
  group: string | null = null,
): RankingRow => ({
  companyId,
  group,
  values: {
    ...(Object.fromEntries(rankingFactors.map((factor) => [factor, value])) as Record<RankingFactor, number | null>),
    ...given,
  },
})
const cents = (points: number): number => Math.round(points * 100)

const value = fc.option(
  fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY),
  ),
  { nil: null },
)
const someRows = fc
  .array(fc.tuple(fc.constantFrom('g1', 'g2', null), fc.tuple(value, value, value, value, value, value, value)), {
    maxLength: 30,
  })
  .map((all) =>
    all.map(([group, values], at): RankingRow => ({
      companyId: `C${at}`,
      group,
      values: Object.fromEntries(rankingFactors.map((factor, place) => [factor, values[place] ?? null])) as Record<
        RankingFactor,
        number | null
      >,
    })),
  )

test('RANK-09 the parts of a ranking score add up to it exactly, scores stay within 0 and 100, ranks follow scores', () => {
  fc.assert(
    fc.property(someRows, fc.boolean(), (rows, neutral) => {
      const ranked = rankCompanies(rows, { ...options, neutral })
      expect(ranked.map((one) => one.companyId)).toEqual(rows.map((one) => one.companyId))
      for (const one of ranked) {
        JSON.stringify(one, (_key, figure: unknown) => {
          if (typeof figure === 'number' && !Number.isFinite(figure)) throw new Error('not finite')
          return figure
        })
        if (one.score === null) {
          expect(one.rank).toBeNull()
          continue
        }
        expect(one.parts.reduce((sum, part) => sum + cents(part.points), 5000)).toBe(cents(one.score))
        expect(one.score).toBeGreaterThanOrEqual(0)
        expect(one.score).toBeLessThanOrEqual(100)
        for (const other of ranked)
          if (other.score !== null && other.rank !== null && one.rank !== null)
            expect(Math.sign(one.rank - other.rank)).toBe(-Math.sign(cents(one.score) - cents(other.score)) + 0)
      }
    }),
  )
})

test('z-scores have mean 0 and deviation about 1 without outliers, are cut at 3, keep order, and stay null where nothing is known', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), (values) => {
      const scores = zScores(values, null)
      for (const [at, score] of scores.entries()) {
        const own = values[at] ?? null
        expect(score === null).toBe(own === null || !Number.isFinite(own))
        if (score === null || own === null) continue
        expect(Math.abs(score)).toBeLessThanOrEqual(3)
        for (const [other, otherScore] of scores.entries())
          if (otherScore !== null && (values[other] ?? 0) > own) expect(otherScore).toBeGreaterThanOrEqual(score - 1e-9)
      }
    }),
  )
  const scores = zScores([1, 2, 3, 4, 5], null) as number[]
  expect(scores.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 12)
  expect(scores.reduce((sum, one) => sum + one * one, 0) / 5).toBeCloseTo(1, 12)
  expect(zScores([3, 3, 3], null)).toEqual([0, 0, 0])
  expect(Math.abs(zScores([1, 2, 3, 4, 1e9], null)[4] ?? 9)).toBeLessThan(2)
})

test('industry-neutral: the best of a poor industry is not behind the worst of a rich one; small groups are compared with all', () => {
  const values = [1, 2, 3, 4, 5, 101, 102, 103, 104, 105, 50]
  const groups = [...Array.from({ length: 5 }, () => 'poor'), ...Array.from({ length: 5 }, () => 'rich'), 'alone']
  const neutral = zScores(values, groups) as number[]
  expect(neutral[4]).toBeCloseTo(neutral[9] ?? 0, 12)
  expect(neutral[4]).toBeGreaterThan(neutral[5] ?? 9)
  expect(Math.abs(neutral[10] ?? 9)).toBeLessThan(0.2)
})

test('a missing factor counts as average and is told; with fewer than three factors there is no score', () => {
  const ranked = rankCompanies(
    [row('A', 1), row('B', 2), row('C', 3, { momentum: null }), row('D', null, { growth: 9, value: 9 })],
    options,
  )
  expect(ranked[2]?.parts.find((one) => one.factor === 'momentum')).toMatchObject({ raw: null, z: null, points: 0 })
  expect(ranked[2]?.coverage).toBeCloseTo(2 / 3, 9)
  expect(ranked[3]).toMatchObject({ score: null, rank: null })
  expect(ranked[0]?.score).toBeLessThan(ranked[1]?.score ?? 0)
})

test('the weights of the stated mix add up to 1', () => {
  expect(rankingFactors.reduce((sum, factor) => sum + defaultMix[factor], 0)).toBeCloseTo(1, 12)
})

test('factors are what they say, and null where a figure is missing or has no meaning', () => {
  expect([growthOf(12, 10), growthOf(12, 0), growthOf(null, 10), growthOf(5, -3)]).toEqual([
    expect.closeTo(20, 9),
    null,
    null,
    null,
  ])
  expect([qualityOf(15, 100), qualityOf(1, -5), valueOf(-5, 100), valueOf(5, null)]).toEqual([15, null, -5, null])
  expect([
    stanceBalance({ many: 0, empty: 0 }),
    stanceBalance({ many: 10, empty: 0 }),
    stanceBalance({ many: 5, empty: 5 }),
  ]).toEqual([null, 10 / 15, 0])
  expect(attentionOf({ documents: 0, days: 5 }, { documents: 0, days: 60 })).toBeNull()
  expect(attentionOf({ documents: 40, days: 5 }, { documents: 60, days: 60 }) ?? 0).toBeGreaterThan(1)
  expect(attentionOf({ documents: 5, days: 5 }, { documents: 60, days: 60 })).toBeCloseTo(0, 9)
  const closes = Array.from({ length: 251 }, (_none, at) => (at >= 230 ? 999 : 100 + at))
  expect(momentumOf(closes)).toBeCloseTo(229, 9)
  expect([momentumOf(closes.slice(-100)), momentumOf([])]).toEqual([null, null])
})

const monthOf = (number: number, entries: RankedMonth['entries']): RankedMonth => ({
  month: `2025-${String(number).padStart(2, '0')}`,
  rankedAt: number * 100,
  entries,
})
const entries = (count: number, excessOf: (at: number) => number, closedAt = 1): RankedMonth['entries'] =>
  Array.from({ length: count }, (_none, at) => ({ companyId: `C${at}`, score: at, excess: excessOf(at), closedAt }))

test('a back-test finds what a score foretold, month by month, and says so in grey below 30 samples', () => {
  const good = backtest(
    [1, 2, 3].map((number) =>
      monthOf(
        number,
        entries(60, (at) => at + number, number * 100 + 50),
      ),
    ),
    1e9,
  )
  expect(good).toMatchObject({ samples: 36, grey: false, hitRate: { value: 1 } })
  expect(good.meanIC).toBeCloseTo(1, 9)
  expect(
    backtest(
      [
        monthOf(
          1,
          entries(60, (at) => -at),
        ),
      ],
      1e9,
    ).meanIC,
  ).toBeCloseTo(-1, 9)
  expect(
    backtest(
      [
        monthOf(
          1,
          entries(12, (at) => at),
        ),
      ],
      1e9,
    ),
  ).toMatchObject({ grey: true, months: [{ grey: true }], informationRatio: null })
  expect(
    backtest(
      [
        monthOf(
          1,
          entries(9, (at) => at),
        ),
      ],
      1e9,
    ),
  ).toMatchObject({ meanIC: null, hitRate: null, samples: 0 })
})

test('a back-test sees no later fact: windows that close after its instant change nothing', () => {
  const entry = fc.record({
    companyId: fc.constantFrom('A', 'B', 'C', 'D'),
    score: fc.double({ min: 0, max: 100, noNaN: true }),
    excess: fc.option(fc.double({ min: -50, max: 50, noNaN: true }), { nil: null }),
    closedAt: fc.integer({ min: 0, max: 1000 }),
  })
  fc.assert(
    fc.property(
      fc.array(fc.array(entry, { maxLength: 30 }), { maxLength: 6 }),
      fc.integer({ min: 0, max: 1000 }),
      (all, asOf) => {
        const months = all.map((of, at) => monthOf(at + 1, of))
        const then = months
          .filter((one) => one.rankedAt <= asOf)
          .map((one) => ({ ...one, entries: one.entries.filter((of) => of.closedAt <= asOf) }))
        expect(backtest(months, asOf)).toEqual(backtest(then, asOf))
      },
    ),
  )
})
