import { simulate } from '@pandora/sources/demo/build'
import { dayAfter } from '@pandora/sources/demo/calendar'
import { eventTruths, meetingTruths } from '@pandora/sources/demo/truth'
import type { DayReturn } from '@pandora/intelligence/causes/types'
import type { ImpactEvent, Scale } from '@pandora/intelligence/impact/types'
import { endOfDay, instantOf } from '@pandora/contract/time'
import { expect, test } from 'vitest'
import { causesAgainstTruth } from './causes-truth.ts'
import { impactAgainstTruth } from './impact-truth.ts'
import { meetingsAgainstTruth } from './meeting-truth.ts'
import { publicAt, readWithoutFault, trifleWithoutFault, type EventTruth } from './truth-files.ts'

const { world, barsOf, factors } = simulate({ seed: 5, size: 'small', from: '2024-03-01', today: '2026-03-31' })
const planted = [...eventTruths(world)] as EventTruth[]
const read = planted.map((truth) => readWithoutFault(truth, null))
const turned = read.map((event): ImpactEvent => ({ ...event, sign: event.sign === 1 ? -1 : 1 }))
const always = { knownAt: 0, supersededAt: null }
const told = world.days.flatMap((day) => [...world.triflesOn(day)])
const facts = {
  places: [],
  supplies: world.edges.map((one) => ({ ...one, ...always, validFrom: one.from, validTo: one.to })),
  scales: [
    ...world.companies.flatMap(({ id, revenue }): Scale[] =>
      [['revenue', revenue] as const, ['profit', revenue * 0.08] as const].map(([measure, value]) => ({
        ...always,
        companyId: id,
        measure,
        day: '2024-12-31',
        months: 12,
        value,
      })),
    ),
    ...told.map(({ companyId, day }): Scale => ({
      ...always,
      companyId,
      measure: 'shares',
      day: dayAfter(day, -1),
      months: 0,
      value: world.company(companyId).totalShares,
    })),
  ],
  groups: [
    ...world.companies.map((one) => ({
      id: one.id,
      kind: 'industry' as const,
      groupId: one.industryCode,
      companyId: one.id,
      weight: 1,
      validFrom: '2000-01-01',
      validTo: null,
      ...always,
    })),
    ...world.themes.flatMap((theme) =>
      theme.members.map((one) => ({
        id: `${theme.id} ${one.companyId}`,
        kind: 'theme' as const,
        groupId: theme.id,
        companyId: one.companyId,
        weight: one.weight,
        validFrom: one.from,
        validTo: one.to,
        ...always,
      })),
    ),
  ],
}
const instants = world.days.filter((_, at) => at % 20 === 19).map((day) => endOfDay(day))
interface Against {
  rows: number
  rankCorrelation: number
  sameSign: number
}
const impactOf = (events: readonly ImpactEvent[]) =>
  impactAgainstTruth(planted, events, { ...facts, companies: world.companies, instants }) as {
    fresh: Against
    quiet: { share: number }
  }

test('impact scores of events read without a fault follow what was planted, and those of events read the wrong way round run against it', () => {
  const right = impactOf(read)
  expect(right.fresh.rows).toBeGreaterThan(30)
  expect(right.fresh.rankCorrelation).toBeGreaterThanOrEqual(0.8)
  expect(right.quiet.share).toBeGreaterThan(0.9)
  expect(impactOf(turned).fresh.rankCorrelation).toBeLessThan(-0.8)
  expect(impactOf([]).fresh.rankCorrelation).toBeNull()
})

interface Counted {
  rows: number
  share: number
}
interface CauseFigures {
  first: { all: Counted }
  nothing: Counted
  trifling: { all: Counted; planted: Record<'found' | 'moved' | 'asTraded', Counted> }
}

test('planted causes are found, routine matters explain next to nothing, and no cause is named where none is given', () => {
  const days = new Map(
    world.companies.map((company) => {
      const { change } = barsOf(company)
      return [
        company.id,
        world.days.map((day, at): DayReturn => ({
          day,
          closeAt: instantOf(day, '15:00:00'),
          stock: Number.isNaN(change[at]) ? null : (change[at] ?? null),
          // What moved them all, and not their indexes: of a small market a stock is half of its industry's.
          market: factors.market[at] ?? null,
          industry: (factors.market[at] ?? 0) + (factors.industries.get(company.path[0])?.[at] ?? 0),
        })),
      ]
    }),
  )
  const causesOf = (events: readonly ImpactEvent[]) =>
    JSON.parse(
      JSON.stringify(
        causesAgainstTruth(planted, events, {
          ...facts,
          days,
          asOf: endOfDay(world.today),
          since: world.from,
          meaning: (id) => new Set([id]),
          trifles: told.map((one) => ({ id: one.id, companyId: one.companyId, at: publicAt(one), sign: one.sign })),
        }),
      ),
    ) as CauseFigures
  const right = causesOf(read)
  expect(right.first.all.rows).toBeGreaterThan(30)
  expect(right.first.all.share).toBeGreaterThanOrEqual(0.8)
  expect(right.nothing.share).toBeGreaterThanOrEqual(0.8)
  expect(causesOf([])).toMatchObject({
    first: { all: { share: 0 } },
    nothing: { share: 1 },
    trifling: { planted: { found: { share: 0 } } },
  })
  // Routine matters explain a tenth at most, put beside any move and as they were planted; read as if each were of the
  // usual size, they do not.
  const beside = causesOf([...read, ...told.map(trifleWithoutFault)])
  expect(beside.trifling.all.share).toBeGreaterThanOrEqual(0.95)
  expect(beside.trifling.planted.found.share).toBe(1)
  expect(beside.trifling.planted.moved.rows).toBeGreaterThan(50)
  expect(beside.trifling.planted.moved.share).toBeGreaterThanOrEqual(0.95)
  expect(beside.first.all.share).toBeGreaterThanOrEqual(0.8)
  expect(
    causesOf([...read, ...told.map((one) => ({ ...trifleWithoutFault(one), amount: null, grade: null }))]).trifling
      .planted.moved.share,
  ).toBeLessThan(0.5)
})

test('the truth of a meeting names each line that came, went, or grew stronger or weaker, and comparisons are held against it', () => {
  const meetings = [...meetingTruths(world, '2025-01-01', '2025-12-31')] as {
    day: string
    changes: { change: string }[]
  }[]
  expect(meetings.map((one) => one.day)).toEqual(['2025-04-28', '2025-07-30', '2025-10-29', '2025-12-09'])
  expect(meetings.flatMap((one) => one.changes).length).toBeGreaterThan(4)
  const against = meetingsAgainstTruth(5, 60, true) as { meetings: number; all: { planted: number; recall: number } }
  expect(against).toMatchObject({ meetings: 40 })
  expect(against.all.recall).toBeGreaterThan(0)
})
