import { endOfDay } from '@pandora/contract/time'
import type { KindName } from '@pandora/contract/records/kinds'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inForce } from './as-of.ts'
import type { Sql } from './database.ts'
import { removeRun } from './runs.ts'
import { openStaging } from './staging.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await testDatabase()
  sql = database.sql
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`truncate observation, company_name, import_run restart identity cascade`
})

const dayOne = '2024-03-01'
const knownOne = endOfDay(dayOne)

interface Fact {
  kind?: KindName
  code?: string
  on?: string
  value: number
  knownAt?: number | null
}

async function run(facts: readonly Fact[], startedAt: number, marketId = 1, current = false) {
  const [row] = await sql<{ run_id: number }[]>`insert into import_run (market_id, source, file, state, started_by)
    values (${marketId}, 'test', 'f', 'done', 'test') returning run_id`
  const runId = row?.run_id ?? 0
  const staging = await openStaging(sql, { runId, marketId, startedAt })
  facts.forEach((fact, at) => {
    const on = fact.on ?? dayOne
    staging.add(
      'observation',
      { series_code: fact.code ?? 's', observed_on: on, value: fact.value },
      fact.knownAt === undefined
        ? { at: endOfDay(on), by: 'day' }
        : { at: fact.knownAt, by: fact.knownAt === null ? 'undated' : 'published' },
      at + 2,
    )
  })
  await staging.drain()
  const counts = (await staging.merge(undefined, { current })).get('observation')
  return { runId, counts }
}

async function read(asOf: number | null, marketId = 1): Promise<Record<string, number>> {
  const rows = await sql<{ series_code: string; observed_on: string; value: number }[]>`
    select series_code, observed_on, value from observation o where ${inForce(sql, 'o', { marketId, asOf })}
      order by 1, 2`
  return Object.fromEntries(rows.map((row) => [`${row.series_code} ${row.observed_on}`, row.value]))
}

const later = Date.parse('2025-01-01T00:00:00Z')
const muchLater = Date.parse('2025-06-01T00:00:00Z')

test('the same import twice writes nothing the second time', async () => {
  expect((await run([{ value: 1 }, { value: 2, on: '2024-03-04' }], later)).counts).toEqual({
    new: 2,
    updated: 0,
    unchanged: 0,
    duplicate: 0,
  })
  expect((await run([{ value: 1 }, { value: 2, on: '2024-03-04' }], muchLater)).counts).toEqual({
    new: 0,
    updated: 0,
    unchanged: 2,
    duplicate: 0,
  })
  expect(await sql`select 1 from observation`).toHaveLength(2)
})

test('a source that goes back to its first value corrects the correction; the same old file read again does not', async () => {
  await run([{ value: 1 }], later)
  expect((await run([{ value: 2 }], muchLater)).counts).toMatchObject({ updated: 1 })
  expect((await run([{ value: 1 }], muchLater + 1000)).counts).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await read(null)).toEqual({ 's 2024-03-01': 2 })
  const { runId, counts } = await run([{ value: 1 }], muchLater + 2000, 1, true)
  expect(counts).toMatchObject({ updated: 1, unchanged: 0 })
  // Each instant sees what stood then.
  expect(
    [
      await read(knownOne),
      await read(muchLater),
      await read(muchLater + 1999),
      await read(muchLater + 2000),
      await read(null),
    ].map((seen) => seen['s 2024-03-01']),
  ).toEqual([1, 2, 2, 1, 1])
  expect((await run([{ value: 1 }], muchLater + 3000, 1, true)).counts).toMatchObject({ updated: 0, unchanged: 1 })
  await removeRun(sql, runId)
  expect(await read(null)).toEqual({ 's 2024-03-01': 2 })
})

test('a fact is not seen before it was known', async () => {
  await run([{ value: 1 }], later)
  expect(await read(knownOne - 1)).toEqual({})
  expect(await read(knownOne)).toEqual({ 's 2024-03-01': 1 })
})

test('a changed row in a re-import shows both versions to the as-of reader', async () => {
  await run([{ value: 1 }], later)
  expect((await run([{ value: 9 }], muchLater)).counts).toEqual({ new: 0, updated: 1, unchanged: 0, duplicate: 0 })
  expect(await read(muchLater - 1)).toEqual({ 's 2024-03-01': 1 })
  expect(await read(muchLater)).toEqual({ 's 2024-03-01': 9 })
  expect(await read(null)).toEqual({ 's 2024-03-01': 9 })
  // Neither file writes anything when it comes again.
  expect((await run([{ value: 9 }], muchLater + 5)).counts?.unchanged).toBe(1)
  expect((await run([{ value: 1 }], muchLater + 9)).counts?.unchanged).toBe(1)
  expect(await read(null)).toEqual({ 's 2024-03-01': 9 })
})

test('of two corrections begun in the same millisecond the later one stands, and taking it back restores the other', async () => {
  await run([{ value: 1 }], later)
  await run([{ value: 9 }], muchLater)
  const { runId } = await run([{ value: 5 }], muchLater)
  expect([await read(muchLater - 1), await read(muchLater + 1), await read(null)]).toEqual(
    [1, 5, 5].map((value) => ({ 's 2024-03-01': value })),
  )
  await removeRun(sql, runId)
  expect([await read(muchLater), await read(null)]).toEqual([9, 9].map((value) => ({ 's 2024-03-01': value })))
})

test('removing a run that others built on leaves theirs, and importing it again brings the past back', async () => {
  const first = await run([{ value: 1 }, { value: 2, on: '2024-03-04' }], later)
  await run([{ value: 9 }], muchLater)
  await removeRun(sql, first.runId)
  expect([await read(later), await read(null)]).toEqual([{}, { 's 2024-03-01': 9 }])
  await run([{ value: 1 }, { value: 2, on: '2024-03-04' }], muchLater + 5)
  expect([await read(later), await read(null)]).toEqual(
    [{ 's 2024-03-01': 1 }, { 's 2024-03-01': 9 }].map((one) => ({ ...one, 's 2024-03-04': 2 })),
  )
})

test('removing an import run restores what stood before, at every instant', async () => {
  await run([{ value: 1 }, { value: 5, code: 'kept' }], later)
  const before = [await read(knownOne), await read(muchLater + 1), await read(null)]
  const second = await run([{ value: 9 }, { value: 3, code: 'other' }], muchLater)
  expect(await read(null)).toEqual({ 'kept 2024-03-01': 5, 'other 2024-03-01': 3, 's 2024-03-01': 9 })
  expect(await removeRun(sql, second.runId)).toEqual(new Map([['observation', 2]]))
  expect([await read(knownOne), await read(muchLater + 1), await read(null)]).toEqual(before)
  expect(await removeRun(sql, second.runId)).toBeNull()
})

test('an earlier version that arrives late takes its place in the past only', async () => {
  await run([{ value: 2, knownAt: later }], later)
  await run([{ value: 1, knownAt: knownOne }], muchLater)
  expect(await read(knownOne)).toEqual({ 's 2024-03-01': 1 })
  expect(await read(later)).toEqual({ 's 2024-03-01': 2 })
  expect(await read(null)).toEqual({ 's 2024-03-01': 2 })
})

test('several versions of one fact in one file follow one another', async () => {
  const { counts } = await run(
    [
      { value: 3, knownAt: muchLater },
      { value: 1, knownAt: knownOne },
      { value: 2, knownAt: later },
    ],
    muchLater,
  )
  expect(counts).toEqual({ new: 1, updated: 2, unchanged: 0, duplicate: 0 })
  expect([
    (await read(knownOne))['s 2024-03-01'],
    (await read(later))['s 2024-03-01'],
    (await read(null))['s 2024-03-01'],
  ]).toEqual([1, 2, 3])
})

test('of a fact repeated in one file the last line stands, the repeat is counted, and told where it says otherwise', async () => {
  const counts = { new: 1, updated: 0, unchanged: 0, duplicate: 1 }
  expect((await run([{ value: 1 }, { value: 2 }], later)).counts).toEqual({
    ...counts,
    otherwise: { count: 1, first: [{ line: 2, field: 'value', value: '1' }] },
  })
  expect(await read(null)).toEqual({ 's 2024-03-01': 2 })
  expect((await run([{ value: 2 }, { value: 2 }], later)).counts).toEqual({ ...counts, new: 0, unchanged: 1 })
  // Without a time of its own too.
  const undated = [1, 3].map((value) => ({ code: 'u', value, knownAt: null }))
  expect((await run(undated, later)).counts?.otherwise).toEqual({
    count: 1,
    first: [{ line: 2, field: 'value', value: '1' }],
  })
})

test('a fact without any date is seen at every instant and can be corrected', async () => {
  await run([{ value: 1, knownAt: null }], later)
  expect(await read(Date.parse('1990-01-01T00:00:00Z'))).toEqual({ 's 2024-03-01': 1 })
  await run([{ value: 2, knownAt: null }], muchLater)
  expect(await read(muchLater - 1)).toEqual({ 's 2024-03-01': 1 })
  expect(await read(muchLater)).toEqual({ 's 2024-03-01': 2 })
})

test('markets do not mix: the same fact in two markets is two facts', async () => {
  await sql`insert into market values (7, 'other', '别', 'Other', true) on conflict do nothing`
  await run([{ value: 1 }], later)
  expect((await run([{ value: 2 }], later, 7)).counts?.new).toBe(1)
  expect([await read(null), await read(null, 7)]).toEqual([{ 's 2024-03-01': 1 }, { 's 2024-03-01': 2 }])
})

test('dividends told before and after tax, by ex-date and record date, as held and adjusted are facts of their own; each is corrected, repeated and taken back by itself', async () => {
  type Told = { cash: number; dated?: string; tax?: string | null; counted?: string | null }
  const actions = async (told: readonly Told[], startedAt: number) => {
    const [row] = await sql<
      { run_id: number }[]
    >`insert into import_run (market_id, source, file, state, started_by) values (1, 'test', 'f', 'done', 'test')
      returning run_id`
    const runId = row?.run_id ?? 0
    const staging = await openStaging(sql, { runId, marketId: 1, startedAt })
    told.forEach(({ cash, dated = 'ex-date', tax = null, counted = null }, at) => {
      staging.add(
        'corporate_action',
        {
          security_id: 'SHZ-1',
          action_date: dayOne,
          action: 'dividend',
          dated_by: dated,
          tax_basis: tax,
          basis_date: counted,
          cash_per_share: cash,
          shares_per_share: null,
          rights_price: null,
          announced_on: null,
        },
        { at: knownOne, by: 'day' },
        at + 2,
      )
    })
    return { runId, counts: (await staging.merge()).get('corporate_action') }
  }
  const standing = async () =>
    (
      await sql<
        { cash_per_share: number }[]
      >`select cash_per_share from corporate_action where superseded_at = 'infinity' order by 1`
    ).map((row) => row.cash_per_share)
  const all: Told[] = [
    { cash: 5 },
    { cash: 4, tax: 'before-tax' },
    { cash: 3, tax: 'after-tax' },
    { cash: 2, dated: 'record-date' },
    { cash: 1, counted: '2025-12-31' },
    { cash: 0.5, counted: '2024-12-31' },
  ]
  expect((await actions(all, later)).counts).toEqual({ new: 6, updated: 0, unchanged: 0, duplicate: 0 })
  expect((await actions([...all, { cash: 5 }], muchLater)).counts).toEqual({
    new: 0,
    updated: 0,
    unchanged: 6,
    duplicate: 1,
  })
  const { runId, counts } = await actions([{ cash: 5.5 }, { cash: 1.5, counted: '2025-12-31' }], muchLater + 1000)
  expect(counts).toEqual({ new: 0, updated: 2, unchanged: 0, duplicate: 0 })
  expect(await standing()).toEqual([0.5, 1.5, 2, 3, 4, 5.5])
  await removeRun(sql, runId)
  expect(await standing()).toEqual([0.5, 1, 2, 3, 4, 5])
})

test('texts with tabs, quotes, newlines, NUL and backslashes come back as they went in', async () => {
  const names = ['a\tb', 'c\\N', 'd\ne', '"quoted"', "o'clock", '\\', '平安\r\n银行']
  const [row] = await sql<
    { run_id: number }[]
  >`insert into import_run (market_id, source, file, state, started_by) values (1, 'test', 'f', 'done', 't')
    returning run_id`
  const staging = await openStaging(sql, { runId: row?.run_id ?? 0, marketId: 1, startedAt: later })
  for (const name of names)
    staging.add(
      'company_name',
      { company_id: 'x', language: 'zh', form: 'short', name, seen_on: null },
      { at: null, by: 'undated' },
      1,
    )
  await staging.merge()
  expect((await sql<{ name: string }[]>`select name from company_name`).map((one) => one.name).sort()).toEqual(
    [...names].sort(),
  )
})

test('whatever the order of versions, at most one is in force at any instant and the last known one wins', async () => {
  const version = fc.record({
    value: fc.integer({ min: 0, max: 3 }),
    knownAt: fc.integer({ min: 1, max: 6 }).map((month) => Date.UTC(2024, month, 1)),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(version, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (imports) => {
        await sql`truncate observation`
        let startedAt = later
        for (const facts of imports) await run(facts, (startedAt += 1000))
        const versions = await sql<
          { known_at: number; superseded_at: number }[]
        >`select known_at, superseded_at from observation order by known_at`
        versions.forEach((one, at) => expect(one.superseded_at).toBe(versions[at + 1]?.known_at ?? Infinity))
        // Every import again, in the same order: nothing more is written than corrections already on record.
        const stood = await read(null)
        const count = versions.length
        const last = imports.at(-1) ?? []
        await run(last, (startedAt += 1000))
        expect(await read(null)).toEqual(stood)
        expect(await sql`select 1 from observation`).toHaveLength(count)
      },
    ),
    { numRuns: 15 },
  )
}, 60_000)
