import { readFile } from 'node:fs/promises'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { connect } from './database.ts'
import { awaitMigrated, migrate, readMigrations } from './migrate.ts'
import { snapshot } from './snapshot.ts'
import { emptyDatabase } from './testing.ts'

async function scratch<T>(work: (sql: Awaited<ReturnType<typeof emptyDatabase>>) => Promise<T>): Promise<T> {
  const database = await emptyDatabase()
  try {
    return await work(database)
  } finally {
    await database.drop()
  }
}

async function folderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

test('a fresh database runs every migration once; a second start runs none', () =>
  scratch(async ({ sql }) => {
    const all = (await readMigrations()).map((one) => one.name)
    expect(await migrate(sql)).toEqual(all)
    expect(await migrate(sql)).toEqual([])
  }))

test('two processes starting at once run each migration once', () =>
  scratch(async ({ sql, url }) => {
    const other = connect(url, { max: 1 })
    const ran = await Promise.all([migrate(sql), migrate(other)])
    await other.end()
    expect(ran.flat().sort()).toEqual((await readMigrations()).map((one) => one.name))
  }))

test('a database newer than the program is refused by name', () =>
  scratch(async ({ sql }) => {
    await migrate(sql)
    await sql`insert into migration (number, name, hash) values (9999, '9999_from_the_future.sql', 'x')`
    await expect(migrate(sql)).rejects.toMatchObject({ code: 'NEWER_DATABASE' })
  }))

test('a migration rewritten after it ran is refused by name', () =>
  scratch(async ({ sql }) => {
    await migrate(sql, await folderOf({ '0001_a.sql': 'create table a (x int)' }))
    await expect(migrate(sql, await folderOf({ '0001_a.sql': 'create table a (x bigint)' }))).rejects.toMatchObject({
      code: 'CHANGED_MIGRATION',
    })
  }))

test('a migration that fails leaves nothing of itself behind', () =>
  scratch(async ({ sql }) => {
    const folder = await folderOf({
      '0001_a.sql': 'create table a (x int)',
      '0002_b.sql': 'create table b (x int); select 1/0',
    })
    await expect(migrate(sql, folder)).rejects.toThrow(/division by zero/)
    expect(await sql`select number from migration`).toEqual([expect.objectContaining({ number: 1 })])
    const [b] = await sql`select to_regclass('b') as found`
    expect(b?.['found']).toBeNull()
  }))

test('the schema snapshot is what the migrations make', () =>
  scratch(async ({ sql }) => {
    await migrate(sql)
    expect(await readFile(new URL('./generated/schema.ts', import.meta.url), 'utf8')).toBe(await snapshot(sql))
  }))

test('names in English come to a database that has facts: what the product brought is named, what others brought stays, saved mappings are still understood', () =>
  scratch(async ({ sql }) => {
    const all = await readMigrations()
    const names = all.findIndex((one) => one.name === '0008_names_in_english.sql')
    await migrate(sql, await folderOf(Object.fromEntries(all.slice(0, names).map((one) => [one.name, one.text]))))
    await sql`insert into import_run (market_id, source, file, state, started_by)
      values (1, 'files', 'rates.csv', 'done', 'test')`
    const mechanism = sql`market_id, known_at, known_by, superseded_at, recorded_at, run_id, line`
    const known = sql`1, '-infinity', 'undated', 'infinity', now(), (select run_id from import_run), 2`
    for (const publisher of ['Federal Reserve', '试验局', null]) {
      await sql`insert into series (${mechanism}, series_code, category, name_zh, name_en, unit, frequency, publisher)
        values (${known}, ${publisher ?? 'none'}, 'rate', 'x', 'x', '%', 'day', ${publisher})`
    }
    for (const source of ['新闻联播', '晨报']) {
      await sql`insert into document (${mechanism}, document_id, external_id, source_name, kind, language, title, body,
        image_urls, published_at, precision)
      values (${known}, ${source}, 'x', ${source}, 'news', 'zh', 'x', 'x', '{}', now(), 'instant')`
    }
    const mapping =
      'records:\n  - kind: series\n    when: { equals: { publisher: A } }\n    fields:\n      publisher: { column: publisher }\n      unit: { column: unit }\n'
    await sql`insert into import_profile (market_id, name, text, saved_by) values (1, 'mine', ${mapping}, 'test')`
    await migrate(sql)
    expect(await sql`select publisher_zh, publisher_en from series order by series_code collate "C"`).toEqual([
      { publisher_zh: '美国联邦储备委员会', publisher_en: 'Federal Reserve' },
      { publisher_zh: null, publisher_en: null },
      { publisher_zh: '试验局', publisher_en: null },
    ])
    expect(await sql`select source_name, source_name_en from document order by source_name collate "C"`).toEqual([
      { source_name: '新闻联播', source_name_en: 'CCTV Evening News' },
      { source_name: '晨报', source_name_en: null },
    ])
    expect((await sql`select text from import_profile`)[0]?.['text']).toBe(
      mapping.replace('      publisher:', '      publisher_zh:'),
    )
  }))

test('corporate actions of a database that has some keep their day as the ex-date, and saved mappings say so', () =>
  scratch(async ({ sql }) => {
    const all = await readMigrations()
    const basis = all.findIndex((one) => one.name.endsWith('_action_basis.sql'))
    await migrate(sql, await folderOf(Object.fromEntries(all.slice(0, basis).map((one) => [one.name, one.text]))))
    await sql`insert into import_run (market_id, source, file, state, started_by)
      values (1, 'files', 'actions.csv', 'done', 'test')`
    await sql`insert into corporate_action (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line,
      security_id, ex_date, action, cash_per_share)
    values (1, now(), 'day', 'infinity', now(), (select run_id
      from import_run), 2, 'SHZ-000901', '2024-06-12', 'dividend', 0.5)`
    const block =
      'records:\n  - kind: corporate_action\n    fields:\n      ex_date: { column: ex_date, as: day }\n      action: { value: dividend }\n'
    const flow =
      'records: [{ kind: corporate_action, fields: { security_id: { column: code }, ex_date: { column: 除权日, as: day } } }]\n'
    for (const [name, text] of Object.entries({ block, flow }))
      await sql`insert into import_profile (market_id, name, text, saved_by) values (1, ${name}, ${text}, 'test')`
    await migrate(sql)
    expect(
      await sql`select action_date, dated_by, tax_basis, basis_date, cash_per_share from corporate_action`,
    ).toEqual([
      { action_date: '2024-06-12', dated_by: 'ex-date', tax_basis: null, basis_date: null, cash_per_share: 0.5 },
    ])
    expect(await sql`select text from import_profile order by name`).toEqual([
      {
        text: 'records:\n  - kind: corporate_action\n    fields:\n      dated_by: { value: ex-date }\n      action_date: { column: ex_date, as: day }\n      action: { value: dividend }\n',
      },
      {
        text: 'records: [{ kind: corporate_action, fields: { security_id: { column: code }, dated_by: { value: ex-date }, action_date: { column: 除权日, as: day } } }]\n',
      },
    ])
  }))

test('a worker on a database that nobody prepared ends with one sentence in both languages; it writes nothing', () =>
  scratch(async ({ sql }) => {
    await expect(awaitMigrated(sql, { withinMs: 60, everyMs: 20 })).rejects.toMatchObject({
      name: 'MigrationError',
      code: 'NOT_MIGRATED',
      message: expect.stringMatching(/^The database is not prepared[^\n]*PANDORA_ROLE[^\n]*数据库尚未准备[^\n]*$/u),
    })
    expect(await sql`select to_regclass('migration') as there`).toMatchObject([{ there: null }])
  }))

test('a worker that starts before the web process waits until its migrations are through, and goes on at once where they are', () =>
  scratch(async ({ sql, url }) => {
    const other = connect(url, { max: 1 })
    let waited = 0
    const waiting = awaitMigrated(other, {
      withinMs: 20_000,
      everyMs: 20,
      onWait: () => {
        waited++
      },
    })
    await migrate(sql)
    await waiting
    expect(waited).toBe(1)
    await awaitMigrated(other, {
      withinMs: 0,
      onWait: () => {
        waited++
      },
    })
    expect(waited).toBe(1)
    await sql`insert into migration (number, name, hash) values (9999, '9999_later.sql', 'x')`
    await expect(awaitMigrated(other, { withinMs: 0 })).rejects.toMatchObject({ code: 'NEWER_DATABASE' })
    await other.end()
  }))
