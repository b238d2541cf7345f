import { fieldSorts, type FieldSort } from '@pandora/contract/domains/figures/fields'
import { screening } from '@pandora/contract/domains/screening/operations'
import type { Operation } from '@pandora/contract/operation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { filling } from './fill.ts'
import { inputsOf, NoInput, type Input } from './inputs.ts'
import { breaches, isSorted, largestPage, lists, pagesOf, refusals, sortedBy, type Asked } from './lists.ts'
import { giveOwn } from './owned.ts'
import { readPools, type Pools } from './pools.ts'
import { proofWorld, type ProofWorld } from './world.ts'

/**
 * Optional fields that choose what a list is of rather than leave rows of it out: another list comes of them, not a part
 * of the same. Those with a default say one of several ways by themselves.
 */
const choosing: Readonly<Record<string, string>> = {
  currency: 'in which currency companies are compared',
  period: 'at the end of which report they are compared',
  themeId: 'of one theme: members and events bear what they are in that one',
  date: 'the day whose flashes are listed',
  time: 'the time from which they are',
  'chains.flowNews.nodeId': 'the node that ways and effects are told to, none of which reaches it without one',
  'chains.flowOpportunities.nodeId': 'the same',
  'chains.flowHazards.nodeId': 'the same',
  'authors.page.platform': 'the overview at the head adds up the authors of that platform',
  cursor: 'the place from which a list goes on',
  'policyMeetings.previous.series': 'of which series meetings before this one are: of its own where none is named',
  ...Object.fromEntries(
    ['mine', 'groupId', 'portfolioId', 'companyId', 'industryCode'].map((name) => [
      `calendar.entries.${name}`,
      'of which companies: what is due of a few is told company by company, of all of them as one rule with how many',
    ]),
  ),
}

let world: ProofWorld
let server: TestServer
let reader: Caller
let pools: Pools

beforeAll(async () => {
  world = await proofWorld()
  server = await testServer()
  await filling(server, world.loads).upTo(world.end)
  reader = await server.caller('admin')
  for (let n = 0; n < 12; n++) await server.caller()
  pools = await readPools(server.sql, 1)
  await giveOwn(server, reader, pools)
}, 600_000)
afterAll(() => server.stop())

/** What a list is asked with, but for its pages and its sort; the first says no more than it must. */
function inputs(operation: Operation): Input[] {
  const found = ((): Input[] => {
    try {
      return inputsOf(operation, pools)
    } catch (error) {
      if (error instanceof NoInput) return [{}].filter((input) => operation.input.safeParse(input).success)
      throw error
    }
  })()
  const bare = found.map(({ page: _page, size: _size, ...input }): Input => input)
  return [...new Map(bare.map((input) => [JSON.stringify(input), input])).values()]
}

const asked = (operation: Operation, input: Input, asOf?: string): Asked => ({
  operation,
  input,
  as: reader,
  ...(asOf ? { asOf } : {}),
})
const wholeOf = async (one: Asked) =>
  (await pagesOf(server, one, largestPage(one.operation), 40)).flatMap(({ rows }) => rows)
/** What lists hold now that a test has read whole, for the others: nothing is written while they ask. */
const read = new Map<string, Promise<readonly unknown[]>>()
const placeOf = ({ operation, input }: Asked) => `${operation.id} ${JSON.stringify(input)}`
function readOnce(one: Asked): Promise<readonly unknown[]> {
  const rows = read.get(placeOf(one)) ?? wholeOf(one)
  read.set(placeOf(one), rows)
  return rows
}

const isFieldSort = (sort: string): sort is FieldSort => fieldSorts.some((one) => one === sort)
/** Places of companies in the screening of the whole market by a field. */
async function screened(sort: FieldSort, way: 1 | -1): Promise<ReadonlyMap<string, number>> {
  const input = { sort, order: way === 1 ? 'up' : 'down', filter: { delisted: true } } as const
  const rows = (await readOnce(asked(screening.companies, input))) as { companyId: string }[]
  return new Map(rows.map((row, at) => [row.companyId, at]))
}
/** Whether rows stand in the order of those places, who has none of them last. */
const inPlaces = (rows: readonly unknown[], places: ReadonlyMap<string, number>): boolean =>
  rows
    .map((row) => places.get((row as { companyId: string }).companyId) ?? Infinity)
    .every((place, at, all) => at === 0 || (all[at - 1] ?? 0) <= place)

/** Lists that hold more than a page of one row, over all tests of this file. */
const long = new Set<string>()

describe.each(lists.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test('what is no page is refused by name', async () => {
    for (const refused of await refusals(server, asked(operation, inputs(operation)[0] ?? {})))
      expect(refused).toEqual([400, 'BAD_INPUT'])
  })

  test('CONV-14 its pages of any size are the parts of one whole, now and at a past instant; more is said to come where as many came as were asked for, and not where fewer came', async () => {
    const instants = operation.dated ? [undefined, new Date(world.instants[1] ?? 0).toISOString()] : [undefined]
    const wrong: unknown[] = []
    for (const asOf of instants) {
      for (const input of inputs(operation)) {
        const one = asked(operation, input, asOf)
        const found = await breaches(server, one)
        if (asOf === undefined) read.set(placeOf(one), Promise.resolve(found.rows))
        if (found.rows.length > 1) long.add(id)
        if (found.wrong.length > 0) wrong.push({ input, asOf, wrong: found.wrong })
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  test('a filter leaves rows out and brings none', async () => {
    const known = inputs(operation)
    const isFilter = (name: string) =>
      (choosing[name] ?? choosing[`${id}.${name}`]) === undefined &&
      operation.input.shape[name]?._zod.def.type === 'optional'
    for (const input of known) {
      const wider = known.find(
        (one) =>
          one !== input &&
          Object.entries(one).every(([name, value]) => JSON.stringify(input[name]) === JSON.stringify(value)) &&
          Object.keys(input).every((name) => name in one || isFilter(name)),
      )
      const all = wider ? await readOnce(asked(operation, wider)) : []
      if (all.length === 0) continue
      const there = new Set(all.map((row) => JSON.stringify(row)))
      const strange = (await readOnce(asked(operation, input))).filter((row) => !there.has(JSON.stringify(row)))
      expect(strange.length, `${JSON.stringify(input)} beside ${JSON.stringify(wider)}`).toBe(0)
    }
  }, 120_000)

  const sorts = Object.values(optionsOf(operation.input.shape['sort'] as z.ZodType | undefined))
  if (sorts.length > 0)
    test('each sort sorts, both ways, and twice alike', async () => {
      const { order, descending } = operation.input.shape
      const ways: [Input, 1 | -1][] = order
        ? [
            [{ order: 'up' }, 1],
            [{ order: 'down' }, -1],
          ]
        : descending
          ? [
              [{ descending: false }, 1],
              [{ descending: true }, -1],
            ]
          : [[{}, -1]]
      const candidates = inputs(operation).slice(0, 4)
      // Inputs that differ by their sort or its way alone are the same once these are set.
      const tried = new Set<string>()
      for (const sort of sorts) {
        for (const [direction, way] of ways) {
          for (const input of candidates) {
            const one = asked(operation, { ...input, sort, ...direction })
            const question = JSON.stringify(Object.entries(one.input).toSorted(([a], [b]) => (a < b ? -1 : 1)))
            if (tried.has(question)) continue
            tried.add(question)
            const rows = await wholeOf(one)
            if (rows.length === 0) continue
            // A company that left the market stands behind the others.
            // The overview of all authors stands at their head in any order (OPINION-06).
            const entries = id === 'authors.page' ? rows.slice(1) : rows
            const groups = [true, false].map((there) =>
              entries.filter((row) => ((row as { inMarket?: boolean }).inMarket ?? true) === there),
            )
            expect(entries).toEqual(groups.flat())
            for (const group of groups) {
              const keys = sortedBy(group, sort)
              // A field that the rows do not hold themselves sorts them as the screening is sorted by it.
              if ((keys === undefined || !isSorted(keys, way)) && isFieldSort(sort) && group.length > 0) {
                const places = await screened(sort, way)
                expect(inPlaces(group, places), `${sort} ${JSON.stringify(direction)} is not the screening's`).toBe(
                  true,
                )
                continue
              }
              expect(group.length === 0 || keys !== undefined, `no field of its rows is ${sort}`).toBe(true)
              expect(isSorted(keys ?? [], way), `${sort} ${JSON.stringify(direction)} ${JSON.stringify(keys)}`).toBe(
                true,
              )
            }
            expect(await wholeOf(one)).toEqual(rows)
          }
        }
      }
    }, 120_000)
})

/** The words of a choice; none of another field. */
function optionsOf(schema: z.ZodType | undefined): string[] {
  const { innerType, entries } = (schema?._zod.def ?? {}) as {
    innerType?: z.ZodType
    entries?: Record<string, string>
  }
  return innerType ? optionsOf(innerType) : Object.values(entries ?? {})
}

test('the lists asked for hold something: most of them more than one row', () => {
  expect(long.size).toBeGreaterThan(lists.length * 0.6)
})
