import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import type { KindName } from '@pandora/contract/records/kinds'
import { simulate } from '@pandora/sources/demo/build'
import { documentId } from '@pandora/sources/files/values/texts'
import { DEMO_SOURCE } from '@pandora/sources/demo/mark'
import { companyFacts, frameFacts } from '@pandora/sources/demo/facts/companies'
import { bookFacts } from '@pandora/sources/demo/facts/books'
import { barFacts } from '@pandora/sources/demo/facts/prices'
import { textFacts } from '@pandora/sources/demo/facts/texts'
import type { Fact } from '@pandora/sources/demo/facts/fact'
import {
  basketsOf,
  productMeetingTruths,
  productTextsOn,
  type ProductChange,
} from '@pandora/sources/demo/meetings/product-meetings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { FEWEST_OF_INDUSTRY } from '../impact/offers/record-series.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

/** The medium demo market of nineteen months: its product meetings, and the industries that they touch. */
const [from, today] = ['2024-02-01', '2025-08-29']
const simulation = simulate({ seed: 7, size: 'medium', from, today })
const { world } = simulation
const baskets = basketsOf(world.companies)
const touched = new Set(baskets.flatMap(({ sellers }) => sellers.map(({ companyId }) => companyId)))
const industries = new Set(world.companies.filter(({ id }) => touched.has(id)).map(({ path }) => path[0]))
const planted = [...productMeetingTruths(world, from, today)] as { day: string; changes: readonly ProductChange[] }[]
const idOn = (day: string): string => documentId(DEMO_SOURCE, `products-${day}`)

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse(`${today}T12:00:00Z`)
  user = await server.caller()
  const made = importedFacts(server)
  const add = (facts: Iterable<Fact>) => {
    for (const { kind, values, known } of facts) made.add(kind as KindName, values, known)
  }
  add(frameFacts(world))
  for (const company of world.companies.filter(({ path }) => industries.has(path[0]))) {
    add(companyFacts(company, world))
    add(barFacts(company, simulation.barsOf(company), world, { after: null, until: server.clock.now }))
    if (touched.has(company.id))
      add([...bookFacts(company, simulation, null)].filter(({ kind }) => kind === 'business_segment'))
  }
  for (const day of planted.map((one) => one.day))
    for (const text of productTextsOn(world, day)) add(textFacts(text, ''))
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
}, 240_000)
afterAll(() => server.stop())

const wordingOf = (row: { parts: readonly { text: string }[] } | undefined): string =>
  row?.parts.map(({ text }) => text).join('') ?? ''

/** The last planted change of a direction whose basket nothing else moves, with the row that tells it. */
async function lastChange(direction: ProductChange['change']) {
  const last = planted
    .flatMap(({ day, changes }) => changes.map((change) => ({ day, ...change })))
    .findLast(({ change }) => change === direction)
  const meetingId = idOn(last?.day ?? '')
  const { data } = await server.call(policyMeetings.difference, { meetingId }, { as: user })
  const row = data.dataList.find((one) => one.change === direction && wordingOf(one).includes(last?.product ?? '?'))
  return { last, meetingId, row: row?.row ?? -1 }
}

test('each planted change of wording is told as what it is, with the words that tell it', async () => {
  const told = { right: 0, planted: 0, said: 0 }
  for (const { day, changes } of planted.slice(1)) {
    const { data } = await server.call(policyMeetings.difference, { meetingId: idOn(day) }, { as: user })
    const rows = data.dataList.filter((one) => one.change === 'stronger' || one.change === 'weaker')
    told.said += rows.length
    told.planted += changes.length
    for (const { change, product } of changes)
      told.right += rows.filter((one) => one.change === change && wordingOf(one).includes(product)).length
  }
  expect(told.planted).toBeGreaterThan(60)
  expect(told.right / told.planted).toBeGreaterThan(0.95)
  expect(told.right / told.said).toBeGreaterThan(0.95)
})

test('exposure of a changed sentence is a receipt that adds up to the revenue of its planted basket', async () => {
  const { last, meetingId, row } = await lastChange('stronger')
  const { data } = await server.call(policyStudies.exposure, { meetingId, row }, { as: user })
  const own = last?.effects.map(({ companyId }) => companyId) ?? []
  expect(data.dataList.map(({ companyId }) => companyId).toSorted()).toEqual(own.toSorted())
  expect(data.revenue).toBeCloseTo(
    data.dataList.reduce((sum, one) => sum + (one.revenue ?? 0), 0),
    0,
  )
  for (const one of data.dataList)
    expect(one.revenue).toBeCloseTo(
      one.businesses.reduce((sum, part) => sum + (part.revenue ?? 0), 0),
      0,
    )
})

/** Part of a move that is there to be had from the first open on: what the open already holds is gone. */
const TRADABLE = 1 - (2 / 3) * 0.45
/** Of a basket's move, what the mean that it is held against takes along is no excess: its industry's, of few the market's. */
const beyondIndustry = (companyId: string): number => {
  const own = world.companies.filter(({ path }) => path[0] === world.company(companyId).path[0])
  const peers = own.length < FEWEST_OF_INDUSTRY ? world.companies : own
  const basket = baskets.find(({ sellers }) => sellers.some((one) => one.companyId === companyId))
  return 1 - (basket?.sellers.length ?? 0) / peers.length
}

test.each(['stronger', 'weaker'] as const)(
  'what came after earlier changes to %s is what was planted: count, interval and placebo',
  async (direction) => {
    const { last, meetingId, row } = await lastChange(direction)
    const { data } = await server.call(policyStudies.aftermath, { meetingId, row }, { as: user })
    const alike = data.scopes.find(({ scope }) => scope === 'alike')
    const earlier = planted
      .filter(({ day }) => day < (last?.day ?? '') && day > (planted[0]?.day ?? ''))
      .flatMap(({ changes }) => changes.filter(({ change }) => change === direction))
    expect(alike).toMatchObject({ changes: earlier.length, reaching: earlier.length, covered: earlier.length })
    const moves = earlier.flatMap(({ effects }) =>
      effects.map(({ companyId, move }) => move * TRADABLE * beyondIndustry(companyId)),
    )
    const expected = moves.reduce((sum, one) => sum + one, 0) / moves.length
    const [one, five] = [1, 5].map((days) => alike?.horizons.find((each) => each.days === days))
    const [low, high] = [five?.excess?.low ?? 0, five?.excess?.high ?? 0]
    // It holds what was planted, give or take a third: what comes within the days goes into it, too.
    const [least, most] = [(expected * 2) / 3, (expected * 4) / 3].toSorted((a, b) => a - b) as [number, number]
    expect([five?.grey, low < most, high > least, low * high > 0]).toEqual([false, true, true, true])
    expect((one?.excess?.value ?? 0) * expected).toBeGreaterThan(0)
    // The same companies on other days did as their industry did.
    const placebo = five?.placebo.excess
    expect([(placebo?.low ?? 1) < 0, (placebo?.high ?? -1) > 0]).toEqual([true, true])
  },
)

test('what came after looks at nothing that was not known on the evening it is asked for', async () => {
  const { last, meetingId, row } = await lastChange('stronger')
  const study = async (asked: { meetingId: string; row: number }, asOf: string) =>
    (await server.call(policyStudies.aftermath, asked, { as: user, asOf })).data
  const dayAt = (of: { horizons: readonly { days: number; samples: number }[] } | undefined) =>
    of?.horizons.map(({ samples }) => samples)
  const now = await study({ meetingId, row }, `${today}T12:00:00Z`)
  // On the evening of the meeting the same changes are known; windows that had not ended by then are left out.
  const evening = await study({ meetingId, row }, `${last?.day}T10:00:00Z`)
  expect(evening.dataList).toEqual(now.dataList)
  const [then, since] = [evening, now].map(({ scopes }) => dayAt(scopes.find(({ scope }) => scope === 'alike')))
  for (const [at, samples] of (then ?? []).entries()) expect(samples).toBeLessThanOrEqual(since?.[at] ?? 0)
  // Of an earlier meeting, only what came before it.
  const earlier = await lastChangeBefore('stronger', '2025-03-01')
  const past = await study(earlier, earlier.asOf)
  expect(past.total).toBeGreaterThan(0)
  expect(past.total).toBeLessThan(now.total)
  expect(past.dataList.every(({ heldOn }) => heldOn < earlier.day)).toBe(true)
})

/** The last planted change of a direction up to a day, asked for as of its evening. */
async function lastChangeBefore(direction: ProductChange['change'], day: string) {
  const found = planted.findLast((one) => one.day <= day && one.changes.some(({ change }) => change === direction))
  const asOf = `${found?.day}T10:00:00Z`
  const meetingId = idOn(found?.day ?? '')
  const { data } = await server.call(policyMeetings.difference, { meetingId }, { as: user, asOf })
  return {
    day: found?.day ?? '',
    meetingId,
    asOf,
    row: data.dataList.find((one) => one.change === direction)?.row ?? -1,
  }
}
