import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventGrades } from '../analysis.ts'
import { eventTypeNames } from '../events/types.ts'
import { factorOf, forecastsOf, LEAST_FACTOR, materialityOf, MOST_FACTOR } from './materiality.ts'
import { ruleOf } from './rules.ts'
import { Sizes } from './sizes.ts'
import { DAY, event as eventOf, NOW } from './testing-impact.ts'
import type { EventAmount, ImpactEvent, Materiality, Scale } from './types.ts'

const event = (given: Partial<ImpactEvent>): ImpactEvent =>
  eventOf({
    id: 'e',
    type: 'contract-win',
    sign: 1,
    documents: [],
    ...given,
  })
const scale = (measure: Scale['measure'], value: number, given: Partial<Scale> = {}): Scale => ({
  companyId: 'A',
  measure,
  day: measure === 'cap' || measure === 'shares' ? '2026-03-06' : '2024-12-31',
  months: measure === 'cap' || measure === 'shares' ? 0 : 12,
  value,
  knownAt: NOW - 300 * DAY,
  supersededAt: null,
  ...given,
})
const yuan = (value: number, of: EventAmount['of'] = null): EventAmount => ({ value, unit: 'CNY', of })
const of = (
  given: Partial<ImpactEvent>,
  scales: readonly Scale[] = [],
  others: readonly ImpactEvent[] = [],
  asOf = NOW,
): Materiality =>
  materialityOf(event(given), {
    sizes: new Sizes(scales, asOf),
    forecasts: forecastsOf(others.filter((one) => one.knownAt <= asOf)),
  })

const firm = [scale('revenue', 1.5e12), scale('profit', 1e11), scale('cap', 1.2e12), scale('shares', 1e10)]

const amount = fc.record({
  value: fc.double({ min: 1, max: 1e13, noNaN: true }),
  unit: fc.constantFrom('CNY' as const, 'percent' as const, 'shares' as const),
  of: fc.constantFrom('contract' as const, 'price' as const, 'stake' as const, 'votes' as const, null),
})
const some = fc.record({
  type: fc.constantFrom(...eventTypeNames, 'no such type'),
  sign: fc.constantFrom(-1 as const, 0 as const, 1 as const),
  grade: fc.constantFrom(...eventGrades, null),
  change: fc.option(fc.double({ min: -100, max: 1000, noNaN: true }), { nil: null }),
  sizeClass: fc.constantFrom('small' as const, 'medium' as const, 'large' as const, null),
  amount: fc.option(amount, { nil: null }),
})
const period = fc.record({
  back: fc.integer({ min: 0, max: 11 }),
  months: fc.constantFrom(3, 6, 9, 12),
  value: fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  measure: fc.constantFrom(
    'revenue' as const,
    'profit' as const,
    'net-profit' as const,
    'cap' as const,
    'shares' as const,
  ),
  knownAt: fc.integer({ min: NOW - 900 * DAY, max: NOW + 60 * DAY }),
  lasts: fc.option(fc.integer({ min: 1, max: 200 * DAY }), { nil: null }),
})
const facts = fc.array(period, { maxLength: 24 }).map((all) =>
  all.map(({ back, lasts, ...one }): Scale => ({
    companyId: 'A',
    ...one,
    supersededAt: lasts === null ? null : one.knownAt + lasts,
    day:
      one.measure === 'cap' || one.measure === 'shares'
        ? new Date(NOW - (back + 1) * 2 * DAY).toISOString().slice(0, 10)
        : `${2025 - (back >> 2)}-${['03-31', '06-30', '09-30', '12-31'][back % 4]}`,
  })),
)

test('the factor lies between a hundredth and two, and the usual move is the weight of the type times it, whatever is told and known', () => {
  fc.assert(
    fc.property(some, facts, (given, scales) => {
      const found = of(given, scales)
      expect(found.factor).toBeGreaterThanOrEqual(LEAST_FACTOR)
      expect(found.factor).toBeLessThanOrEqual(MOST_FACTOR)
      expect(found.usual).toBe(ruleOf(given.type).weight * found.factor)
    }),
  )
})

test('a larger amount never makes an event smaller', () => {
  fc.assert(
    fc.property(some, facts, amount, fc.double({ min: 1, max: 1e6, noNaN: true }), (given, scales, told, times) => {
      expect(of({ ...given, amount: { ...told, value: told.value * times } }, scales).factor).toBeGreaterThanOrEqual(
        of({ ...given, amount: told }, scales).factor,
      )
    }),
  )
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      (one, other) => {
        expect(factorOf(Math.max(one, other))).toBeGreaterThanOrEqual(factorOf(Math.min(one, other)))
      },
    ),
  )
})

test('an amount counts by its part of the company alone: neither the currency nor the unit that all is counted in matters', () => {
  fc.assert(
    fc.property(some, facts, fc.integer({ min: -20, max: 20 }), (given, scales, power) => {
      const money = 2 ** power
      const known = of(given, scales)
      if (known.reason === 'no-size') return
      const told = given.amount && {
        ...given.amount,
        value: given.amount.unit === 'percent' ? given.amount.value : given.amount.value * money,
      }
      expect(
        of(
          { ...given, amount: told },
          scales.map((one) => ({ ...one, value: one.value * money })),
        ).factor,
      ).toBeCloseTo(known.factor, 12)
    }),
  )
})

test('what became known later changes nothing, and nothing it rests on is later than its instant', () => {
  fc.assert(
    fc.property(
      some,
      facts,
      fc.array(
        fc.record({
          change: fc.double({ min: -100, max: 300, noNaN: true }),
          back: fc.integer({ min: -20, max: 200 }),
        }),
        { maxLength: 4 },
      ),
      fc.integer({ min: -60, max: 0 }),
      (given, scales, told, days) => {
        const asOf = NOW + days * DAY
        const others = told.map(({ change, back }, at) =>
          event({ id: `f${at}`, type: 'guidance-up', change, happenedAt: NOW - back * DAY, knownAt: NOW - back * DAY }),
        )
        const found = of(given, scales, others, asOf)
        const then = scales
          .filter((one) => one.knownAt <= asOf)
          .map((one) => ({
            ...one,
            supersededAt: one.supersededAt !== null && one.supersededAt > asOf ? null : one.supersededAt,
          }))
        expect(found).toEqual(
          of(
            given,
            then,
            others.filter((one) => one.knownAt <= asOf),
            asOf,
          ),
        )
        expect(found.knownAt).toBeLessThanOrEqual(asOf)
      },
    ),
  )
})

test('a contract of twelve million is nothing to a company with a revenue of 1.5 trillion, and something to one with 100 million', () => {
  const large = of({ amount: yuan(1.2e7, 'contract') }, firm)
  expect(large).toMatchObject({ reason: 'amount', measure: 'revenue', base: 1.5e12, ratio: 8e-6, usualRatio: 0.05 })
  expect(large.usual).toBeLessThan(0.04)
  const small = of({ amount: yuan(1.2e7, 'contract') }, [scale('revenue', 1e8)])
  expect(small.usual).toBeGreaterThan(3.5)
  // Of a company of which no size is known the middle one stands in, and can only make an event smaller.
  expect(of({ amount: yuan(1.2e6, 'contract') })).toMatchObject({ reason: 'no-size', measure: 'revenue', knownAt: 0 })
  expect(of({ amount: yuan(1.2e6, 'contract') }).usual).toBeLessThan(0.2)
  expect(of({ amount: yuan(9e11, 'contract') }).factor).toBeLessThanOrEqual(1)
  // What is told of votes, capital, a turnover or a profit is no sum at stake.
  for (const kind of ['votes', 'capital', 'turnover', 'profit', 'share-price'] as const)
    expect(of({ amount: yuan(1e12, kind) }, firm)).toMatchObject({ reason: 'usual', factor: 1 })
})

test('an order of which no amount is told is little for a large company, and what is usual for one that is not', () => {
  expect(of({}, [scale('revenue', 5e10)])).toMatchObject({ reason: 'no-amount', measure: 'revenue', base: 5e10 })
  expect(of({}, [scale('revenue', 5e10)]).usual).toBeLessThan(0.4)
  for (const revenue of [1e8, 1.9e9])
    expect(of({}, [scale('revenue', revenue)])).toMatchObject({ reason: 'usual', factor: 1 })
  expect(of({ sizeClass: 'large' }, [scale('revenue', 5e10)]).reason).toBe('size-class')
  expect(of({ type: 'inspection' }, [scale('revenue', 5e10)]).reason).toBe('usual')
})

test('shares count as parts of all shares, however they are told', () => {
  const told: readonly EventAmount[] = [
    { value: 1, unit: 'percent', of: 'stake' },
    { value: 1e8, unit: 'shares', of: 'stake' },
    yuan(1.2e10, 'stake'),
  ]
  expect(told.map((one) => of({ type: 'holder-sells', sign: -1, amount: one }, firm).factor)).toEqual([1, 1, 1])
  expect(
    of({ type: 'holder-sells', sign: -1, amount: { value: 95_000, unit: 'shares', of: 'stake' } }, firm).factor,
  ).toBe(LEAST_FACTOR)
  // Nobody counts this company's shares: so many are little beside a middle one's, and never more than is usual.
  expect(of({ type: 'holder-sells', sign: -1, amount: { value: 20_000, unit: 'shares', of: 'stake' } })).toMatchObject({
    reason: 'no-size',
    measure: 'shares',
    base: 5e8,
    knownAt: 0,
  })
  expect(
    of({ type: 'holder-sells', sign: -1, amount: { value: 20_000, unit: 'shares', of: 'stake' } }).usual,
  ).toBeLessThan(0.1)
  expect(of({ type: 'holder-sells', sign: -1, amount: { value: 9e9, unit: 'shares', of: 'stake' } }).factor).toBe(1)
})

test('revenue of a year is that of the last four quarters known, however statements give them', () => {
  const quarters = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'].map((day, at) =>
    scale('revenue', 100 + at, { day, months: 3 }),
  )
  expect(new Sizes(quarters, NOW).at('A', NOW).revenue).toBe(406)
  const toDate = [
    scale('revenue', 1000),
    scale('revenue', 700, { day: '2024-09-30', months: 9 }),
    scale('revenue', 850, { day: '2025-09-30', months: 9 }),
  ]
  expect(new Sizes(toDate, NOW).at('A', NOW).revenue).toBe(1150)
  expect(new Sizes([scale('revenue', 1000, { day: '2019-12-31' })], NOW).at('A', NOW).revenue).toBeNull()
  // The value of the day before, never that of the day of the event or a later one.
  const worth = [
    scale('cap', 5, { day: '2026-03-06' }),
    scale('cap', 7, { day: '2026-03-09' }),
    scale('cap', 1, { day: '2026-01-01' }),
  ]
  expect(new Sizes(worth, NOW).at('A', NOW - DAY).cap).toBe(5)
  expect(new Sizes(worth, NOW).at('A', NOW).cap).toBe(7)
})

test('results are weighed by what differs from what was expected: a forecast, else half of the growth so far, else the year before', () => {
  const results = (
    change: number | null,
    scales: readonly Scale[] = [],
    others: readonly ImpactEvent[] = [],
    given: Partial<ImpactEvent> = {},
  ) => of({ type: 'earnings-beat', change, ...given }, scales, others)
  // A fifth of a per cent more than last year is no beat.
  expect(results(0.21).usual).toBeLessThan(0.15)
  expect(results(25)).toMatchObject({ reason: 'surprise', factor: 1, expected: 0, expectedBy: null })
  const grown = [
    scale('profit', 140, { day: '2025-09-30', months: 9 }),
    scale('profit', 100, { day: '2024-09-30', months: 9 }),
  ]
  expect(results(45, grown)).toMatchObject({ expected: 20, expectedBy: 'trend', factor: 1 })
  expect(results(18, grown).factor).toBe(LEAST_FACTOR)
  const forecast = event({
    id: 'f',
    type: 'guidance-up',
    change: 60,
    happenedAt: NOW - 60 * DAY,
    knownAt: NOW - 60 * DAY,
  })
  expect(results(62, grown, [forecast])).toMatchObject({ expected: 60, expectedBy: 'forecast' })
  expect(results(62, grown, [forecast]).usual).toBeLessThan(0.7)
  expect(results(160, grown, [forecast]).factor).toBeGreaterThan(1)
  // Its own report, known as it is told, is no trend; nor is a forecast of another company.
  expect(
    results(
      25,
      grown.map((one) => ({ ...one, knownAt: NOW - DAY })),
    ).expectedBy,
  ).toBeNull()
  expect(results(25, [], [{ ...forecast, subject: { kind: 'company', id: 'B' } }]).expectedBy).toBeNull()
  // What is told to be beyond what was expected needs no other measure.
  expect(results(3, grown, [forecast], { grade: 'expected' })).toMatchObject({ reason: 'expected', factor: 1 })
  expect(results(null).reason).toBe('usual')
})

test('rank counts: who leads moves more than a deputy, what may be sold more than what may be tried, a case more than a letter', () => {
  const falls = (type: string, grades: readonly ImpactEvent['grade'][]) => {
    const moves = grades.map((grade) => of({ type, grade }).usual)
    expect(moves).toEqual(moves.toSorted((a, b) => b - a))
    expect(new Set(moves).size).toBe(moves.length)
  }
  falls('management-change', ['chief', null, 'officer', 'deputy', 'member'])
  falls('product-approval', ['market', 'trial', 'supplement'])
  falls('inspection', ['case', null, 'letter'])
  expect(of({ type: 'product-approval', grade: 'trial' }).usual).toBeLessThanOrEqual(0.4)
  expect(of({ type: 'management-change', grade: 'deputy' }).usual).toBeLessThanOrEqual(0.25)
})
