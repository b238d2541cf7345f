import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { smallDisk } from '@pandora/store/testing-disk'
import { until } from './limits.ts'
import { startPrey, type Answer, type Prey } from './product.ts'

/** How often each code was answered; `-` where nothing was. */
type Codes = Record<string, number>

const named = new Set(['0', 'DATABASE_AWAY', 'DISK_FULL', 'STOPPING', 'TOO_MANY_REQUESTS', 'EMPTY_FILE'])
const countCodes = (answers: readonly Answer[]): Codes => {
  const codes: Codes = {}
  for (const { code } of answers) codes[code ?? '-'] = (codes[code ?? '-'] ?? 0) + 1
  return codes
}
const allNamed = (codes: Codes): boolean => Object.keys(codes).every((code) => named.has(code))

/** Longest that an answer may take while there is no connection, and that recovery may take, ms. */
const [ANSWERS_MS, RECOVERS_MS] = [2000, 30_000]

/**
 * Takes every connection that the database gives, calls, gives them back, calls again: answers by name, soon, and
 * recovers by itself.
 */
export async function noConnections(
  prey: Prey,
): Promise<{ taken: number; meanwhile: Codes; slowestMs: number; recoversAfterMs: number | null; ok: boolean }> {
  const { url } = await resolveDatabase({ home: prey.home, join: true })
  const token = await prey.token()
  const held: Sql[] = []
  for (;;) {
    const one = connect(url, { max: 1, name: 'greedy' })
    held.push(one)
    if (
      !(await one`select 1`.then(
        () => true,
        () => false,
      )) ||
      held.length > 200
    )
      break
  }
  let slowestMs = 0
  const ask = async (at: number): Promise<Answer> => {
    const since = performance.now()
    const answer = await prey.call('/api/floor/save', { key: `short-${at % 5}`, name: `short ${at}` }, { token })
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - since))
    return answer
  }
  const meanwhile = countCodes(await Promise.all(Array.from({ length: 60 }, (_, at) => ask(at))))
  const slowest = slowestMs
  await Promise.all(held.map((one) => one.end({ timeout: 1 }).catch(() => undefined)))
  const recoversAfterMs = await until(async () => (await ask(1)).code === '0', RECOVERS_MS)
  return {
    taken: held.length - 1,
    meanwhile,
    slowestMs: slowest,
    recoversAfterMs,
    ok: allNamed(meanwhile) && slowest <= ANSWERS_MS && recoversAfterMs !== null,
  }
}

/** Megabytes of the disk that is filled: a home at rest takes about 170. */
const DISK = 600

/**
 * Fills the disk of a home, calls and imports, makes room again: answers by name, and recovers by itself. Needs root
 * for a disk of its own.
 */
export async function fullDisk(
  place: string,
  over: AbortSignal,
): Promise<Record<string, unknown> & { ok: boolean | null }> {
  const disk = smallDisk(DISK)
  if (!disk) return { ok: null, skipped: 'a disk of its own needs root on Linux' }
  const home = join(disk.path, 'home')
  const filler = join(disk.path, 'filler')
  const prey = await startPrey(home, place)
  try {
    await prey.answers()
    const token = await prey.token()
    await fill(filler)
    const bars = `code,date,open,high,low,close,volume,amount\n${Array.from({ length: 200_000 }, (_, day) => `${600_000 + Math.floor(day / 20_000)},${new Date(Date.UTC(1960, 0, 1 + (day % 20_000))).toISOString().slice(0, 10)},10,11,9,10,100,1000`).join('\n')}\n`
    const uploads = countCodes([await prey.upload('bars.csv', bars), await prey.upload('bars.csv', bars)])
    const writes = countCodes(
      await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          prey.call('/api/floor/save', { key: `full-${at % 20}`, name: `full ${at}` }, { token }),
        ),
      ),
    )
    await rm(filler)
    const recoversAfterMs = await until(
      async () =>
        (await prey.call('/api/floor/save', { key: 'room', name: 'room' }, { token: await prey.token() })).code === '0',
      RECOVERS_MS,
      over,
    )
    const full = await importWhileFull(prey, bars, filler, over)
    const ok =
      allNamed(uploads) &&
      allNamed(writes) &&
      recoversAfterMs !== null &&
      full.meanwhile !== 'INTERNAL' &&
      full.withRoom === 'done' &&
      full.rows === 200_000
    return { uploads, writes, recoversAfterMs, importWhileFull: full, ok }
  } finally {
    await rm(filler, { force: true })
    await prey.stop()
    disk.end()
  }
}

/**
 * An import whose disk fills when it has begun: what it is while there is no room, and once there is room again, begun
 * anew where it has failed.
 */
async function importWhileFull(
  prey: Prey,
  bars: string,
  filler: string,
  over: AbortSignal,
): Promise<{ meanwhile: string; withRoom: string; rows: number; recoversAfterMs: number | null }> {
  const uploaded = await prey.upload('bars.csv', bars)
  if (uploaded.code !== '0') throw new Error(`an upload with room: ${uploaded.code ?? 'no answer'}`)
  const { uploadId } = uploaded.data as { uploadId: string }
  const start = async (): Promise<number> => {
    const { code, data } = await prey.call(
      '/api/import/start',
      { uploadId, profile: 'daily-prices-traded' },
      { token: await prey.token() },
    )
    if (code !== '0') throw new Error(`an import with room: ${code ?? 'no answer'}`)
    return (data as { runId: number }).runId
  }
  const runId = await start()
  const told = async (
    id: number,
  ): Promise<{ state?: string; error?: { code: string } | null; counts?: { read: number } } | null> =>
    (await prey.get(`/api/import/run?runId=${id}`, { token: await prey.token(), ms: 2000 })).data as {
      state?: string
    } | null
  const ended = (state: string | undefined): boolean => state === 'done' || state === 'failed'
  await fill(filler)
  let last = await told(runId)
  await until(async () => ended((last = (await told(runId)) ?? last)?.state), 30_000, over)
  const meanwhile = last?.error?.code ?? last?.state ?? '-'
  await rm(filler, { force: true })
  const recoversAfterMs = await until(prey.healthy, 60_000, over)
  await until(async () => ended((last = (await told(runId)) ?? last)?.state), 150_000, over)
  let of = runId
  if (last?.state === 'failed') {
    of = await start()
    await until(async () => ended((last = (await told(of)) ?? last)?.state), 120_000, over)
  }
  return {
    meanwhile,
    withRoom: last?.error?.code ?? last?.state ?? '-',
    rows: last?.counts?.read ?? 0,
    recoversAfterMs,
  }
}

/** Writes a file until nothing more goes onto the disk. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    const zeros = Buffer.alloc(1 << 20)
    for (let size = zeros.length; size >= 4096; size = size >> 1) {
      while (
        await file.write(zeros, 0, size).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
    }
  } finally {
    await file.close().catch(() => undefined)
  }
}
