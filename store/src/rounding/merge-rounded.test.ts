import { endOfDay } from '@pandora/contract/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inForce } from '../as-of.ts'
import type { Sql } from '../database.ts'
import { readMigrations } from '../migrate.ts'
import { removeRun } from '../runs.ts'
import { openStaging } from '../staging.ts'
import { testDatabase, type TestDatabase } from '../testing.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await testDatabase()
  sql = database.sql
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`truncate statement_item, import_run restart identity cascade`
})

const items = ['revenue', 'operating_cost', 'operating_profit', 'total_profit', 'income_tax', 'net_profit'] as const
const exact = [1_234_567_891.23, 834_561_234.55, 213_456_789.01, 214_567_890.12, 32_109_876.54, 182_458_013.58]
const inTenThousands = exact.map((value) => Math.round(value / 1e4) * 1e4)

/** A source tells the year 2019 of a company; known at the legal deadline, or when it says. */
async function told(values: readonly number[], day: string, { known = '2020-04-30', current = true } = {}) {
  const [row] = await sql<{ run_id: number }[]>`insert into import_run (market_id, source, file, state, started_by)
    values (1, 'test', 'f', 'done', 'test') returning run_id`
  const staging = await openStaging(sql, { runId: row?.run_id ?? 0, marketId: 1, startedAt: Date.parse(day) })
  values.forEach((value, at) => {
    staging.add(
      'statement_item',
      {
        company_id: 'c',
        statement: 'income',
        period_end: '2019-12-31',
        period_months: 12,
        item: items[at],
        value,
        unit: 'CNY',
        published_on: null,
        filing: null,
      },
      { at: endOfDay(known), by: 'deadline' },
      at + 2,
    )
  })
  await staging.drain()
  return (await staging.merge(undefined, { current })).get('statement_item')
}

async function standing(asOf: number | null = null): Promise<number[]> {
  const rows = await sql<{ item: string; value: number }[]>`
    select item, value from statement_item s where ${inForce(sql, 's', { marketId: 1, asOf })}`
  const by = new Map(rows.map((row) => [row.item, row.value]))
  return items.flatMap((item) => by.get(item) ?? [])
}

test('of two sources that tell one period the exact one stands, whichever was imported last', async () => {
  await told(inTenThousands, '2026-01-01')
  expect(await told(exact, '2026-01-02')).toMatchObject({ updated: 6 })
  expect(await standing()).toEqual(exact)
  // The rounded file again: it takes nothing back.
  expect(await told(inTenThousands, '2026-01-03')).toMatchObject({ updated: 0, unchanged: 6 })
  expect(await standing()).toEqual(exact)
})

test('a figure that only rounds the one that stands is no correction of it', async () => {
  await told(exact, '2026-01-01')
  expect(await told(inTenThousands, '2026-01-02')).toMatchObject({ updated: 0, unchanged: 6 })
  expect(await standing()).toEqual(exact)
  // Nor where it was published later.
  expect(await told(inTenThousands, '2026-01-03', { known: '2020-05-20' })).toMatchObject({ updated: 0, unchanged: 6 })
  expect(await standing(Date.parse('2020-06-01'))).toEqual(exact)
})

test('a file whose day nobody knows does not stand over the exact report that was published before it', async () => {
  await told(inTenThousands, '2026-01-01')
  const counts = await told(exact, '2026-01-02', { known: '2020-03-20' })
  expect(counts).toMatchObject({ updated: 6, unchanged: 0 })
  expect(await standing()).toEqual(exact)
  expect(await standing(Date.parse('2020-04-01'))).toEqual(exact)
  // What was seen between the deadline and the import stays as it was seen.
  expect(await standing(Date.parse('2020-06-01'))).toEqual(inTenThousands)
  expect(await told(exact, '2026-01-03', { known: '2020-03-20' })).toMatchObject({ updated: 0, unchanged: 6 })
  expect(await told(inTenThousands, '2026-01-04')).toMatchObject({ updated: 0, unchanged: 6 })
  expect(await standing()).toEqual(exact)
  // Taken back, the rounded file stands again.
  await removeRun(sql, 2)
  expect(await standing()).toEqual(inTenThousands)
})

test('a figure further off than its unit rounds is a correction, coarse as it is', async () => {
  await told(exact, '2026-01-01')
  const restated = inTenThousands.map((value, at) => (at === 0 ? value + 1e4 : value))
  expect(await told(restated, '2026-01-02')).toMatchObject({ updated: 1, unchanged: 5 })
  expect((await standing())[0]).toBe(restated[0])
})

test('a lone round figure far from the one that stands is not taken for its rounding', async () => {
  await told([1_234_567_891.23], '2026-01-01')
  await told([1_000_000_000], '2026-01-02')
  expect(await standing()).toEqual([1_000_000_000])
})

/** What merges did before they knew of rounding: a figure that differed took the place of the one that stood. */
async function toldOfOld(values: readonly number[], day: string): Promise<void> {
  const [row] = await sql<{ run_id: number }[]>`insert into import_run (market_id, source, file, state, started_by)
    values (1, 'files', 'old.csv', 'done', 'test') returning run_id`
  for (const [at, value] of values.entries()) {
    await sql`update statement_item set superseded_at = ${day} where item = ${items[at] ?? ''}
      and superseded_at = 'infinity'`
    await sql`insert into statement_item (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line,
      company_id, statement, period_end, period_months, item, value, unit)
      values (1, ${day}, 'received', 'infinity', ${day}, ${row?.run_id ?? 0}, ${at + 2},
        'c', 'income', '2019-12-31', 12, ${items[at] ?? ''}, ${value}, 'CNY')`
  }
}

const repair = async (): Promise<void> => {
  const text = (await readMigrations()).find(({ name }) => name.startsWith('0073'))?.text ?? ''
  await sql.begin((tx) => tx.unsafe(text))
}

test('a home filled before merges knew of rounding: the exact figures that are still stored stand again from now on, the past stays as it was seen, and the company is worked out anew', async () => {
  await told(exact, '2026-01-01')
  await toldOfOld(inTenThousands, '2026-01-02')
  await toldOfOld(
    inTenThousands.map((value) => Math.round(value / 1e6) * 1e6),
    '2026-01-03',
  )
  expect(await standing()).not.toEqual(exact)
  await repair()
  expect(await standing()).toEqual(exact)
  expect(await standing(Date.parse('2026-01-02T12:00:00Z'))).toEqual(inTenThousands)
  const origins = await sql<{ run_id: number; line: number }[]>`select run_id, line from statement_item
    where superseded_at = 'infinity' order by line`
  expect(origins.map(({ run_id, line }) => [run_id, line])).toEqual(items.map((_, at) => [1, at + 2]))
  expect(await sql`select company_id, statements from figures_waiting where company_id = 'c'`).toMatchObject([
    { statements: true },
  ])
  // Once is enough, and the exact file taken back leaves the rounded ones as they were.
  const [before] = await sql<{ count: number }[]>`select count(*)::int from statement_item`
  await repair()
  expect(await sql`select count(*)::int from statement_item`).toEqual([before])
  await removeRun(sql, 1)
  expect(await standing()).toEqual(inTenThousands.map((value) => Math.round(value / 1e6) * 1e6))
})

test('what differs from an earlier figure by more than its rounding is a restatement and stands, and so do figures whose unit is in doubt', async () => {
  await told(exact, '2026-01-01')
  const restated = inTenThousands.map((value, at) => (at === 0 ? value + 1e4 : value))
  await toldOfOld(restated, '2026-01-02')
  await sql`insert into unit_doubt (market_id, known_at, known_by, superseded_at, recorded_at, company_id, period_end,
      period_months, statement, unit, run_id, told_at, line, figures, exponent, evidence)
    values (1, '2026-01-02', 'received', 'infinity', now(), 'c', '2019-12-31', 12, 'income', 'CNY', 2, '2026-01-02', 2,
      6, 3, '[]')`
  await repair()
  expect(await standing()).toEqual(restated)
  await sql`truncate unit_doubt`
  await repair()
  expect(await standing()).toEqual([restated[0], ...exact.slice(1)])
})
