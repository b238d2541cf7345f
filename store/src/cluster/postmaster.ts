import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { openSync, closeSync, existsSync, renameSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ClusterError } from './errors.ts'
import { serverEnvironment } from './initdb.ts'
import type { Places } from './places.ts'
import { serverOptions } from './settings.ts'
import type { SystemUser } from './system-user.ts'

/** One running server process. `ended` answers when it is gone, however that came. */
export type Postmaster = { pid: number; ended: Promise<void>; stop(): Promise<void> }

const logLimit = 10 * 1024 * 1024
/** A fast stop writes a checkpoint; after this long the server is stopped without one and recovers at next start. */
const patience = 60_000

/** Starts the server and answers when it takes connections, recovery included. Throws `cluster_start_failed`. */
export async function launch(
  places: Places,
  user: SystemUser | null,
  options: { port: number; durable: boolean },
): Promise<Postmaster> {
  const logFile = join(places.home, 'postgres.log')
  if (existsSync(logFile) && statSync(logFile).size > logLimit) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'a', 0o600)
  const before = statSync(logFile).size
  const child = spawn(
    places.binaries.postgres,
    serverOptions({ dataFolder: places.dataFolder, socketFolder: places.socketFolder, ...options }),
    // Its own session: Ctrl-C in the terminal is for the product, which stops its database last.
    { ...user, cwd: '/', detached: true, stdio: ['ignore', log, log], env: serverEnvironment() },
  )
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const pid = child.pid
  const ready = pid !== undefined && (await isReady(places.dataFolder, child, pid))
  if (!ready) {
    const said = (await readFile(logFile)).subarray(before).toString('utf8').trim().split('\n').slice(-12).join('\n')
    throw new ClusterError('cluster_start_failed', `The database did not start:\n${said}`)
  }
  const guard = watchOver(pid)
  void ended.then(() => dismiss(guard))
  return { pid, ended, stop: () => stopOwn(child, ended) }
}

/** Line 8 of postmaster.pid is the server's own word on its state. */
async function isReady(dataFolder: string, child: ChildProcess, pid: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    )
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return true
    await pause(5)
  }
  return false
}

async function stopOwn(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), patience)
  await ended
  clearTimeout(late)
}

/**
 * A shell that waits on a pipe from us. When we are gone, by `kill -9` too, the pipe closes and it
 * stops the server cleanly, so that no database is left running without its product.
 */
function watchOver(pid: number): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', 'cat >/dev/null; kill -INT "$0"', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => undefined)
  guard.unref()
  return guard
}

/** The server is gone and its number may be given to another: the guard must not act any more. */
function dismiss(guard: ChildProcess): void {
  if (guard.pid === undefined || guard.exitCode !== null) return
  try {
    process.kill(-guard.pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}

/**
 * Stops a server that a product killed before us left on this data (its guard may be stopping it already),
 * and clears a postmaster.pid that names no such server. PostgreSQL would take a zombie, or a stranger
 * that got the number, for a living server; what a dead one left in shared memory it still sees by itself.
 */
export async function stopLeftover(dataFolder: string): Promise<boolean> {
  const file = join(dataFolder, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  const found = await servesFrom(pid, dataFolder)
  const deadline = Date.now() + patience
  if (found) signal(pid, 'SIGINT')
  while (await servesFrom(pid, dataFolder)) {
    if (Date.now() > deadline) signal(pid, 'SIGQUIT')
    await pause(20)
  }
  await rm(file, { force: true })
  return found
}

async function servesFrom(pid: number, dataFolder: string): Promise<boolean> {
  if (!(pid > 1)) return false
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      `postgres -D ${dataFolder}`,
    )
  }
  // A zombie's command line is empty.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return commandLine.includes(`postgres\0-D\0${dataFolder}\0`)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone between the look and the signal.
  }
}
