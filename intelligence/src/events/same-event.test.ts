import { threadMs } from '@pandora/contract/testing-linear'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventFound } from '../analysis.ts'
import { alike } from './alike.ts'
import { SameEvents, type Sighting } from './same-event.ts'

const DAY = 86_400_000

const found = (some: Partial<EventFound> = {}): EventFound => ({
  type: 'contract-win',
  companyId: 'SHZ-1',
  trigger: { field: 'title', start: 0, end: 2, text: '中标' },
  roles: [],
  day: null,
  sign: 1,
  amount: null,
  sizeClass: null,
  grade: null,
  region: null,
  change: null,
  confidence: 0.8,
  modality: 'fact',
  why: [],
  ...some,
})
const sighting = (
  document: string,
  day: number,
  some: Partial<EventFound> = {},
  story: string | null = null,
): Sighting => ({ document, at: day * DAY, subject: 'SHZ-1', story, found: found(some) })

describe('one event in many documents', () => {
  test('documents within the window are one event that the first one leads', () => {
    const events = new SameEvents()
    const first = events.add(sighting('a', 1))
    const second = events.add(
      sighting('b', 3, { amount: { value: 5e8, unit: 'CNY', of: 'contract' }, sizeClass: 'medium' }),
    )
    expect(second.event).toMatchObject({
      id: first.event.id,
      lead: 'a',
      amount: { value: 5e8, unit: 'CNY', of: 'contract' },
      firstAt: DAY,
      lastAt: 3 * DAY,
    })
    expect(events.events()).toHaveLength(1)
  })

  test('another type, another company, a later week are other events', () => {
    const events = new SameEvents()
    events.add(sighting('a', 1))
    events.add(sighting('b', 1, { type: 'penalty' }))
    events.add({ ...sighting('c', 1), subject: 'SHZ-2' })
    events.add(sighting('d', 20))
    expect(events.events()).toHaveLength(4)
  })

  test('two orders of other sizes in one week are two events; a rounded figure is the same one', () => {
    const events = new SameEvents()
    events.add(sighting('a', 1, { amount: { value: 5.33e8, unit: 'CNY', of: 'contract' } }))
    events.add(sighting('b', 2, { amount: { value: 12e8, unit: 'CNY', of: 'contract' } }))
    events.add(sighting('c', 2, { amount: { value: 5.3e8, unit: 'CNY', of: 'contract' } }))
    expect(events.events().map(({ evidence }) => evidence.map(({ document }) => document))).toEqual([['a', 'c'], ['b']])
  })

  test('a rumour that comes true is corrected by the document that says so, and a denial by the one that denies', () => {
    const events = new SameEvents()
    events.add(sighting('a', 1, { type: 'merger', modality: 'rumour' }))
    const said = events.add(sighting('b', 2, { type: 'merger', modality: 'fact' })).event
    expect(said).toMatchObject({ modality: 'fact', corrections: [{ document: 'b', from: 'rumour', to: 'fact' }] })
    expect(events.add(sighting('c', 3, { type: 'merger', modality: 'denied', sign: 0 })).event).toMatchObject({
      modality: 'denied',
      sign: 0,
    })
  })

  test('copies of one story make an event no surer; another story does', () => {
    const events = new SameEvents()
    events.add(sighting('a', 1, {}, 'one'))
    const copied = events.add(sighting('b', 1, {}, 'one')).event.confidence
    expect(copied).toBeCloseTo(0.8)
    expect(events.add(sighting('c', 1, {}, 'two')).event.confidence).toBeCloseTo(0.96)
  })

  test('what is about nobody known is one event only within one story', () => {
    const events = new SameEvents()
    events.add({ ...sighting('a', 1, {}, 'one'), subject: null })
    events.add({ ...sighting('b', 1, {}, 'one'), subject: null })
    events.add({ ...sighting('c', 1), subject: null })
    expect(
      events
        .events()
        .map(({ evidence }) => evidence.length)
        .sort(),
    ).toEqual([1, 2])
  })

  test('a late document that came first in time leads, and the id stays', () => {
    const events = new SameEvents()
    const { id } = events.add(sighting('b', 3)).event
    expect(events.add(sighting('a', 2)).event).toMatchObject({ id, lead: 'a' })
  })
})

const sightings = fc
  .uniqueArray(
    fc.record({
      document: fc.integer({ min: 0, max: 40 }).map((number) => `d${number}`),
      day: fc.integer({ min: 0, max: 30 }),
      type: fc.constantFrom('contract-win', 'penalty', 'merger'),
      value: fc.option(fc.constantFrom(1e8, 1.05e8, 5e8), { nil: null }),
      modality: fc.constantFrom(
        'fact' as const,
        'plan' as const,
        'possible' as const,
        'rumour' as const,
        'denied' as const,
        'ended' as const,
      ),
    }),
    { selector: ({ document }) => document, maxLength: 25 },
  )
  .map((all) =>
    all.map(({ document, day, type, value, modality }) =>
      sighting(document, day, {
        type,
        modality,
        amount: value === null ? null : { value, unit: 'CNY', of: 'contract' },
      }),
    ),
  )

const grouping = (all: readonly Sighting[]): string[] => {
  const events = new SameEvents()
  for (const one of all) events.add(one)
  return events
    .events()
    .map(
      ({ type, lead, modality, evidence }) =>
        `${type} ${lead} ${modality} ${evidence.map(({ document }) => document).join(',')}`,
    )
    .sort()
}

test('what is one event does not depend on the order documents come in', () => {
  fc.assert(
    fc.property(
      sightings.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([one, other]) => {
        expect(grouping(other)).toEqual(grouping(one))
      },
    ),
  )
})

test('ids are unique, every sighting is in one event, and adding again changes nothing', () => {
  fc.assert(
    fc.property(sightings, (all) => {
      const events = new SameEvents()
      for (const one of all) events.add(one)
      const known = events.events()
      expect(new Set(known.map(({ id }) => id)).size).toBe(known.length)
      expect(known.flatMap(({ evidence }) => evidence).length).toBe(all.length)
      for (const one of all) expect(events.add(one).replaced).toEqual([])
      expect(events.events()).toEqual(known)
    }),
  )
})

test('an id stays while documents come in order of time', () => {
  fc.assert(
    fc.property(sightings, (all) => {
      const events = new SameEvents()
      const given = new Map<string, string>()
      const changed: string[] = []
      for (const one of all.toSorted((a, b) => a.at - b.at || (a.document < b.document ? -1 : 1))) {
        const { event } = events.add(one)
        for (const { document } of event.evidence) {
          if ((given.get(document) ?? event.id) !== event.id) changed.push(document)
          given.set(document, event.id)
        }
      }
      expect(changed).toEqual([])
    }),
  )
})

test('being alike goes both ways', () => {
  const some = fc
    .record({
      day: fc.option(fc.constantFrom('2026-01-01', '2026-01-03', '2026-02-01'), { nil: null }),
      amount: fc.option(
        fc.record({
          value: fc.constantFrom(1, 100, 110, 115),
          unit: fc.constantFrom('CNY' as const, 'percent' as const),
          of: fc.constant('contract' as const),
        }),
        { nil: null },
      ),
    })
    .map(found)
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(alike(one, other)).toBe(alike(other, one))
    }),
  )
})

test('thousands of documents of one subject stay bounded, one a day or all on one', () => {
  const events = new SameEvents()
  const begun = threadMs()
  for (let number = 0; number < 800; number++) {
    events.add(sighting(`d${number}`, number))
    events.add({ ...sighting(`e${number}`, 0), subject: 'SHZ-2' })
  }
  expect(events.events()[0]?.evidence.length).toBeGreaterThan(0)
  expect(events.events().reduce((sum, { evidence }) => sum + evidence.length, 0)).toBeLessThanOrEqual(800 + 300)
  expect(threadMs() - begun).toBeLessThan(10_000)
})
