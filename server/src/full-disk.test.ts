import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errors } from '@pandora/contract/errors'
import { startCluster, type Cluster } from '@pandora/store/cluster/cluster'
import { connect, type Sql } from '@pandora/store/database'
import { grantPlain, roleOf } from '@pandora/store/plain-role'
import { migrate } from '@pandora/store/migrate'
import { smallDisk } from '@pandora/store/testing-disk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from './auth/sessions.ts'
import { readConfig } from './config.ts'
import { prepareJobs } from './jobs/queue.ts'
import { type Worker } from './jobs/worker.ts'
import { testWorker } from './testing.ts'
import { openWeb, type Web } from './web.ts'

// Needs root on Linux, for a small disk that is really full.
const disk = smallDisk(400)
const filler = disk && join(disk.path, 'filler')
let cluster: Cluster
let owner: Sql
let web: Web
let worker: Worker
let token: string
beforeAll(async () => {
  if (!disk) return
  const home = join(disk.path, 'home')
  cluster = await startCluster({ home, durable: false })
  owner = connect(cluster.url, { max: 2 })
  await migrate(owner)
  await prepareJobs(cluster.url)
  await grantPlain(owner, roleOf(cluster.plainUrl))
  const config = readConfig({
    PANDORA_LOG: 'silent',
    PANDORA_HOME: home,
    PANDORA_DEMO: 'off',
    PANDORA_RATE_WRITE: '1000000',
    PANDORA_RATE_UPLOAD: '1000000',
  })
  web = await openWeb(config, cluster.plainUrl)
  worker = await testWorker(config, cluster.plainUrl)
  const [row] = await owner<
    { uid: number }[]
  >`insert into account (email, password_hash, role) values ('full@example.test', 'x', 'admin') returning uid`
  token = web.services.access.issue(
    (await openSession(owner, { uid: row?.uid ?? 0, role: 'admin' }, 'test', '127.0.0.1', Date.now())).user,
  )
})
afterAll(async () => {
  if (!disk) return
  await makeRoom()
  await worker.stop()
  await web.stop()
  await owner.end()
  await cluster.stop()
  disk.end()
})

/** Writes a file until nothing more goes onto the disk. */
async function fill(): Promise<void> {
  const file = await open(filler ?? '', 'a')
  const zeros = Buffer.alloc(1 << 20)
  for (let size = zeros.length; size >= 512; size >>= 1)
    while (
      await file.write(zeros, 0, size).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
    );
  await file.close().catch(() => undefined)
}
const makeRoom = () => rm(filler ?? '', { force: true })

interface Told {
  status: number
  code: string
  message: string
  data: unknown
}
async function post(url: string, payload: object | Buffer, more: Record<string, string> = {}): Promise<Told> {
  const raw = await web.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${token}`, 'x-language': 'en', ...more },
  })
  return { status: raw.statusCode, ...raw.json<{ code: string; message: string; data: unknown }>() }
}
const full = { status: 507, code: 'DISK_FULL', message: errors.DISK_FULL.en }
const edge = 'edge'
const upload = (text: string) =>
  post(
    '/api/import/upload',
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="bars.csv"\r\n\r\n${text}\r\n--${edge}--\r\n`,
    ),
    { 'content-type': `multipart/form-data; boundary=${edge}` },
  )
const DAYS = 60_000
const bars = `code,date,open,high,low,close,volume,amount\n${Array.from({ length: DAYS }, (_, at) => `${600_000 + Math.floor(at / 10_000)},${new Date(Date.UTC(1990, 0, 1 + (at % 10_000))).toISOString().slice(0, 10)},10,11,9,10,100,1000`).join('\n')}\n`
const filesOf = async () =>
  (await readdir(join(disk?.path ?? '', 'home/uploads')).catch(() => [])).filter((name) => !name.startsWith('.'))
const stateOf = async (runId: number) =>
  (
    await owner<
      { state: string; error: string | null }[]
    >`select state, error_code as error from import_run where run_id = ${runId}`
  )[0]
/** Of the bars, or none where the database itself is away for want of room. */
const barsSeen = () => owner`select 1 from daily_price limit 1`.then(({ length }) => length).catch(() => 0)
/** Gives room, and waits until the database is back. */
async function recover(): Promise<void> {
  await makeRoom()
  await expect.poll(() => owner`select 1`.then(() => 'back', String), { timeout: 60_000 }).toBe('back')
}

test.skipIf(!disk)(
  'a full disk is said by name: an upload leaves no half file, a floor no half floor; with room again both are done',
  async () => {
    await fill()
    expect(await upload(bars)).toMatchObject(full)
    expect(await filesOf()).toEqual([])
    const saved = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        post('/api/floor/save', { key: `full-${at}`, name: `full ${at}`, introduction: 'x'.repeat(500) }),
      ),
    )
    // What fits into pages that are there already may still be written; nothing else is answered than done and full.
    expect(saved.map(({ code }) => code).filter((code) => code !== '0' && code !== 'DISK_FULL')).toEqual([])
    expect(saved.some(({ code }) => code === 'DISK_FULL')).toBe(true)
    expect(await owner`select key from floor order by length(key), key`).toEqual(
      saved.flatMap(({ code }, at) => (code === '0' ? [{ key: `full-${at}` }] : [])),
    )
    await recover()
    expect((await post('/api/floor/save', { key: 'room', name: 'room' })).code).toBe('0')
    expect((await upload(bars)).code).toBe('0')
    expect(await filesOf()).toHaveLength(1)
  },
)

test.skipIf(!disk)(
  'a preview is answered on a full disk; an import that finds no room keeps nothing, is told by name or done by itself, and a second one brings every row once',
  async () => {
    await recover()
    const { uploadId } = (await upload(bars)).data as { uploadId: string }
    const start = async () =>
      ((await post('/api/import/start', { uploadId, profile: 'daily-prices-traded' })).data as { runId: number }).runId
    const runId = await start()
    await fill()
    // A database whose log finds no room ends and starts anew: meanwhile it is said to be away.
    expect(['0', 'DISK_FULL', 'DATABASE_AWAY']).toContain(
      (await post('/api/import/preview', { uploadId, profile: 'daily-prices-traded' })).code,
    )
    // As long as there is no room nothing of it is to be seen.
    expect(await barsSeen()).toBe(0)
    await recover()
    await expect.poll(async () => (await stateOf(runId))?.state, { timeout: 120_000 }).toMatch(/done|failed/)
    const ended = await stateOf(runId)
    expect([
      { state: 'done', error: null },
      { state: 'failed', error: 'DISK_FULL' },
    ]).toContainEqual(ended)
    if (ended?.state === 'failed') {
      expect(await owner`select 1 from daily_price limit 1`).toHaveLength(0)
      const again = await start()
      await expect.poll(async () => (await stateOf(again))?.state, { timeout: 60_000 }).toBe('done')
    }
    expect(await owner`select count(*)::int as count from daily_price`).toEqual([{ count: DAYS }])
  },
  240_000,
)
