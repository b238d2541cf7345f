import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { figureAbsences } from '@pandora/contract/domains/figures/names'
import { quarterColumnNames } from '@pandora/intelligence/fundamentals/quarter-row'
import { migrate, readMigrations } from '@pandora/store/migrate'
import { emptyDatabase } from '@pandora/store/testing'
import { expect, test } from 'vitest'
import { packAbsences, unpackAbsences, type Absences } from '../offers/absences.ts'

/** Every column with every reason: one quarter a reason, in each of which every other column is there. */
const gaps = figureAbsences.map((reason, at): Absences =>
  Object.fromEntries(quarterColumnNames.filter((_, place) => (place + at) % 2 === 0).map((column) => [column, reason])),
)

/** Those whose reason there was before rows were made dense. */
const since = new Set(['UNIT_DOUBTFUL', 'TURNOVER_TOO_COARSE'])
const old = gaps.filter((absences) => !Object.values(absences).some((reason) => since.has(reason)))

test('why figures are missing comes back as it was packed, every column and every reason; an unknown letter is refused', () => {
  const every = quarterColumnNames.flatMap((column) => figureAbsences.map((reason): Absences => ({ [column]: reason })))
  for (const absences of [{}, ...gaps, ...every]) expect(unpackAbsences(packAbsences(absences))).toEqual(absences)
  expect(new Set(every.map(packAbsences)).size).toBe(every.length)
  expect(() => unpackAbsences('?')).toThrow(/unknown reason \?/u)
})

test('a database from before rows were made dense: reasons are packed as the program packs them, every version of every figure stands with its origin', async () => {
  const database = await emptyDatabase()
  try {
    const { sql } = database
    const all = await readMigrations()
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
    for (const one of all.slice(
      0,
      all.findIndex(({ name }) => name === '0034_dense_rows.sql'),
    ))
      await writeFile(join(folder, one.name), one.text)
    await migrate(sql, pathToFileURL(`${folder}/`))
    for (const [at, absences] of old.entries()) {
      await sql`insert into company_quarter (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line,
        company_id, period_end, year, quarter, stated, absences, restated)
        values (1, '2024-04-01', 'published', 'infinity', now(), 1, 2, ${`c${at}`}, '2023-12-31', 2023, 4, '{}',
          ${JSON.stringify(absences)}::text::jsonb, false)`
    }
    for (const [item, until, value, filing] of [
      ['revenue', '2024-05-01', 7, null],
      ['revenue', 'infinity', 8, '10-K 1'],
      ['net_profit', 'infinity', -3.25, null],
    ] as const) {
      await sql`insert into statement_item (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line,
        company_id, statement, period_end, period_months, item, value, unit, published_on, filing)
        values (1, ${until === 'infinity' && item === 'revenue' ? '2024-05-01' : '2024-04-01'}, 'published', ${until},
          '2024-06-01 01:02:03.456789+00', 4, 5, 'a', 'income', '2023-12-31', 12, ${item}, ${value}, 'CNY',
          '2024-04-01', ${filing})`
    }
    const told = () =>
      sql<{ row: string }[]>`select to_jsonb(i)::text as row from statement_item i order by item, superseded_at`
    const before = await told()
    await migrate(sql)
    const packed = await sql<
      { absences: string }[]
    >`select absences from company_quarter order by substring(company_id from 2)::int`
    expect(packed.map((row) => row.absences)).toEqual(old.map(packAbsences))
    expect(await told()).toEqual(before)
    await expect(sql`insert into statement_item select * from statement_item`).rejects.toMatchObject({ code: '23505' })
  } finally {
    await database.drop()
  }
})
