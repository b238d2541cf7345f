import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClusterError } from './errors.ts'

/**
 * Who runs from a home. `born` tells a process from a later one with the same number; `address` is the product's page.
 */
export type Lock = { pid: number; born: string; port: number | null; startedAt: string; address: string | null }

const lockFile = (home: string): string => join(home, 'pandora.lock')

/**
 * Takes the home for this process. Throws `cluster_running` where a living process has it; a dead one's lock is
 * replaced.
 */
export async function takeLock(home: string): Promise<Lock> {
  const lock: Lock = {
    pid: process.pid,
    born: bornOf(process.pid),
    port: null,
    startedAt: new Date().toISOString(),
    address: null,
  }
  const mine = `${lockFile(home)}.${process.pid}`
  await writeFile(mine, JSON.stringify(lock), { mode: 0o600 })
  try {
    for (let tries = 0; tries < 20; tries++) {
      if (await linked(mine, lockFile(home))) return lock
      const held = await readLock(home)
      if (held !== null && isAlive(held)) throw alreadyRunning(home, held)
      await dropStale(home, held, `${mine}.stale`)
    }
    throw new ClusterError('cluster_start_failed', `${lockFile(home)} could not be taken`)
  } finally {
    await rm(mine, { force: true })
  }
}

/** Writes into our own lock what became known after it was taken. */
export async function updateLock(home: string, change: Partial<Pick<Lock, 'port' | 'address'>>): Promise<void> {
  const held = await readLock(home)
  if (held?.pid !== process.pid) return
  const next = `${lockFile(home)}.${process.pid}`
  await writeFile(next, JSON.stringify({ ...held, ...change }), { mode: 0o600 })
  await rename(next, lockFile(home))
}

/** Gives the home back, if it is still ours. */
export async function releaseLock(home: string): Promise<void> {
  if ((await readLock(home))?.pid === process.pid) await rm(lockFile(home), { force: true })
}

/** The process that runs from this home, or null. */
export async function runningFrom(home: string): Promise<Lock | null> {
  const held = await readLock(home)
  return held !== null && isAlive(held) ? held : null
}

export const alreadyRunning = (home: string, held: Lock): ClusterError =>
  new ClusterError(
    'cluster_running',
    `Pandora is already running from ${home}: process ${held.pid}, since ${held.startedAt}` +
      `${held.address === null ? '' : `, at ${held.address}`}. Stop it first, or use another PANDORA_HOME`,
  )

async function readLock(home: string): Promise<Lock | null> {
  const text = await readFile(lockFile(home), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    const { pid, born, port, startedAt, address } = JSON.parse(text) as Partial<Lock>
    if (typeof pid !== 'number' || typeof born !== 'string') return null
    return { pid, born, port: port ?? null, startedAt: startedAt ?? '', address: address ?? null }
  } catch {
    return null
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

/** Two starters may see the same dead lock: whoever moved away a live one by mistake puts it back. */
async function dropStale(home: string, seen: Lock | null, aside: string): Promise<void> {
  await rename(lockFile(home), aside).catch(() => undefined)
  if (!existsSync(aside)) return
  const moved = await readFile(aside, 'utf8')
  if (seen !== null && !moved.includes(seen.born)) await linked(aside, lockFile(home))
  await rm(aside, { force: true })
}

const isAlive = (lock: Lock): boolean => lock.born !== '' && bornOf(lock.pid) === lock.born

/** A mark of when the process began, empty when there is none. Process numbers return, in containers at once. */
function bornOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return ''
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
  } catch {
    return ''
  }
}
