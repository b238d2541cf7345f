import type { Sql } from 'postgres'
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { type Cluster, startCluster } from '../cluster/cluster.ts'
import { installedVersions, startInstalled } from '../cluster/installed-server.ts'
import { copyHome } from '../cluster/testing-home.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { driver } from '../database.ts'

let folder: string
let home: string
let archive: string
let running: Cluster[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandora-backup-'))
  await chmod(folder, 0o711)
  home = join(folder, 'home')
  archive = join(folder, 'saved.tar.gz')
  running = []
})

afterEach(async () => {
  for (const cluster of running) await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(from = home): Promise<Sql> {
  const cluster = await startCluster({ home: from })
  running.push(cluster)
  return driver(cluster.url, { max: 4, onnotice: () => undefined })
}

async function stopAll(...connections: Sql[]): Promise<void> {
  for (const sql of connections) await sql.end()
  for (const cluster of running.splice(0)) await cluster.stop()
}

/** A stopped home that is no test's own, and its backup; made when first asked for. */
let small: Promise<string> | undefined

async function makeSmall(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'pandora-backup-'))
  await chmod(place, 0o711)
  const from = join(place, 'home')
  const sql = await start(from)
  await sql`create table note (text text)`
  await sql`insert into note values ('云山集团')`
  await mkdir(join(from, 'uploads', 'empty'), { recursive: true })
  await writeFile(join(from, 'uploads', '报告.csv'), 'code,name\n')
  await writeFile(join(from, 'uploads', 'none.csv'), '')
  await backup({ home: from, file: join(place, 'saved.tar.gz') })
  await stopAll(sql)
  return place
}

/** Puts a backup of a small home, taken while it ran, where the test's archive lies. */
async function smallBackup(): Promise<void> {
  const place = await (small ??= makeSmall())
  home = join(place, 'home')
  await copyFile(join(place, 'saved.tar.gz'), archive)
}

/** Gives the test a home of its own that is not at its first start. */
const startedBefore = async (): Promise<void> => copyHome(join(await (small ??= makeSmall()), 'home'), home)

afterAll(async () => {
  if (small) await rm(await small, { recursive: true, force: true })
})

describe('backup and restore of the built-in database', () => {
  test('a backup taken while rows are being written restores to a state of one moment, with every row acknowledged before it began', async () => {
    await startedBefore()
    const sql = await start()
    await sql`create table pair (id int primary key, half text not null)`
    await sql`create table other (id int primary key)`
    await sql`insert into pair select n, repeat('x', 500) from generate_series(1, 20000) n`
    await sql`insert into other select n from generate_series(1, 20000) n`
    let last = 20_000
    let writing = true
    const writer = (async () => {
      while (writing) {
        const id = last + 1
        await sql.begin(async (tx) => {
          await tx`insert into pair values (${id}, 'both or neither')`
          await tx`insert into other values (${id})`
        })
        last = id
      }
    })()
    const before = last
    const report = await backup({ home, file: archive })
    const after = last
    writing = false
    await writer
    await stopAll(sql)
    expect(after).toBeGreaterThan(before)
    expect(report.bytes).toBe(statSync(archive).size)
    expect(statSync(archive).mode & 0o777).toBe(0o600)

    const copy = join(folder, 'copy')
    await restore({ file: archive, home: copy })
    const restored = await start(copy)
    const [row] = await restored<{ pairs: number; others: number; top: number; rows: number }[]>`
      select (select count(*)::int from pair) as pairs, (select count(*)::int from other) as others,
             (select max(id) from pair) as top, (select count(*)::int from pair p join other o using (id)) as rows`
    expect(row?.pairs).toBe(row?.others)
    expect(row?.rows).toBe(row?.pairs)
    expect(row?.top).toBe(row?.pairs)
    expect(row?.top).toBeGreaterThanOrEqual(before)
    expect(row?.top).toBeLessThanOrEqual(after + 1)
    await restored`create extension amcheck`
    await restored`select bt_index_check('pair_pkey', true), bt_index_check('other_pkey', true)`
    await restored`insert into pair values (1000000, 'goes on')`
    await stopAll(restored)
  })

  test('uploads and secrets come along with their modes; lock and leftovers of unpacking do not', async () => {
    await smallBackup()
    const copy = join(folder, 'copy')
    await restore({ file: archive, home: copy })
    expect(await readFile(join(copy, 'uploads', '报告.csv'), 'utf8')).toBe('code,name\n')
    expect(statSync(join(copy, 'uploads', 'none.csv')).size).toBe(0)
    expect(existsSync(join(copy, 'uploads', 'empty'))).toBe(true)
    expect(statSync(join(copy, 'database-password')).mode & 0o777).toBe(0o600)
    expect(await readFile(join(copy, 'database-password'), 'utf8')).toBe(
      await readFile(join(home, 'database-password'), 'utf8'),
    )
    expect((await readdir(copy)).filter((name) => /^(restore-|pandora\.lock)/.test(name))).toEqual([])
    const sql = await start(copy)
    expect(await sql`select text from note`).toEqual([{ text: '云山集团' }])
    await stopAll(sql)
  })

  test('a stopped product is backed up too and is stopped again afterwards; an archive within the home leaves itself out', async () => {
    await startedBefore()
    archive = join(home, 'saved.tar.gz')
    await backup({ home, file: archive })
    expect(existsSync(join(home, 'pandora.lock'))).toBe(false)
    await restore({ file: archive, home: join(folder, 'copy') })
    expect(existsSync(join(folder, 'copy', 'saved.tar.gz'))).toBe(false)
    const restored = await start(join(folder, 'copy'))
    expect(await restored`select text from note`).toEqual([{ text: '云山集团' }])
    await stopAll(restored)
  })

  test('a home with anything in it is refused and left alone', async () => {
    await smallBackup()
    const full = join(folder, 'full')
    await mkdir(full)
    await writeFile(join(full, 'mine.txt'), 'mine')
    await expect(restore({ file: archive, home: full })).rejects.toMatchObject({ code: 'restore_home_not_empty' })
    expect(await readdir(full)).toEqual(['mine.txt'])
  })

  test('a backup never replaces a file, and leaves nothing half-written', async () => {
    await startedBefore()
    await writeFile(archive, 'older')
    await expect(backup({ home, file: archive })).rejects.toMatchObject({ code: 'backup_file_exists' })
    expect(await readFile(archive, 'utf8')).toBe('older')
    await expect(backup({ home, file: join(folder, 'no', 'such', 'folder.tar.gz') })).rejects.toMatchObject({
      code: 'ENOENT',
    })
    expect((await readdir(folder)).toSorted()).toEqual(['home', 'saved.tar.gz'])
    await expect(backup({ home: join(folder, 'nothing'), file: join(folder, 'x') })).rejects.toMatchObject({
      code: 'backup_home_missing',
    })
  })

  test('an archive that was cut, changed or is something else is refused, and the home stays as it was', async () => {
    await smallBackup()
    const copy = join(folder, 'copy')
    const cut = join(folder, 'cut.tar.gz')
    await pipeline(createReadStream(archive), createWriteStream(cut))
    await truncate(cut, Math.floor(statSync(cut).size / 2))
    await expect(restore({ file: cut, home: copy })).rejects.toMatchObject({ code: 'restore_damaged' })
    expect(existsSync(copy)).toBe(false)

    const plain = gunzipSync(await readFile(archive))
    const at = plain.indexOf('code,name\n')
    plain.write('evil,name\n', at)
    const changed = join(folder, 'changed.tar.gz')
    await writeFile(changed, gzipSync(plain, { level: 1 }))
    await expect(restore({ file: changed, home: copy })).rejects.toMatchObject({
      code: 'restore_damaged',
      message: expect.stringContaining('报告.csv'),
    })

    const other = join(folder, 'other.txt')
    await writeFile(other, 'just a text')
    await expect(restore({ file: other, home: copy })).rejects.toMatchObject({ code: 'restore_not_a_backup' })
    await expect(restore({ file: join(folder, 'absent'), home: copy })).rejects.toMatchObject({
      code: 'restore_not_a_backup',
    })
    expect(existsSync(copy)).toBe(false)
  })

  test('an entry that would leave the home is refused', async () => {
    const evil = pack()
    evil.entry(
      { name: 'pandora-backup.json' },
      JSON.stringify({ format: 'pandora-backup', formatVersion: 1, kind: 'cluster', postgres: 18, createdAt: '' }),
    )
    evil.entry({ name: 'home/../../escaped.txt' }, 'out')
    evil.finalize()
    await pipeline(evil, createGzip(), createWriteStream(archive))
    await expect(restore({ file: archive, home: join(folder, 'copy') })).rejects.toMatchObject({
      code: 'restore_not_a_backup',
    })
    expect((await readdir(folder)).toSorted()).toEqual(['saved.tar.gz'])
  })
})

describe('backup and restore with DATABASE_URL', () => {
  test.skipIf(installedVersions.some((version) => Number(version) >= 18))(
    'says that pg_dump is missing where none is new enough, and what to install',
    async () => {
      await expect(backup({ home, databaseUrl: inject('databaseUrl'), file: archive })).rejects.toMatchObject({
        code: 'backup_tool_missing',
        message: expect.stringContaining('postgresql-client'),
      })
      expect(await readdir(folder)).toEqual([])
    },
  )

  test('a built-in backup is not read into DATABASE_URL', async () => {
    await smallBackup()
    await expect(
      restore({ file: archive, home: join(folder, 'copy'), databaseUrl: inject('databaseUrl') }),
    ).rejects.toMatchObject({ code: 'restore_other_kind' })
  })

  test.skipIf(installedVersions.length === 0)(
    `goes through pg_dump and pg_restore, uploads included, into an empty database only (${installedVersions.join(', ') || 'no PostgreSQL installed: skipped'})`,
    async () => {
      const server = await startInstalled(installedVersions[0] ?? '')
      const sql = driver(server.url, { max: 1, onnotice: () => undefined })
      try {
        await sql`create table note (id int primary key, text text)`
        await sql`insert into note values (1, '云山集团')`
        await sql`create database second`
        await mkdir(join(home, 'uploads'), { recursive: true })
        await writeFile(join(home, 'uploads', 'a.csv'), 'a')
        await backup({ home, databaseUrl: server.url, file: archive })
        expect((await readdir(folder)).toSorted()).toEqual(['home', 'saved.tar.gz'])

        const copy = join(folder, 'copy')
        await expect(restore({ file: archive, home: copy })).rejects.toMatchObject({ code: 'restore_other_kind' })
        await expect(restore({ file: archive, home: copy, databaseUrl: server.url })).rejects.toMatchObject({
          code: 'restore_database_not_empty',
        })
        const second = Object.assign(new URL(server.url), { pathname: '/second' }).href
        await restore({ file: archive, home: copy, databaseUrl: second })
        const restored = driver(second, { max: 1 })
        expect(await restored`select * from note`).toEqual([{ id: 1, text: '云山集团' }])
        await restored.end()
        expect(await readFile(join(copy, 'uploads', 'a.csv'), 'utf8')).toBe('a')
      } finally {
        await sql.end()
        await server.stop()
      }
    },
  )
})
