import { readFile } from 'node:fs/promises'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { connect } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
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

test('a fresh database runs every migration once; a second start runs none', () => scratch(async ({ sql }) => {
  const all = (await readMigrations()).map((one) => one.name)
  expect(await migrate(sql)).toEqual(all)
  expect(await migrate(sql)).toEqual([])
}))

test('two processes starting at once migrate one after the other', () => scratch(async ({ sql, url }) => {
  const other = connect(url, { max: 1 })
  const ran = await Promise.all([migrate(sql), migrate(other)])
  await other.end()
  expect(ran.flat()).toEqual((await readMigrations()).map((one) => one.name))
}))

test('a database newer than the program is refused by name', () => scratch(async ({ sql }) => {
  await migrate(sql)
  await sql`insert into migration (number, name, hash) values (9999, '9999_from_the_future.sql', 'x')`
  await expect(migrate(sql)).rejects.toMatchObject({ code: 'NEWER_DATABASE' })
}))

test('a migration rewritten after it ran is refused by name', () => scratch(async ({ sql }) => {
  await migrate(sql, await folderOf({ '0001_a.sql': 'create table a (x int)' }))
  await expect(migrate(sql, await folderOf({ '0001_a.sql': 'create table a (x bigint)' }))).rejects.toMatchObject({ code: 'CHANGED_MIGRATION' })
}))

test('a migration that fails leaves nothing of itself behind', () => scratch(async ({ sql }) => {
  const folder = await folderOf({ '0001_a.sql': 'create table a (x int)', '0002_b.sql': 'create table b (x int); select 1/0' })
  await expect(migrate(sql, folder)).rejects.toThrow(/division by zero/)
  expect(await sql`select number from migration`).toEqual([expect.objectContaining({ number: 1 })])
  const [b] = await sql`select to_regclass('b') as found`
  expect(b?.['found']).toBeNull()
}))

test('the schema snapshot is what the migrations make', () => scratch(async ({ sql }) => {
  await migrate(sql)
  expect(await readFile(new URL('./generated/schema.ts', import.meta.url), 'utf8')).toBe(await snapshot(sql))
}))
