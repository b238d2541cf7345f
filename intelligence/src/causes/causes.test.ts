import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betasOf } from './betas.ts'
import { causesOf } from './causes.ts'
import { indexChanges, industryReturns } from './industry.ts'
import { chanceBeyond, density } from './student.ts'
import type { Candidate, CauseInput, DayReturn, MoveCauses } from './types.ts'

const DAY = 86_400_000
const START = Date.parse('2025-01-06T07:00:00Z')
/** Normal-like numbers in a fixed order. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    let sum = 0
    for (let at = 0; at < 6; at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      sum += state / 2 ** 32 - 0.5
    }
    return sum * Math.SQRT2
  }
}
const dayAt = (at: number): string => new Date(START + at * DAY).toISOString().slice(0, 10)

/** A year of a stock with betas 1.2 and 0.8 and own noise of 1.5 %; `own` is added on the days named. */
function year(own: Readonly<Record<number, number>> = {}, count = 320): DayReturn[] {
  const random = noise(11)
  return Array.from({ length: count }, (_none, at) => {
    const [market, excess, ownNoise] = [random(), random() * 0.8, random() * 1.5]
    return {
      day: dayAt(at),
      closeAt: START + at * DAY,
      stock: 1.2 * market + 0.8 * excess + (own[at] ?? ownNoise),
      market,
      industry: market + excess,
    }
  })
}
const candidate = (given: Partial<Candidate> & { eventId: string; at: number }): Candidate => {
  const happenedAt = START + given.at * DAY - 3_600_000
  const { at: _at, ...rest } = given
  return {
    type: 'penalty',
    happenedAt,
    knownAt: happenedAt,
    supersededAt: null,
    sign: -1,
    modality: 'fact',
    confidence: 0.9,
    novelty: 1,
    size: 4,
    way: 1,
    path: [],
    materiality: null,
    ...rest,
  }
}
const asked = (at: number, days: readonly DayReturn[], candidates: readonly Candidate[], to = at): CauseInput => ({
  companyId: 'A',
  days,
  from: dayAt(at),
  to: dayAt(to),
  candidates,
})
const END = START + 400 * DAY
const done = (answer: ReturnType<typeof causesOf>): MoveCauses => {
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

test('point 10 a move under the bound is put down to no supplier or customer, one of the bound or more is', () => {
  const hop = { linkId: 'l', from: 'B', to: 'A', share: 0.5, factor: 0.5 }
  const given = (kind: Candidate['path'][number]['kind']) => [
    candidate({ eventId: 'stop', at: 300, size: 6, way: 0.5, path: [{ ...hop, kind }] }),
  ]
  const causes = (own: number, kind: Candidate['path'][number]['kind'], leastSupplyMove?: number) => {
    const days = year({ 300: own }).map((one, at) =>
      at === 300 ? { ...one, stock: own, market: 0, industry: 0 } : one,
    )
    const answer = done(
      causesOf({ ...asked(300, days, given(kind)), ...(leastSupplyMove ? { leastSupplyMove } : {}) }, END),
    )
    return answer.causes.map(({ eventId }) => eventId)
  }
  for (const kind of ['supplier', 'customer'] as const) {
    expect(causes(-0.9, kind)).toEqual(['stop'])
    expect(causes(-0.9, kind, 1)).toEqual([])
    expect(causes(-1.1, kind, 1)).toEqual(['stop'])
  }
  expect(causes(-0.9, 'industry', 1)).toEqual(['stop'])
})

test('betas come back from returns made with them, and from few days stay near 1', () => {
  const betas = betasOf(year(), true)
  expect(betas?.market).toBeCloseTo(1.2, 0)
  expect(betas?.industry).toBeCloseTo(0.8, 0)
  expect(betas?.sigma).toBeGreaterThan(1.2)
  expect(betas?.sigma).toBeLessThan(1.8)
  const few = betasOf(year().slice(0, 21), true)
  expect(Math.abs((few?.market ?? 9) - 1)).toBeLessThan(Math.abs(0.5))
  expect(few?.trust).toBeLessThan(betas?.trust ?? 0)
  expect(betasOf(year().slice(0, 19), true)).toBeUndefined()
})

test('PRICE-05 a sharp fall the morning after a penalty is explained by it, and by nothing else that was there', () => {
  const answer = done(
    causesOf(
      asked(300, year({ 300: -6 }), [
        candidate({ eventId: 'penalty', at: 300 }),
        candidate({ eventId: 'order', type: 'contract-win', sign: 1, at: 299 }),
        candidate({ eventId: 'old', at: 280 }),
        candidate({ eventId: 'next day', at: 301.5 }),
      ]),
      END,
    ),
  )
  expect(answer.verdict).toBe('explained')
  expect(answer.causes.map((one) => one.eventId)).toEqual(['penalty'])
  expect(answer.causes[0]?.points).toBeLessThan(-3)
  expect(answer.chance).toBeLessThan(0.01)
})

test('a sharp move without any event, or only with one that should have moved it the other way, is unexplained', () => {
  for (const candidates of [[], [candidate({ eventId: 'order', type: 'contract-win', sign: 1, at: 300 })]]) {
    const answer = done(causesOf(asked(300, year({ 300: -6 }), candidates), END))
    expect(answer.verdict).toBe('unexplained')
    expect(answer.unexplained.points).toBe(answer.own)
  }
  expect(done(causesOf(asked(300, year({ 300: 0.2 }), []), END)).verdict).toBe('ordinary')
})

test('what is planned, possible, rumoured, denied or called off had explained a move: only what happened does', () => {
  for (const modality of ['plan', 'possible', 'rumour', 'denied', 'ended'] as const) {
    const answer = done(causesOf(asked(300, year({ 300: -5 }), [candidate({ eventId: 'a', at: 300, modality })]), END))
    expect([modality, answer.causes, answer.verdict]).toEqual([modality, [], 'unexplained'])
    expect(answer.unexplained.points).toBe(answer.own)
  }
})

test('a direct event outweighs one of a partner, and so does what is first of its kind', () => {
  const path = [{ kind: 'supplier' as const, linkId: 'l', from: 'B', to: 'A', share: 0.2, factor: 0.5 }]
  const others: Candidate[] = [
    candidate({ eventId: 'z', at: 300, way: 0.3, path }),
    candidate({ eventId: 'z', at: 300, novelty: 0.3 }),
  ]
  for (const other of others) {
    const answer = done(causesOf(asked(300, year({ 300: -5 }), [other, candidate({ eventId: 'a', at: 300 })]), END))
    expect(answer.causes[0]?.eventId).toBe('a')
    expect(answer.causes[0]?.share).toBeGreaterThan(answer.causes[1]?.share ?? 0)
  }
})

test('a halt does not use up the delay: what was published in it answers on the first day of trading', () => {
  const days = year({ 300: 7 }).map((one, at) => (at >= 295 && at < 300 ? { ...one, stock: null } : one))
  expect(
    done(causesOf(asked(300, days, [candidate({ eventId: 'merger', type: 'merger', sign: 1, size: 8, at: 295 })]), END))
      .verdict,
  ).toBe('explained')
})

test('how often such events come on ordinary days is counted from the year before', () => {
  const candidates = [
    candidate({ eventId: 'now', at: 300 }),
    ...Array.from({ length: 40 }, (_none, at) => candidate({ eventId: `past${at}`, at: 60 + at * 5 })),
  ]
  const { ordinary } = done(causesOf(asked(300, year({ 300: -6 }), candidates), END)).causes[0] ?? {
    ordinary: { days: 0, withSuch: 0, rate: null },
  }
  expect(ordinary.days).toBeGreaterThan(100)
  expect(ordinary.withSuch).toBeGreaterThan(10)
  expect(ordinary.rate).toBeCloseTo(ordinary.withSuch / ordinary.days, 9)
})

test('what cannot be analysed is refused by name', () => {
  const days = year()
  expect(causesOf(asked(10, days, []), END)).toEqual({ refused: 'too-few-days' })
  expect(causesOf({ ...asked(300, days, []), to: '2030-01-01' }, END)).toEqual({ refused: 'unknown-days' })
  expect(causesOf(asked(300, days, []), START + 200 * DAY)).toEqual({ refused: 'unknown-days' })
  expect(
    causesOf(
      asked(
        300,
        days.map((one, at) => (at === 300 ? { ...one, stock: null } : one)),
        [],
      ),
      END,
    ),
  ).toEqual({ refused: 'no-trading' })
  expect(
    causesOf(
      asked(
        300,
        days.map((one, at) => (at === 300 ? { ...one, market: null } : one)),
        [],
      ),
      END,
    ),
  ).toEqual({ refused: 'no-factors' })
  // Without an industry's index the market alone is taken.
  expect(
    done(
      causesOf(
        asked(
          300,
          days.map((one) => ({ ...one, industry: null })),
          [],
        ),
        END,
      ),
    ).industry,
  ).toBe(0)
})

const steps = (percent: number): number => Math.round(percent * 10_000)
const someCandidate = fc.record({
  at: fc.double({ min: 280, max: 320, noNaN: true }),
  sign: fc.constantFrom(-1 as const, 0 as const, 1 as const),
  modality: fc.constantFrom('fact' as const, 'plan' as const, 'rumour' as const, 'denied' as const),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  novelty: fc.double({ min: 0, max: 1, noNaN: true }),
  size: fc.double({ min: 0, max: 20, noNaN: true }),
  way: fc.double({ min: -1, max: 1, noNaN: true }),
  type: fc.constantFrom('penalty', 'merger', 'contract-win', 'unheard of'),
  lag: fc.integer({ min: 0, max: 5 * DAY }),
})
const someCandidates = fc.array(someCandidate, { maxLength: 30 }).map((all) =>
  all.map(({ lag, ...one }, at) => {
    const made = candidate({ ...one, eventId: `e${at}` })
    return { ...made, knownAt: made.happenedAt + lag }
  }),
)

test('PRICE-05 the arithmetic adds up exactly: market, industry, own and compounding to the move, causes and what is unexplained to the own part and to 1', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -20, max: 20, noNaN: true }),
      fc.integer({ min: 0, max: 5 }),
      someCandidates,
      (own, length, candidates) => {
        const answer = done(causesOf(asked(300, year({ 300: own }), candidates, 300 + length), END))
        expect(steps(answer.market) + steps(answer.industry) + steps(answer.own) + steps(answer.compounding)).toBe(
          steps(answer.moved),
        )
        expect(answer.causes.reduce((sum, one) => sum + steps(one.points), steps(answer.unexplained.points))).toBe(
          steps(answer.own),
        )
        expect(answer.causes.reduce((sum, one) => sum + one.share, answer.unexplained.share)).toBeCloseTo(1, 9)
        JSON.stringify(answer, (_key, value: unknown) => {
          if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('not finite')
          return value
        })
        for (const one of answer.causes) expect(Math.sign(one.points) * Math.sign(answer.own)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('an analysis sees no later fact: neither later days nor events that became known after its instant', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -10, max: 10, noNaN: true }),
      someCandidates,
      fc.integer({ min: 0, max: 8 }),
      (own, candidates, later) => {
        const asOf = START + (300 + later) * DAY
        const all = asked(300, year({ 300: own }), candidates)
        const then: CauseInput = {
          ...all,
          days: all.days.filter((one) => one.closeAt <= asOf),
          candidates: candidates.filter((one) => one.knownAt <= asOf),
        }
        expect(causesOf(all, asOf)).toEqual(causesOf(then, asOf))
        expect(JSON.stringify(causesOf({ ...all, candidates: candidates.toReversed() }, asOf))).toBe(
          JSON.stringify(causesOf(all, asOf)),
        )
      },
    ),
  )
})

test('PRICE-05 what usually moves a fifth of a day of noise explains a tenth at most of any own move of 1 to 10 %, and leaves the one that fits its place', () => {
  const sigma = betasOf(year(), true)?.sigma ?? 0
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 10, noNaN: true }),
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      fc.constantFrom(-1 as const, 1 as const),
      (move, usual, sign) => {
        const trifle = candidate({ eventId: 'trifle', at: 300, sign, size: usual * sigma, confidence: 1 })
        const alone = done(causesOf(asked(300, year({ 300: move * sign }), [trifle]), END))
        expect(alone.causes.reduce((sum, one) => sum + one.share, 0)).toBeLessThanOrEqual(0.1)
        expect(alone.verdict).not.toBe('explained')
        const beside = done(
          causesOf(
            asked(300, year({ 300: 4 * sign }), [trifle, candidate({ eventId: 'cause', at: 300, sign, size: 4 })]),
            END,
          ),
        )
        expect([beside.causes[0]?.eventId, beside.verdict]).toEqual(['cause', 'explained'])
      },
    ),
  )
})

test('the density adds up to 1 and the chance beyond agrees with it', () => {
  let [all, beyond] = [0, 0]
  for (let x = -400; x <= 400; x += 0.01) {
    const part = density(x, 2) * 0.01
    all += part
    if (Math.abs(x) >= 3) beyond += part
  }
  expect(all).toBeCloseTo(1, 3)
  expect(chanceBeyond(1.5)).toBeCloseTo(beyond, 2)
  expect([chanceBeyond(0), chanceBeyond(1e9)]).toEqual([1, 0])
})

test('PRICE-08 an industry is its index where at least three members have a return, else at least two other stocks', () => {
  const index = indexChanges([
    { date: 'a', mean: 1, traded: 3 },
    { date: 'b', mean: 2, traded: 2 },
    { date: 'c', mean: null, traded: 0 },
  ])
  const { changes, byPeers } = industryReturns(index, [
    { date: 'a', change: 9, count: 5 },
    { date: 'b', change: 7, count: 2 },
    { date: 'c', change: 8, count: 1 },
  ])
  expect([...changes]).toEqual([
    ['a', 1],
    ['b', 7],
  ])
  expect([...byPeers]).toEqual(['b'])
})
