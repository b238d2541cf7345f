import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { locateBinaries } from './binaries.ts'
import { ClusterError } from './errors.ts'
import { freePort } from './free-port.ts'
import { databasePassword, initialise, superuser } from './initdb.ts'
import { releaseLock, takeLock, updateLock } from './lock.ts'
import { arrange, openHome, type Places } from './places.ts'
import { sweep } from '../whole-file.ts'
import { ensurePlainRole, plainPassword, plainUrlOf } from '../plain-role.ts'
import { launch, type Postmaster, stopLeftover } from './postmaster.ts'
import { systemUser, type SystemUser } from './system-user.ts'
import { driver } from '../database.ts'

export type Log = (message: string) => void
export type ClusterOptions = {
  /** PANDORA_HOME */
  home: string
  log?: Log
  /** False for tests only: faster, and a power cut may lose everything. */
  durable?: boolean
}
/**
 * A running cluster. `url` connects as its owner, `plainUrl` as who may read and write rows only; they stay valid when
 * the server had to be started again.
 */
export type Cluster = { url: string; plainUrl: string; stop(): Promise<void>; dataFolder: string; version: string }

const databaseName = 'pandora'

/**
 * Starts the built-in PostgreSQL of a home, creating it on first use, and keeps it running: a server
 * that dies is started again on the same port and recovers. Throws ClusterError, `cluster_running`
 * where another process runs from this home.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const user = systemUser()
  const home = await openHome(options.home, user)
  await takeLock(home)
  try {
    await sweep(home)
    const places = await arrange(home, await locateBinaries(), user)
    const password = await databasePassword(home)
    if (await stopLeftover(places.dataFolder)) options.log?.('Stopped the database that a killed process left running')
    await initialise(places, user, { password, durable: options.durable ?? true })
    const server = await supervise(places, user, options)
    await updateLock(home, { port: server.port })
    const url = bySocket(urlOf(server.port, password), places.socketFolder)
    const stop = async (): Promise<void> => {
      await server.stop()
      await rm(places.socketFolder, { recursive: true, force: true })
      await releaseLock(home)
    }
    await ensureDatabase(url, password).catch(async (error: unknown) => {
      await server.stop()
      throw error
    })
    return { url, plainUrl: plainUrlOf(url), stop, dataFolder: places.dataFolder, version: places.binaries.version }
  } catch (error) {
    await releaseLock(home)
    throw error
  }
}

/** How to reach the cluster of a home on this port. */
export const urlOf = (port: number, password: string, database = databaseName): string =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

/**
 * The same over the socket in a folder, as every tool of PostgreSQL reads an address: a question and its answer take two
 * thirds of the time that they take over the network's way round.
 */
const bySocket = (url: string, folder: string): string => {
  const address = new URL(url)
  address.searchParams.set('host', folder)
  return address.href
}

type Supervised = { port: number; stop(): Promise<void> }

async function supervise(places: Places, user: SystemUser | null, options: ClusterOptions): Promise<Supervised> {
  const durable = options.durable ?? true
  const { server: first, port } = await launchSomewhere(places, user, durable)
  let current: Postmaster = first
  let stopping = false
  const keepUp = async (): Promise<void> => {
    for (;;) {
      await current.ended
      if (stopping) return
      options.log?.('The database ended unexpectedly; starting it again')
      current = await again()
    }
  }
  // What the dead server's children hold is let go within moments; the wait grows to five seconds.
  const again = async (): Promise<Postmaster> => {
    for (let wait = 50; ; wait = Math.min(wait * 2, 5000)) {
      await pause(wait)
      if (stopping) return current
      try {
        const next = await launch(places, user, { port, durable })
        options.log?.('The database is back')
        return next
      } catch (error) {
        options.log?.(String(error))
      }
    }
  }
  const kept = keepUp()
  const stop = async (): Promise<void> => {
    stopping = true
    await current.stop()
    await kept
    // A start that was under way when we were told to stop.
    await current.stop()
  }
  return { port, stop }
}

/**
 * Another process may take a free port between the look and the start, and a killed server's children
 * hold its shared memory for moments: both pass.
 */
async function launchSomewhere(
  places: Places,
  user: SystemUser | null,
  durable: boolean,
): Promise<{ server: Postmaster; port: number }> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    try {
      return { port, server: await launch(places, user, { port, durable }) }
    } catch (error) {
      const passing =
        error instanceof ClusterError &&
        /could not bind|Address already in use|pre-existing shared memory/.test(error.message)
      if (!passing || tries === 50) throw error
      await pause(100)
    }
  }
}

async function ensureDatabase(url: string, password: string): Promise<void> {
  const admin = new URL(url)
  admin.pathname = '/postgres'
  const sql = driver(admin.href, { max: 1, onnotice: () => undefined })
  try {
    const there = await sql`select 1 from pg_database where datname = ${databaseName}`
    if (there.length === 0) await sql`create database ${sql(databaseName)}`
    await ensurePlainRole(sql, plainPassword(password))
  } finally {
    await sql.end()
  }
}
