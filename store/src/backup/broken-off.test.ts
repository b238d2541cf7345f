import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCluster } from '../cluster/cluster.ts'
import { resolveDatabase } from '../cluster/resolve-database.ts'
import { unfinishedName } from '../cluster/unfinished-restore.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { driver } from '../database.ts'

/** Made once: a home that is stopped, and its backup. */
let made: string
let home: string
let packed: string
let folder: string
let archive: string

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'pandora-broken-off-'))
  await chmod(made, 0o711)
  home = join(made, 'home')
  packed = join(made, 'saved.tar.gz')
  const { url, stop } = await startCluster({ home, durable: false })
  const sql = driver(url, { max: 1, onnotice: () => undefined })
  // Large enough that packing and unpacking take a while.
  await sql`create table kept as select number, md5(number::text) as text from generate_series(1, 200_000) number`
  await sql.end()
  await stop()
  await mkdir(join(home, 'uploads'))
  await writeFile(join(home, 'uploads', 'a.csv'), 'a')
  await backup({ home, file: packed })
})
afterAll(() => rm(made, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandora-broken-off-'))
  await chmod(folder, 0o711)
  archive = join(folder, 'saved.tar.gz')
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const command = (name: 'backup' | 'restore', of: string): ChildProcess =>
  spawn(process.execPath, [fileURLToPath(new URL('cli.ts', import.meta.url)), name, archive], {
    env: { ...process.env, PANDORA_HOME: of, DATABASE_URL: '', DATABASE_OWNER_URL: '' },
    stdio: 'ignore',
  })

/** Kills a command by SIGKILL when something holds; answers whether it was still running. */
async function killedWhen(child: ChildProcess, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  while (child.exitCode === null && !(await holds())) await wait(1)
  const running = child.exitCode === null
  const ended = new Promise((resolve) => (running ? child.once('exit', resolve) : resolve(undefined)))
  child.kill('SIGKILL')
  await ended
  return running
}

/** What comes of a start from a home: the rows it holds, or why it is refused. */
async function startsWith(of: string): Promise<number | string> {
  const started = await resolveDatabase({ home: of }).catch((error: { code: string }) => error.code)
  if (typeof started === 'string') return started
  const sql = driver(started.ownerUrl, { max: 1, onnotice: () => undefined })
  try {
    return (await sql<{ count: number }[]>`select count(*)::int as count from kept`)[0]?.count ?? 0
  } finally {
    await sql.end()
    await started.stop()
  }
}

const moments = [
  ['has only begun', (copy: string) => existsSync(join(copy, unfinishedName))],
  [
    'unpacks',
    async (copy: string) => (await readdir(copy).catch(() => [])).some((name) => name.startsWith('restore-')),
  ],
  [
    'has the database in its place',
    async (copy: string) =>
      existsSync(join(copy, 'postgres/data')) ||
      (await readFile(join(copy, unfinishedName), 'utf8').catch(() => '')).includes('postgres/data'),
  ],
  ['starts the database to see that it does', (copy: string) => existsSync(join(copy, 'postgres/data/postmaster.pid'))],
] as const

test.each(moments)(
  'a restore that is killed when it %s leaves a home that nothing starts from, and the next restore is whole',
  async (_when, reached) => {
    await copyFile(packed, archive)
    const copy = join(folder, 'copy')
    expect(await killedWhen(command('restore', copy), () => reached(copy))).toBe(true)
    expect(await startsWith(copy)).toBe('restore_unfinished')
    await restore({ file: archive, home: copy })
    expect((await readdir(copy)).filter((name) => /restore/.test(name))).toEqual([])
    expect(await startsWith(copy)).toBe(200_000)
    expect(await readFile(join(copy, 'uploads', 'a.csv'), 'utf8')).toBe('a')
  },
)

test('a backup that is killed leaves no archive under its name, and the next one is whole', async () => {
  expect(await killedWhen(command('backup', home), () => existsSync(`${archive}.part`))).toBe(true)
  expect(existsSync(archive)).toBe(false)
  await backup({ home, file: archive })
  const copy = join(folder, 'copy')
  await restore({ file: archive, home: copy })
  expect(await startsWith(copy)).toBe(200_000)
})

test('a restore that fails after one that was killed leaves the home as empty as it was', async () => {
  await copyFile(packed, archive)
  const copy = join(folder, 'copy')
  await mkdir(copy)
  expect(await killedWhen(command('restore', copy), () => existsSync(join(copy, unfinishedName)))).toBe(true)
  await writeFile(archive, 'something else')
  await expect(restore({ file: archive, home: copy })).rejects.toMatchObject({ code: 'restore_not_a_backup' })
  expect(await readdir(copy)).toEqual([])
})
