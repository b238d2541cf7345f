import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { smallDisk } from '@pandora/store/testing-disk'
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

/** Takes every connection that the database gives, calls, gives them back, calls again: answers by name, and recovers by itself. */
export async function noConnections(prey: Prey): Promise<{ taken: number; meanwhile: Codes; recoversAfterMs: number | null; ok: boolean }> {
  const { url } = await resolveDatabase({ home: prey.home, join: true })
  const token = await prey.token()
  const held: Sql[] = []
  for (;;) {
    const one = connect(url, { max: 1, name: 'greedy' })
    held.push(one)
    if (!(await one`select 1`.then(() => true, () => false)) || held.length > 200) break
  }
  const ask = (at: number): Promise<Answer> => prey.call('/api/floor/save', { key: `short-${at % 5}`, name: `short ${at}` }, { token })
  const meanwhile = countCodes(await Promise.all(Array.from({ length: 60 }, (_, at) => ask(at))))
  await Promise.all(held.map((one) => one.end({ timeout: 1 }).catch(() => undefined)))
  const recoversAfterMs = await until(async () => (await ask(1)).code === '0')
  return { taken: held.length - 1, meanwhile, recoversAfterMs, ok: allNamed(meanwhile) && recoversAfterMs !== null }
}

/** Fills the disk of a home, calls and imports, makes room again: answers by name, and recovers by itself. Needs root for a disk of its own. */
export async function fullDisk(place: string): Promise<Record<string, unknown> & { ok: boolean | null }> {
  const disk = smallDisk(900)
  if (!disk) return { ok: null, skipped: 'a disk of its own needs root on Linux' }
  const home = join(disk.path, 'home')
  const prey = await startPrey(home, place)
  try {
    await until(prey.healthy)
    const token = await prey.token()
    const filler = join(disk.path, 'filler')
    await fill(filler)
    const bars = `code,date,open,high,low,close,volume,amount\n${Array.from({ length: 200_000 }, (_, day) => `${600_000 + Math.floor(day / 20_000)},${new Date(Date.UTC(1960, 0, 1 + (day % 20_000))).toISOString().slice(0, 10)},10,11,9,10,100,1000`).join('\n')}\n`
    const uploads = countCodes([await prey.upload('bars.csv', bars), await prey.upload('bars.csv', bars)])
    const writes = countCodes(await Promise.all(Array.from({ length: 200 }, (_, at) => prey.call('/api/floor/save', { key: `full-${at % 20}`, name: `full ${at}` }, { token }))))
    await rm(filler)
    const recoversAfterMs = await until(async () => (await prey.call('/api/floor/save', { key: 'room', name: 'room' }, { token: await prey.token() })).code === '0')
    const [imported, full] = await importWhileFull(prey, bars, filler)
    return { uploads, writes, recoversAfterMs, importWhileFull: full, importWithRoom: imported, ok: allNamed(uploads) && allNamed(writes) && recoversAfterMs !== null && imported === 'done' && full !== 'INTERNAL' }
  } finally {
    await prey.stop()
    disk.end()
  }
}

/** An import whose disk fills while it is read, and the same with room. */
async function importWhileFull(prey: Prey, bars: string, filler: string): Promise<[string, string]> {
  const run = async (): Promise<string> => {
    const uploaded = await prey.upload('bars.csv', bars)
    if (uploaded.code !== '0') return uploaded.code ?? '-'
    const { uploadId } = uploaded.data as { uploadId: string }
    const started = await prey.call('/api/import/start', { uploadId, profile: 'daily-prices-traded' }, { token: await prey.token() })
    if (started.code !== '0') return started.code ?? '-'
    const { runId } = started.data as { runId: number }
    if (filling) await fill(filler)
    let ended = ''
    await until(async () => {
      const { data } = await prey.call('/api/import/get', { runId }, { token: await prey.token() })
      const told = data as { state?: string; error?: { code: string } | null } | null
      ended = told?.error?.code ?? told?.state ?? ''
      return told?.state === 'done' || told?.state === 'failed'
    })
    return ended
  }
  let filling = true
  const full = await run()
  await rm(filler, { force: true })
  await until(prey.healthy)
  filling = false
  return [await run(), full]
}

/** Writes a file until nothing more goes onto the disk. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    const zeros = Buffer.alloc(1 << 20)
    for (let size = zeros.length; size >= 4096; size = size >> 1) {
      while (await file.write(zeros, 0, size).then(({ bytesWritten }) => bytesWritten === size, () => false));
    }
  } finally {
    await file.close().catch(() => undefined)
  }
}

/** Milliseconds until something holds; null after three minutes. */
async function until(holds: () => Promise<boolean>): Promise<number | null> {
  const begun = performance.now()
  while (performance.now() - begun < 180_000) {
    if (await holds()) return Math.round(performance.now() - begun)
    await wait(200)
  }
  return null
}
