import { threadMs } from '@pandora/contract/testing-linear'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventTypeNames } from '../events/types.ts'
import { allocate } from './allocate.ts'
import { classOf } from './classes.ts'
import { ruleOf } from './rules.ts'
import { scoreImpact } from './score.ts'
import {
  impactClasses,
  type GroupLink,
  type ImpactEvent,
  type ImpactInput,
  type ImpactScore,
  type Scale,
} from './types.ts'
import { anyInput, DAY, event, input, instant, NOW, supply } from './testing-impact.ts'

const cents = (points: number | null | undefined): number => Math.round((points ?? 0) * 100)
const partsOf = ({ receipt }: ImpactScore) =>
  receipt ? [...receipt.risk.groups, ...receipt.opportunity.groups].flatMap((one) => one.parts) : []
const own = (given: Partial<ImpactInput>, asOf = NOW) => scoreImpact(input(given), asOf)

test('WATCH-03 the parts of a receipt add up exactly: events to groups, groups to points, points to the score', () => {
  fc.assert(
    fc.property(anyInput, instant, (given, asOf) => {
      const score = scoreImpact(given, asOf)
      if (!score.receipt) return
      const { base, risk, opportunity } = score.receipt
      for (const side of [risk, opportunity]) {
        for (const one of side.groups)
          expect(one.parts.reduce((sum, part) => sum + cents(part.points), 0)).toBe(cents(one.points))
        expect(side.groups.reduce((sum, one) => sum + cents(one.points), 0)).toBe(cents(side.points))
        expect(side.strength).toBeCloseTo(
          side.groups
            .flatMap((one) => one.parts)
            .reduce((sum, part) => sum + part.factors.reduce((product, one) => product * one.value, 1), 0),
          9,
        )
      }
      expect(Math.round((score.impactScore ?? 0) * 1000)).toBe(
        base * 1000 + (cents(score.opportunityPoint) - cents(score.riskPoint)) * 5,
      )
      expect([cents(score.riskPoint), cents(score.opportunityPoint)]).toEqual([
        cents(risk.points),
        cents(opportunity.points),
      ])
    }),
  )
})

test('a score sees no later fact: what became known after its instant, and what was only later replaced, changes nothing', () => {
  fc.assert(
    fc.property(anyInput, instant, (given, asOf) => {
      const known = <T extends { knownAt: number; supersededAt: number | null }>(facts: readonly T[]): T[] =>
        facts
          .filter((one) => one.knownAt <= asOf)
          .map((one) => ({
            ...one,
            supersededAt: one.supersededAt !== null && one.supersededAt > asOf ? null : one.supersededAt,
          }))
      const then: ImpactInput = {
        ...given,
        events: known(given.events).map((one) => ({
          ...one,
          documents: one.documents.filter((told) => told.knownAt <= asOf),
        })),
        supplies: known(given.supplies),
        groups: known(given.groups),
        scales: known(given.scales),
      }
      const score = scoreImpact(given, asOf)
      expect(score).toEqual(scoreImpact(then, asOf))
      expect(score.knownAt === null || score.knownAt <= asOf).toBe(true)
    }),
  )
})

test('the same facts give the same score to the bit, in whatever order they come', () => {
  fc.assert(
    fc.property(anyInput, instant, fc.infiniteStream(fc.integer()), (given, asOf, keys) => {
      const mixed = <T>(items: readonly T[]): T[] =>
        items
          .map((one) => ({ one, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one)
      const other: ImpactInput = {
        ...given,
        events: mixed(given.events.map((one) => ({ ...one, documents: mixed(one.documents) }))),
        supplies: mixed(given.supplies),
        groups: mixed(given.groups),
        scales: given.scales,
      }
      expect(JSON.stringify(scoreImpact(other, asOf))).toBe(JSON.stringify(scoreImpact(given, asOf)))
    }),
  )
})

test('WATCH-03 scores stay within their ranges, name a class, hold no NaN, and follow no way of more than three links', () => {
  fc.assert(
    fc.property(anyInput, instant, (given, asOf) => {
      const score = scoreImpact(given, asOf)
      expect(
        JSON.stringify(score, (_key, value: unknown) => {
          if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('not finite')
          return value
        }),
      ).toBeDefined()
      if (score.impact === null) return
      for (const figure of [score.riskPoint, score.opportunityPoint, score.impactScore]) {
        expect(figure).toBeGreaterThanOrEqual(0)
        expect(figure).toBeLessThanOrEqual(100)
      }
      expect(impactClasses).toContain(score.impact)
      for (const part of partsOf(score)) {
        expect(part.path.length).toBeLessThanOrEqual(3)
        expect(part.direct).toBe(part.path.length === 0)
        if (part.path.length > 0) expect(part.path.at(-1)?.to).toBe(given.companyId)
        for (const [at, hop] of part.path.entries()) if (at > 0) expect(hop.from).toBe(part.path[at - 1]?.to)
      }
      for (const flip of score.flips) expect(flip.to).not.toBe(score.impact)
    }),
  )
})

test('what would flip a score does: without the named event, with the named strength, after the named days', () => {
  const events = [
    event({ id: 'e1' }),
    event({ id: 'e2', type: 'contract-win', sign: 1, happenedAt: NOW - 3 * DAY }),
    event({ id: 'e3', type: 'merger', sign: 1, sizeClass: 'large' }),
  ]
  const score = own({ events })
  expect(score.flips.map((one) => one.kind)).toEqual(expect.arrayContaining(['without', 'more', 'age']))
  for (const flip of score.flips) {
    if (flip.kind === 'without')
      expect(own({ events: events.filter((one) => one.id !== flip.eventId) }).impact).toBe(flip.to)
    if (flip.kind === 'age') {
      expect(own({ events }, NOW + flip.days * DAY).impact).toBe(flip.to)
      expect(own({ events }, NOW + (flip.days - 1) * DAY).impact).toBe(score.impact)
    }
  }
})

test('nothing read is no score, nothing happened is a quiet 50', () => {
  expect(own({ coveredSince: null })).toMatchObject({
    riskPoint: null,
    opportunityPoint: null,
    impactScore: null,
    impact: null,
    receipt: null,
  })
  expect(own({ coveredSince: NOW + 1 })).toMatchObject({ impactScore: null })
  expect(own({})).toMatchObject({ riskPoint: 0, opportunityPoint: 0, impactScore: 50, impact: 'quiet', knownAt: null })
})

test('strength grows with size, sources and nearness in time, and a denial or a repetition takes it away', () => {
  const risk = (given: Partial<ImpactEvent>, more: Partial<ImpactInput> = {}) =>
    own({ events: [event({ id: 'e', ...given })], ...more }).riskPoint ?? 0
  expect(risk({ sizeClass: 'large' })).toBeGreaterThan(risk({ sizeClass: 'small' }))
  expect(risk({ happenedAt: NOW })).toBeGreaterThan(risk({ happenedAt: NOW - 20 * DAY }))
  const told = (stories: readonly string[]) => stories.map((story, at) => ({ documentId: `d${at}`, story, knownAt: 0 }))
  expect(risk({ documents: told(['a', 'b', 'c']) })).toBeGreaterThan(risk({ documents: told(['a', 'a', 'a']) }))
  expect(risk({ modality: 'rumour' })).toBeLessThan(risk({}))
  for (const modality of ['denied', 'ended', 'possible'] as const)
    expect([modality, risk({ modality })]).toEqual([modality, 0])
  const events = (['denied', 'ended', 'possible'] as const).map((modality) => event({ id: modality, modality }))
  expect(own({ events }).receipt?.leftOut).toMatchObject({ denied: 2, possible: 1 })
  const scales: Scale[] = [
    { companyId: 'A', measure: 'revenue', day: '2025-12-31', months: 12, value: 1e9, knownAt: 0, supersededAt: null },
  ]
  const yuan = (value: number) => ({ value, unit: 'CNY' as const, of: null })
  expect(risk({ amount: yuan(4e8) }, { scales })).toBeGreaterThan(risk({ amount: yuan(1e6) }, { scales }))
  // A profit that is told is no sum at stake.
  expect(risk({ type: 'earnings-miss', amount: yuan(4e8) }, { scales })).toBe(
    risk({ type: 'earnings-miss', amount: yuan(1e6) }, { scales }),
  )
  const twice = own({ events: [event({ id: 'e1', happenedAt: NOW - 2 * DAY }), event({ id: 'e2' })] })
  expect(
    partsOf(twice)
      .find((one) => one.eventId === 'e2')
      ?.factors.find((one) => one.code === 'novelty')?.value,
  ).toBe(0.25)
})

test('an event reaches suppliers and customers by what they depend, weaker with each link, and turns sign where their cost rises', () => {
  const supplies = [
    supply('l1', 'B', 'A', 0.3, 0.02),
    supply('l2', 'C', 'B', 0.3, 0.02),
    supply('l3', 'D', 'C', 0.3, 0.02),
    supply('l4', 'E', 'D', 0.9, 0.02),
    supply('l5', 'A', 'F', 0.01, 0.2),
  ]
  const events = [event({ id: 'e', type: 'recall', documents: [] })]
  const riskOf = (companyId: string) => own({ companyId, events, supplies }).riskPoint ?? 0
  const [atA, atB, atC, atD, atE] = ['A', 'B', 'C', 'D', 'E'].map(riskOf) as [number, number, number, number, number]
  expect(atA).toBeGreaterThan(atB)
  expect(atB).toBeGreaterThan(atC)
  expect(atC).toBeGreaterThan(atD)
  expect(atD).toBeGreaterThan(0)
  expect(atE).toBe(0)
  const dearer = own({ companyId: 'F', events: [event({ id: 'e', type: 'product-price-up', sign: 1 })], supplies })
  expect(dearer.riskPoint).toBeGreaterThan(0)
  expect(dearer.receipt?.risk.groups[0]).toMatchObject({
    code: 'supply',
    parts: [{ direct: false, path: [{ kind: 'customer', from: 'A', to: 'F', share: 0.2 }] }],
  })
})

test('an event of an industry or theme counts by the weight of membership while it lasts', () => {
  const groups: GroupLink[] = [
    {
      id: 'g1',
      kind: 'theme',
      groupId: 'T',
      companyId: 'A',
      weight: 0.5,
      validFrom: '2026-01-01',
      validTo: null,
      knownAt: 0,
      supersededAt: null,
    },
    {
      id: 'g2',
      kind: 'theme',
      groupId: 'T',
      companyId: 'B',
      weight: 1,
      validFrom: '2026-01-01',
      validTo: '2026-03-01',
      knownAt: 0,
      supersededAt: null,
    },
  ]
  const events = [event({ id: 'e', type: 'subsidy', sign: 1, subject: { kind: 'theme', id: 'T' } })]
  expect(own({ events, groups }).receipt?.opportunity.groups[0]).toMatchObject({
    code: 'theme',
    parts: [{ factors: expect.arrayContaining([{ code: 'way', value: 0.5, raw: 'group' }]) as unknown }],
  })
  expect(own({ companyId: 'B', events, groups }).opportunityPoint).toBe(0)
})

test('shares that must be whole add up to the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 }),
      (total, weights) => {
        const shares = allocate(total, weights)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(total)
        expect(shares.every((one) => Number.isInteger(one) && one >= 0)).toBe(true)
      },
    ),
  )
  expect(allocate(100, [0, 0])).toEqual([0, 0])
})

test('WATCH-03 classes: 50 is quiet or mixed, from 55 opportunity, from 70 high, and the same below', () => {
  expect([classOf(0, 0), classOf(40, 42), classOf(0, 10), classOf(0, 40), classOf(10, 0), classOf(40, 0)]).toEqual([
    'quiet',
    'mixed',
    'opportunity',
    'high-opportunity',
    'risk',
    'high-risk',
  ])
})

test('ten thousand events and links are scored within a second', () => {
  const events = Array.from({ length: 10_000 }, (_none, at) =>
    event({ id: `e${at}`, subject: { kind: 'company', id: `C${at % 3000}` }, happenedAt: NOW - at * 60_000 }),
  )
  const supplies = Array.from({ length: 10_000 }, (_none, at) =>
    supply(`l${at}`, `C${(at * 7) % 3000}`, `C${(at * 13 + 1) % 3000}`, 0.2, 0.2),
  )
  const begun = threadMs()
  expect(own({ companyId: 'C1', events, supplies }).riskPoint).toBeGreaterThan(0)
  expect(threadMs() - begun).toBeLessThan(10_000)
})

test('every type of event that the analysis knows has a rule of its own, with chances that add up to 1', () => {
  const none = ruleOf('no such type')
  for (const type of eventTypeNames) {
    expect(ruleOf(type), type).not.toBe(none)
    expect(ruleOf(type).delays.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    expect(ruleOf(type).weight).toBeGreaterThan(0)
  }
})
