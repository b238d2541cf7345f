import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { assertUtf8 } from './ensure-utf8.ts'
import { freePort } from './free-port.ts'
import { serverEnvironment } from './initdb.ts'
import { resolveDatabase } from './resolve-database.ts'
import { systemUser } from './system-user.ts'

async function check(url: string, database: string): Promise<unknown> {
  const address = new URL(url)
  address.pathname = `/${database}`
  const sql = postgres(address.href, { max: 1 })
  return assertUtf8(sql).finally(() => sql.end())
}

async function withDatabase(url: string, creation: string, use: (name: string) => Promise<void>): Promise<void> {
  const name = `encoding_${process.pid}_${Math.floor(performance.now())}`
  const admin = postgres(url, { max: 1 })
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
    await expect(assertUtf8(old)).rejects.toMatchObject({ code: 'database_too_old', message: expect.stringContaining('14') })
  })

  test('one whose letters are ASCII only is used with a warning, since Chinese trigrams are empty there', async () => {
    await withDatabase(url, `encoding 'UTF8' lc_ctype 'C' template template0`, async (name) => {
      expect(await check(url, name)).toMatchObject({ encoding: 'UTF8', warnings: [expect.stringContaining('LC_CTYPE')] })
      const address = new URL(url)
      address.pathname = `/${name}`
      const sql = postgres(address.href, { max: 1, onnotice: () => undefined })
      await sql`create extension pg_trgm`
      expect(await sql`select show_trgm('青禾银行') as parts`).toEqual([{ parts: [] }])
      await sql.end()
    })
  })

  test('the built-in one passes without a warning', async () => {
    expect(await check(url, 'postgres')).toMatchObject({ encoding: 'UTF8', warnings: [] })
  })
})

const installed = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql').filter((version) => Number(version) >= 15 && existsSync(`/usr/lib/postgresql/${version}/bin/postgres`))
  : []

describe.skipIf(installed.length === 0)(`DATABASE_URL with the machine's own PostgreSQL (${installed.join(', ') || 'none installed: skipped'})`, () => {
  const bin = `/usr/lib/postgresql/${installed[0]}/bin`
  const user = systemUser()
  let folder: string
  let url: string
  let server: ReturnType<typeof spawn>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pandora-external-'))
    await chmod(folder, 0o711)
    const data = join(folder, 'data')
    await mkdir(data)
    if (user !== null) for (const path of [folder, data]) await chown(path, user.uid, user.gid)
    const asUser = { ...user, cwd: '/', env: serverEnvironment() }
    execFileSync(`${bin}/initdb`, ['-D', data, '-U', 'owner', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust'], { ...asUser, stdio: 'ignore' })
    const port = await freePort()
    server = spawn(`${bin}/postgres`, ['-D', data, '-p', String(port), '-k', folder, '-c', 'fsync=off'], { ...asUser, stdio: 'ignore' })
    url = `postgres://owner@127.0.0.1:${port}/postgres`
    await answering(url)
  })

  afterAll(async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  })

  test('it is used as it is, nothing is started, and it finds Chinese by trigrams', async () => {
    const home = join(folder, 'home')
    const database = await resolveDatabase({ databaseUrl: url, home })
    expect(database).toMatchObject({ kind: 'external', url })
    expect(existsSync(home)).toBe(false)
    const sql = postgres(database.url, { max: 1 })
    expect(await assertUtf8(sql)).toMatchObject({ version: Number(installed[0]), encoding: 'UTF8', warnings: [] })
    await sql`create extension pg_trgm`
    expect(await sql`select '青禾银行'::text % '青禾银行股份' as close`).toEqual([{ close: true }])
    await sql.end()
  })
})

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const sql = postgres(url, { max: 1, connect_timeout: 2 })
    const up = await sql`select 1`.then(() => true, () => false)
    await sql.end()
    if (up) return
    if (tries === 200) throw new Error('The other PostgreSQL does not answer')
    await pause(50)
  }
}
