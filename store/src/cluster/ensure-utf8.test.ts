import type { Sql } from 'postgres'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { assertUtf8 } from './ensure-utf8.ts'
import { installedVersions, startInstalled } from './installed-server.ts'
import { resolveDatabase } from './resolve-database.ts'
import { driver } from '../database.ts'

async function check(url: string, database: string): Promise<unknown> {
  const address = new URL(url)
  address.pathname = `/${database}`
  const sql = driver(address.href, { max: 1 })
  return assertUtf8(sql).finally(() => sql.end())
}

async function withDatabase(url: string, creation: string, use: (name: string) => Promise<void>): Promise<void> {
  const name = `encoding_${process.pid}_${Math.floor(performance.now())}`
  const admin = driver(url, { max: 1 })
  try {
    await admin.unsafe(`create database ${name} ${creation}`)
    await use(name)
  } finally {
    await admin.unsafe(`drop database if exists ${name}`)
    await admin.end()
  }
}

describe('a database is looked at before it is used', () => {
  const url = inject('databaseUrl')

  test('one in another encoding is refused, and the text says how to make a right one', async () => {
    await withDatabase(url, `encoding 'SQL_ASCII' locale 'C' template template0 locale_provider libc`, async (name) => {
      await expect(check(url, name)).rejects.toMatchObject({
        code: 'database_not_utf8',
        message: expect.stringContaining(`encoding 'UTF8'`),
      })
    })
  })

  test('one older than 15 is refused', async () => {
    const old = (async () => [{ version: 14, encoding: 'UTF8', ctype: 'C.UTF-8' }]) as unknown as Sql
    await expect(assertUtf8(old)).rejects.toMatchObject({
      code: 'database_too_old',
      message: expect.stringContaining('14'),
    })
  })

  test('one whose letters are ASCII only is used with a warning, since Chinese trigrams are empty there', async () => {
    await withDatabase(url, `encoding 'UTF8' lc_ctype 'C' template template0`, async (name) => {
      expect(await check(url, name)).toMatchObject({
        encoding: 'UTF8',
        warnings: [expect.stringContaining('LC_CTYPE')],
      })
      const address = new URL(url)
      address.pathname = `/${name}`
      const sql = driver(address.href, { max: 1, onnotice: () => undefined })
      await sql`create extension pg_trgm`
      expect(await sql`select show_trgm('青禾银行') as parts`).toEqual([{ parts: [] }])
      await sql.end()
    })
  })

  test('the built-in one passes without a warning', async () => {
    expect(await check(url, 'postgres')).toMatchObject({ encoding: 'UTF8', warnings: [] })
  })
})

describe.skipIf(installedVersions.length === 0)(
  `DATABASE_URL with the machine's own PostgreSQL (${installedVersions.join(', ') || 'none installed: skipped'})`,
  () => {
    let server: Awaited<ReturnType<typeof startInstalled>>

    beforeAll(async () => {
      server = await startInstalled(installedVersions[0] ?? '')
    })

    afterAll(() => server.stop())

    test('it is used as it is, nothing is started, and it finds Chinese by trigrams', async () => {
      const home = join(server.folder, 'home')
      const database = await resolveDatabase({ databaseUrl: server.url, home })
      expect(database).toMatchObject({ kind: 'external', url: server.url })
      expect(existsSync(home)).toBe(false)
      const sql = driver(database.url, { max: 1 })
      expect(await assertUtf8(sql)).toMatchObject({
        version: Number(installedVersions[0]),
        encoding: 'UTF8',
        warnings: [],
      })
      await sql`create extension pg_trgm`
      expect(await sql`select '青禾银行'::text % '青禾银行股份' as close`).toEqual([{ close: true }])
      await sql.end()
    })
  },
)
