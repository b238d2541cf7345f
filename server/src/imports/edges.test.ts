import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import { checkerAt } from '@pandora/sources/check'
import { rejectionReasons } from '@pandora/sources/rejections'
import type { Extracted } from '@pandora/sources/source'
import type { Sql } from '@pandora/store/database'
import { factTables } from '@pandora/store/facts'
import { openStaging } from '@pandora/store/staging'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { edgesOf, sampleOf, storedForm } from './testing-edges.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await testDatabase()
  sql = database.sql
})
afterAll(() => database.drop())

const now = Date.parse('2024-06-01T00:00:00Z')
const kinds = Object.keys(recordKinds) as KindName[]

/** Fields that must differ from another for the row to stand at all. */
const apart: Partial<Record<KindName, Record<string, unknown>>> = {
  daily_price: { basis_date: null },
  supply_edge: { customer_id: 'SHZ-other' },
  corporate_relation: { to_id: 'SHZ-other' },
  industry_relation: { upstream_zh: 'other' },
  product_relation: { to_product: 'other' },
}

function sample(kind: KindName): Record<string, unknown> {
  const shape = recordKinds[kind].schema.shape as Record<string, z.ZodType>
  const values = Object.fromEntries(
    factTables[kind].columns.map(({ name, type }) => [name, sampleOf(shape[name], type)]),
  )
  return { ...values, ...apart[kind] }
}

/** One row for each edge of each column, each a fact of its own by another column of the key. */
function cases(kind: KindName): (Extracted & { column: string; type: string })[] {
  const { columns, key } = factTables[kind]
  const base = sample(kind)
  const rows: (Extracted & { column: string; type: string })[] = []
  for (const { name: column, type } of columns) {
    for (const value of edgesOf(type)) {
      const line = rows.length + 2
      const other = key.find(
        (one) =>
          one !== column &&
          (one.endsWith('_id') ||
            ['item', 'measure', 'series_code', 'scheme', 'product_zh', 'from_product', 'industry_zh', 'name'].includes(
              one,
            )),
      )
      const day = key.find(
        (one) => one !== column && columns.some(({ name, type: of }) => name === one && of === 'date'),
      )
      const unique = other
        ? { [other]: `SHZ-${line}` }
        : day
          ? { [day]: new Date(Date.UTC(1990, 0, line)).toISOString().slice(0, 10) }
          : {}
      rows.push({ line, kind, values: { ...base, ...unique, [column]: value }, column, type })
    }
  }
  return rows
}

test('the catalog’s kinds are all here, and each sample row is accepted: the edges below are what is refused', () => {
  for (const kind of kinds)
    expect([kind, checkerAt(now).check({ line: 2, kind, values: sample(kind) })]).toEqual([
      kind,
      expect.objectContaining({ kind, line: 2 }),
    ])
})

test.each(kinds)(
  '%s: each column’s edges and one beyond are stored equal, or refused by name as one row; none of them loses the run',
  async (kind) => {
    const [run] = await sql<
      { run_id: number }[]
    >`insert into import_run (market_id, source, file, state, started_by) values (1, 'test', 'f', 'reading', 'test')
      returning run_id`
    const runId = run?.run_id ?? 0
    const staging = await openStaging(sql, { runId, marketId: 1, startedAt: now })
    const checker = checkerAt(now)
    const accepted = new Map<number, { column: string; type: string; value: unknown }>()
    const facts = new Map<string, number>()
    for (const row of cases(kind)) {
      const checked = checker.check(row)
      if (Array.isArray(checked)) {
        for (const { field, reason } of checked) {
          expect(
            Object.keys(rejectionReasons),
            `${row.column} ${String(row.values[row.column]).slice(0, 40)}`,
          ).toContain(reason)
          expect(factTables[kind].columns.map(({ name }) => name)).toContain(field)
        }
        continue
      }
      staging.add(kind, checked.values, checked.known, checked.line)
      const same = factTables[kind].key.map((column) => storedForm(checked.values[column], 'text')).join('\n')
      const before = facts.get(`${same} ${checked.known.at}`)
      // Two edges that are one and the same fact: the last stands.
      if (before !== undefined) accepted.delete(before)
      facts.set(`${same} ${checked.known.at}`, row.line)
      accepted.set(row.line, { column: row.column, type: row.type, value: checked.values[row.column] })
    }
    await staging.merge()
    const stored = await sql.unsafe<Record<string, unknown>[]>(`select * from ${kind} where run_id = ${runId}`)
    const byLine = new Map(stored.map((row) => [row['line'], row]))
    for (const [line, { column, type, value }] of accepted) {
      expect({ line, column, value: byLine.get(line)?.[column] }, `${kind}.${column}`).toEqual({
        line,
        column,
        value: storedForm(value, type),
      })
    }
    expect(accepted.size).toBeGreaterThan(0)
  },
)
