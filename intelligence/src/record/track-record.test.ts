import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outcomesOf } from './outcomes.ts'
import { blockMean, correlation, rankCorrelation, wilson } from './statistics.ts'
import { trackRecord } from './track-record.ts'
import type { RecordBar, RecordInput, RecordSeries, Signal } from './types.ts'

const DAY = 86_400_000
const START = Date.parse('2025-01-06T00:00:00Z')
const OPEN = 1.5 * 3_600_000
const CLOSE = 7 * 3_600_000
const dayAt = (at: number): string => new Date(START + at * DAY).toISOString().slice(0, 10)
const flat = new Map(Array.from({ length: 400 }, (_none, at) => [dayAt(at), { open: 100, close: 100 }]))
const bar = (at: number, given: Partial<RecordBar> = {}): RecordBar => ({
  day: dayAt(at),
  openAt: START + at * DAY + OPEN,
  closeAt: START + at * DAY + CLOSE,
  open: 10,
  close: 10,
  limitUp: false,
  limitDown: false,
  ...given,
})
const series = (
  given: Readonly<Record<number, Partial<RecordBar>>> = {},
  count = 60,
  delisted = false,
): RecordSeries => ({
  companyId: 'A',
  bars: Array.from({ length: count }, (_none, at) => bar(at, given[at])),
  benchmark: flat,
  delisted,
})
/** After the close of a day. */
const signal = (at: number, score = 70, companyId = 'A'): Signal => ({
  companyId,
  at: START + at * DAY + CLOSE + 3_600_000,
  score,
  direction: score > 55 ? 1 : score < 45 ? -1 : 0,
})
const input = (given: Partial<RecordInput> & { of?: RecordSeries }): RecordInput => ({
  signals: [signal(10)],
  series: new Map([['A', given.of ?? series()]]),
  horizonDays: 5,
  asOf: START + 1000 * DAY,
  seed: 1,
  ...given,
})

test('a signal enters at the next open and leaves at the close of the last day held, over its industry', () => {
  const of = {
    ...series({ 10: { close: 99 }, 11: { open: 20, close: 50 }, 15: { close: 22 } }),
    benchmark: new Map(flat).set(dayAt(15), { open: 1, close: 104 }),
  }
  const [outcome] = outcomesOf(input({ of })).outcomes
  expect(outcome).toMatchObject({ entryDay: dayAt(11), entry: 11, exit: 15 })
  expect(outcome?.excess).toBeCloseTo(10 - 4, 9)
})

test('a signal before the open enters on the same day, one while trading on the next', () => {
  const early: Signal = { companyId: 'A', at: START + 11 * DAY + OPEN - 1, score: 70, direction: 1 }
  expect(outcomesOf(input({ signals: [early] })).outcomes[0]?.entryDay).toBe(dayAt(11))
  expect(outcomesOf(input({ signals: [{ ...early, at: early.at + 2 }] })).outcomes[0]?.entryDay).toBe(dayAt(12))
})

test('who could not buy has no record: suspended stocks and those that opened at the limit in the way of the signal are left out', () => {
  expect(trackRecord(input({ of: series({ 11: { open: null, close: null } }) }))).toMatchObject({
    samples: 0,
    leftOut: { suspended: 1 },
  })
  // Traded, but nobody knows at what it opened.
  expect(trackRecord(input({ of: series({ 11: { open: null, close: 10 } }) }))).toMatchObject({
    samples: 0,
    leftOut: { suspended: 0, noPrice: 1 },
  })
  expect(trackRecord(input({ of: series({ 11: { limitUp: true } }) }))).toMatchObject({
    samples: 0,
    leftOut: { limit: 1 },
  })
  expect(trackRecord(input({ of: series({ 11: { limitUp: true } }), signals: [signal(10, 20)] })).samples).toBe(1)
  expect(trackRecord(input({ of: series({ 11: { limitDown: true } }), signals: [signal(10, 20)] })).leftOut.limit).toBe(
    1,
  )
})

test('a company that left the market is kept to its last price, one that trades on is not counted before its window ended', () => {
  const gone = trackRecord(input({ of: series({ 12: { close: 4 } }, 13, true) }))
  expect(gone).toMatchObject({ samples: 1, delisted: 1 })
  expect(gone.excess?.value).toBeCloseTo(-60, 9)
  expect(trackRecord(input({ of: series({}, 13) }))).toMatchObject({ samples: 0, leftOut: { unfinished: 1 } })
})

test('a stock halted at the end of the window is followed to its next trading day', () => {
  const [outcome] = outcomesOf(input({ of: series({ 15: { open: null, close: null }, 16: { close: 12 } }) })).outcomes
  expect(outcome).toMatchObject({ exit: 16 })
  expect(outcome?.excess).toBeCloseTo(20, 9)
})

test('hits are counted on windows that do not overlap, and fewer than 30 of them are grey', () => {
  const signals = Array.from({ length: 40 }, (_none, at) => signal(at))
  expect(trackRecord(input({ signals }))).toMatchObject({ samples: 40, independent: 8, grey: true })
  const many = new Map(
    Array.from({ length: 30 }, (_none, at) => [
      `S${at}`,
      { ...series({ 15: { close: at < 20 ? 11 : 9 } }), companyId: `S${at}` },
    ]),
  )
  const record = trackRecord(input({ signals: [...many.keys()].map((id) => signal(10, 70, id)), series: many }))
  expect(record).toMatchObject({ samples: 30, independent: 30, grey: false })
  expect(record.hitRate).toMatchObject({ value: 20 / 30 })
  expect(record.buckets.at(-1)).toMatchObject({ from: 70, to: 100, samples: 30, meanScore: 70 })
})

test('the later of two signals before one open stands; a signal that says nothing counts in its bucket only', () => {
  const record = trackRecord(
    input({ signals: [signal(10, 80), { ...signal(10, 20), at: signal(10).at + 1 }, signal(20, 50)] }),
  )
  expect(record).toMatchObject({ samples: 1, leftOut: { repeated: 1, undirected: 1 } })
  expect(record.buckets.map((one) => one.samples)).toEqual([1, 0, 1, 0, 0])
})

const price = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: 1, max: 100, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(null) },
)
const someSeries = fc
  .array(fc.tuple(price, price, fc.boolean()), { minLength: 5, maxLength: 60 })
  .map((all) =>
    series(
      Object.fromEntries(
        all.map(([open, close, limitUp], at) => [
          at,
          open === null || close === null ? { open: null, close: null } : { open, close, limitUp },
        ]),
      ),
      all.length,
    ),
  )
const someSignals = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 100 })).map(([at, score]) => signal(at, score)),
  { maxLength: 30 },
)

test('a track record sees no later price: bars and signals after its instant change nothing, and the same input gives the same intervals', () => {
  fc.assert(
    fc.property(someSeries, someSignals, fc.integer({ min: 0, max: 70 }), (of, signals, at) => {
      const asOf = START + at * DAY + CLOSE
      const then = trackRecord(
        input({
          of: {
            ...of,
            bars: of.bars.map((one) => (one.closeAt > asOf ? { ...one, open: 1, close: 1e6, limitUp: false } : one)),
          },
          signals: signals.filter((one) => one.at <= asOf),
          asOf,
        }),
      )
      expect(trackRecord(input({ of, signals, asOf }))).toEqual(then)
    }),
  )
})

test('every signal is counted once, as an outcome or as left out, and no figure is NaN', () => {
  fc.assert(
    fc.property(someSeries, someSignals, (of, signals) => {
      const { outcomes, leftOut } = outcomesOf(input({ of, signals }))
      expect(
        outcomes.length + leftOut.suspended + leftOut.limit + leftOut.noPrice + leftOut.unfinished + leftOut.repeated,
      ).toBe(signals.length)
      JSON.stringify(trackRecord(input({ of, signals })), (_key, value: unknown) => {
        if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('not finite')
        return value
      })
    }),
  )
})

test('intervals hold their value; known figures of Wilson and Spearman come out', () => {
  expect(wilson(7, 10)?.low).toBeCloseTo(0.397, 3)
  expect(wilson(7, 10)?.high).toBeCloseTo(0.892, 3)
  expect([wilson(0, 0), wilson(0, 5)?.low, wilson(5, 5)?.high]).toEqual([null, 0, 1])
  expect(rankCorrelation([1, 2, 3, 4], [1, 4, 9, 16])).toBeCloseTo(1, 12)
  expect(rankCorrelation([1, 2, 2, 4], [4, 3, 3, 1])).toBeCloseTo(-1, 12)
  expect([correlation([1, 1, 1], [1, 2, 3]), correlation([1, 2], [1, 2])]).toEqual([null, null])
  expect(blockMean([], 5, 1)).toBeNull()
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { maxLength: 4 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer(),
      (byDay, length, seed) => {
        const interval = blockMean(byDay, length, seed)
        expect(interval).toEqual(blockMean(byDay, length, seed))
        if (interval) {
          expect(interval.low).toBeLessThanOrEqual(interval.value)
          expect(interval.high).toBeGreaterThanOrEqual(interval.value)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('an interval does not begin at its own mean because the days at the ends are drawn less often', () => {
  // Drawn by runs that end with the last day, days of 10 % at both ends are drawn half as often as the others.
  const days = [[10], ...Array.from({ length: 10 }, (_none, at) => [at % 2]), [10]]
  const told = blockMean(days, 3, 7)
  expect(told?.value).toBeCloseTo(25 / 12)
  expect(told?.high).toBeGreaterThan(4)
  const turned = blockMean(
    days.map(([value = 0]) => [-value]),
    3,
    7,
  )
  expect(turned?.low).toBeLessThan(-4)
  fc.assert(
    fc.property(fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 12, maxLength: 40 }), (values) => {
      fc.pre(new Set(values).size > values.length / 2)
      const inOrder = values.map((one) => [one])
      const { value, low, high } = blockMean(inOrder, 4, 1) ?? { value: 0, low: 0, high: 0 }
      expect(low).toBeLessThan(value)
      expect(high).toBeGreaterThan(value)
    }),
  )
})

test('days of fewer than two runs have a mean and no interval', () => {
  expect(blockMean([[1, 3], [5]], 2, 1)).toEqual({ value: 3, low: 3, high: 3 })
  expect(blockMean([[4]], 1, 1)).toEqual({ value: 4, low: 4, high: 4 })
})
