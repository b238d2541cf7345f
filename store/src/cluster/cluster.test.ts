import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Cluster, startCluster } from './cluster.ts'
import { updateLock } from './lock.ts'
import { resolveDatabase } from './resolve-database.ts'
import { copyHome } from './testing-home.ts'
import { driver } from '../database.ts'

const isRoot = process.getuid?.() === 0
let folder: string
let home: string
let running: Cluster[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandora-cluster-'))
  await chmod(folder, 0o711)
  home = join(folder, 'home')
  running = []
})

afterEach(async () => {
  for (const cluster of running) await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(options: { durable?: boolean } = {}): Promise<Cluster> {
  const cluster = await startCluster({ home, ...options })
  running.push(cluster)
  return cluster
}

async function ask<Row>(url: string, query: string): Promise<Row[]> {
  const sql = driver(url, { max: 1, onnotice: () => undefined, connect_timeout: 5 })
  try {
    return await sql.unsafe<Row[]>(query)
  } finally {
    await sql.end()
  }
}

const postmasterPid = async (cluster: { dataFolder: string }): Promise<number> =>
  Number((await readFile(join(cluster.dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** A home that was started and stopped, for tests of what comes after that; made when first asked for. */
let made: Promise<string> | undefined

async function makeHome(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'pandora-cluster-'))
  await chmod(place, 0o711)
  await (await startCluster({ home: join(place, 'home') })).stop()
  return place
}

/** Gives the test a home that is not at its first start. */
const startedBefore = async (): Promise<void> => copyHome(join(await (made ??= makeHome()), 'home'), home)

afterAll(async () => {
  if (made) await rm(await made, { recursive: true, force: true })
})

/** A process of its own that starts a cluster and says so, to be killed. */
async function startElsewhere(
  environment: NodeJS.ProcessEnv = {},
): Promise<{ url: string; dataFolder: string; kill(): Promise<void> }> {
  const module = new URL('./cluster.ts', import.meta.url).href
  const code = `const { startCluster } = await import(${JSON.stringify(module)})
    const { url, dataFolder } = await startCluster({ home: ${JSON.stringify(home)} })
    console.log(JSON.stringify({ url, dataFolder })); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    // Its socket lies in this test's folder, so that a killed process leaves nothing behind.
    env: { ...process.env, ...environment, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { ...(JSON.parse(line.toString()) as { url: string; dataFolder: string }), kill }
}

describe('the built-in database', () => {
  test('is created in the home on first start, keeps its rows over a restart, and is UTF-8', async () => {
    const first = await start()
    await ask(first.url, `create table note (text text); insert into note values ('白云数科')`)
    await first.stop()
    expect(existsSync(join(first.dataFolder, 'postmaster.pid'))).toBe(false)

    const second = await start()
    expect(second.version).toMatch(/^18\./)
    expect(await ask(second.url, 'select text from note')).toEqual([{ text: '白云数科' }])
    expect(await ask(second.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  })

  test('finds Chinese by trigrams although it was created under LANG=C', async () => {
    const other = await startElsewhere({ LANG: 'C', LC_ALL: 'C', LC_CTYPE: 'C' })
    await ask(other.url, 'create extension pg_trgm')
    const [row] = await ask<{ close: boolean; parts: number }>(
      other.url,
      `select '青禾银行'::text % '青禾银行股份' as close, array_length(show_trgm('青禾银行'), 1) as parts`,
    )
    expect(row).toEqual({ close: true, parts: 5 })
    await other.kill()
    await start()
  })

  test('keeps its password to the owner of the home and lets nobody in without it', async () => {
    const { url } = await start()
    expect(statSync(join(home, 'database-password')).mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  test('a home of before has the role that reads and writes rows only after its next start, whatever became of that role', async () => {
    await startedBefore()
    const first = await start()
    expect(await ask(first.plainUrl, 'select current_user::text as role')).toEqual([{ role: 'pandora_plain' }])
    await ask(first.url, 'drop role pandora_plain')
    await first.stop()
    const second = await start()
    expect(await ask(second.plainUrl, 'select current_user::text as role')).toEqual([{ role: 'pandora_plain' }])
    await ask(second.url, "alter role pandora_plain superuser password 'another'")
    await second.stop()
    const third = await start()
    expect(await ask(third.plainUrl, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ])
    // Its password says nothing of the owner's.
    await expect(ask(third.plainUrl.replace('pandora_plain', 'pandora'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    })
  })

  test('a second start beside a running one says who runs, since when and where', async () => {
    await startedBefore()
    await start()
    await updateLock(home, { address: 'http://127.0.0.1:4300' })
    await expect(startCluster({ home })).rejects.toMatchObject({
      code: 'cluster_running',
      message: expect.stringMatching(new RegExp(`process ${process.pid}.*since \\d{4}-.*at http://127.0.0.1:4300`)),
    })
    const joined = await resolveDatabase({ home, join: true })
    expect(joined.kind).toBe('joined')
    expect(await ask(joined.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('two first starts at the same moment: one wins, the other is told', async () => {
    const answers = await Promise.allSettled([startCluster({ home }), startCluster({ home })])
    const won = answers.filter((answer) => answer.status === 'fulfilled')
    for (const answer of won) running.push(answer.value)
    expect(won).toHaveLength(1)
    expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({ code: 'cluster_running' })
  })

  test('comes back by itself on the same address when its server process is killed, with every acknowledged row', async () => {
    await startedBefore()
    const cluster = await start()
    await ask(cluster.url, 'create table fact (id int primary key)')
    const sql = driver(cluster.url, { max: 4, connect_timeout: 5 })
    let acknowledged = 0
    const writers = [0, 1, 2, 3].map(async (lane) => {
      for (let id = lane; ; id += 4) {
        const stored = await sql`insert into fact values (${id})`.then(
          () => true,
          () => false,
        )
        if (!stored) return
        acknowledged++
      }
    })
    while (acknowledged < 200) await pause(5)
    process.kill(await postmasterPid(cluster), 'SIGKILL')
    await Promise.all(writers)
    await sql.end({ timeout: 1 })

    const counted = await retry(() => ask<{ n: number }>(cluster.url, 'select count(*)::int as n from fact'))
    expect(counted[0]?.n).toBeGreaterThanOrEqual(acknowledged)
  })

  test('is stopped when the product is killed, and the next start has every acknowledged row', async () => {
    await startedBefore()
    const other = await startElsewhere()
    await ask(other.url, 'create table fact (id int); insert into fact select generate_series(1, 1000)')
    await other.kill()

    const cluster = await start()
    expect(await ask(cluster.url, 'select count(*)::int as n from fact')).toEqual([{ n: 1000 }])
  })

  test('both killed at once: the next start clears the stale lock and recovers', async () => {
    await startedBefore()
    const other = await startElsewhere()
    await ask(other.url, 'create table fact (id int); insert into fact select generate_series(1, 1000)')
    process.kill(await postmasterPid(other), 'SIGKILL')
    await other.kill()
    expect(existsSync(join(other.dataFolder, 'postmaster.pid'))).toBe(true)
    expect(existsSync(join(home, 'pandora.lock'))).toBe(true)

    const cluster = await start()
    expect(await ask(cluster.url, 'select count(*)::int as n from fact')).toEqual([{ n: 1000 }])
  })

  test('a stale postmaster.pid that names a living stranger does not stop the start, nor the stranger', async () => {
    await startedBefore()
    const first = await start()
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    await writeFile(
      join(first.dataFolder, 'postmaster.pid'),
      `${stranger.pid}\n${first.dataFolder}\n1700000000\n5432\n\n\n`,
    )
    const second = await start().finally(() => stranger.kill())
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode).toBeNull()
  })

  test('a lock with a number that now belongs to another process is stale', async () => {
    await startedBefore()
    await start().then((cluster) => cluster.stop())
    await writeFile(
      join(home, 'pandora.lock'),
      JSON.stringify({ pid: process.ppid, born: 'long ago/1', port: 1, startedAt: '' }),
    )
    const cluster = await start()
    expect(await ask(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a creation that was broken off is begun again', async () => {
    await mkdir(join(home, 'postgres', 'init-broken', 'data'), { recursive: true })
    await writeFile(join(home, 'postgres', 'init-broken', 'data', 'PG_VERSION'), '18')
    const cluster = await start()
    expect(await ask(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('starts from a home whose path is longer than a socket may have', async () => {
    home = join(folder, 'long-'.repeat(12), 'path-'.repeat(12), 'home')
    expect(home.length).toBeGreaterThan(107)
    const cluster = await start()
    expect(await ask(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test.skipIf(!isRoot)(
    'as root in an open folder the data lies in the home, also where the home was made just before',
    async () => {
      await mkdir(home, { mode: 0o700 })
      expect((await start()).dataFolder).toBe(join(home, 'postgres', 'data'))
    },
  )

  test.skipIf(!isRoot)(
    'as root in a folder closed to others lies under /var/lib/pandora, and a moved home finds it again, a new one in its place begins anew',
    async () => {
      await chmod(folder, 0o700)
      const cluster = await start()
      expect(cluster.dataFolder).toMatch(/^\/var\/lib\/pandora\/[0-9a-f]{16}\/data$/)
      await ask(cluster.url, 'create table fact (id int)')
      await cluster.stop()
      execFileSync('mv', [home, join(folder, 'moved')])
      home = join(folder, 'moved')
      try {
        const moved = await start()
        expect(await ask(moved.url, 'select count(*)::int as n from fact')).toEqual([{ n: 0 }])
        await moved.stop()
        home = join(folder, 'home')
        const anew = await start()
        await expect(ask(anew.url, 'select count(*) from fact')).rejects.toMatchObject({ code: '42P01' })
        await anew.stop()
        expect(anew.dataFolder).not.toBe(cluster.dataFolder)
        expect(existsSync(cluster.dataFolder)).toBe(true)
      } finally {
        await rm(join(cluster.dataFolder, '..'), { recursive: true, force: true })
      }
    },
  )
})

async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 100) throw error
      await pause(100)
    }
  }
}
