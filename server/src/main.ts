import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { refusalText } from '@pandora/contract/errors'
import { ClusterError } from '@pandora/store/cluster/errors'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { updateLock } from '@pandora/store/cluster/lock'
import { connect } from '@pandora/store/database'
import { faultOf, isLateFault } from '@pandora/store/faults'
import { awaitMigrated, MigrationError } from '@pandora/store/migrate'
import { ConfigError, readConfig, type Config } from './config.ts'
import { beginDemo } from './demo/load.ts'
import { firstAdministrator } from './first-administrator.ts'
import { prepareJobs } from './jobs/queue.ts'
import { startWorker } from './jobs/worker.ts'
import { makeLog } from './log.ts'
import { prepareDatabase } from './prepare.ts'
import { spawnWorker } from './worker-process.ts'

type Stop = () => Promise<void>

/** Starts what the role asks for; answers what to stop, in order. */
async function start(config: Config): Promise<Stop[]> {
  await mkdir(config.PANDORA_HOME, { recursive: true, mode: 0o700 })
  const database = await resolveDatabase({
    databaseUrl: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    home: config.PANDORA_HOME,
    // A web or worker process beside the one that runs the built-in database uses that one's.
    join: config.PANDORA_ROLE !== 'all',
  })
  const stops: Stop[] = [database.stop]
  try {
    if (config.PANDORA_ROLE === 'worker') {
      await awaitPrepared(config, database.url)
      stops.unshift((await startWorker(config, database.url)).stop)
      await fillDemo(config, database.url)
      return stops
    }
    const administrator = await prepareDatabase(database, (sql) => firstAdministrator(sql, config))
    // A worker never gets here: what the web is made of is 50 MB less in it.
    const { openWeb } = await import('./web.ts')
    const web = await openWeb(config, database.url)
    stops.unshift(web.stop)
    const address = await web.app.listen({ port: config.PORT, host: config.HOST })
    if (config.PANDORA_ROLE === 'all')
      stops.unshift(spawnWorker(import.meta.filename, database.url, makeLog(config.PANDORA_LOG, 'main')).stop)
    if (database.kind === 'embedded') await updateLock(config.PANDORA_HOME, { address })
    announce(address, administrator)
    return stops
  } catch (error) {
    for (const stop of stops) await stop()
    throw error
  }
}

/** How long a worker waits for a web process to prepare the database, ms. */
const PREPARED_WITHIN = 60_000

/** Waits until a web process has brought the database to this version, and its job queue with it. */
async function awaitPrepared(config: Config, url: string): Promise<void> {
  const sql = connect(url, { max: 1, name: 'pandora-prepare' })
  try {
    await awaitMigrated(sql, {
      withinMs: PREPARED_WITHIN,
      onWait: () => makeLog(config.PANDORA_LOG, 'worker').warn({}, 'waiting for a web process to prepare the database'),
    })
    await awaitJobs(url)
  } finally {
    await sql.end()
  }
}

/**
 * The queue of jobs, made here where this role may; else a web process is about to make it and to open it to this role.
 */
async function awaitJobs(url: string): Promise<void> {
  for (const until = performance.now() + PREPARED_WITHIN; ; await wait(500)) {
    try {
      return await prepareJobs(url)
    } catch (error) {
      if ((error as { code?: string }).code !== '42501' || performance.now() > until) throw error
    }
  }
}

/** Queues the load of the demo market where none is there; the worker that has just begun takes it up. */
async function fillDemo(config: Config, url: string): Promise<void> {
  const sql = connect(url, { max: 1, name: 'pandora-demo' })
  try {
    await beginDemo(sql, config, Date.now())
  } finally {
    await sql.end()
  }
}

function announce(address: string, administrator: { email: string; password: string | null } | null): void {
  const lines = ['', `  Pandora  ${address}`]
  if (administrator)
    lines.push(
      `  Sign in  ${administrator.email}`,
      administrator.password === null
        ? '  Password as given / 按你所设'
        : `  Password ${administrator.password}   (shown once / 只显示一次)`,
    )
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function fail(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof MigrationError || error instanceof ClusterError
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  const fault = faultOf(error)
  if (fault && !inUse && !known) {
    process.stderr.write(`${refusalText(fault.definition, 'zh-CN')} / ${refusalText(fault.definition, 'en')}\n`)
    process.exit(1)
  }
  process.stderr.write(
    `${inUse ? 'The port is in use by another program: set PORT. 端口已被占用，请设置 PORT。' : known ? (error as Error).message : (error as Error).stack}\n`,
  )
  process.exit(1)
}

process.on('uncaughtException', (error) => {
  if (!isLateFault(error)) fail(error)
})

try {
  const stops = await start(readConfig(process.env))
  let stopping = false
  const stopAll = async () => {
    if (stopping) return
    stopping = true
    for (const stop of stops) await stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
    process.exit(0)
  }
  process.on('SIGTERM', stopAll)
  process.on('SIGINT', stopAll)
  // A worker whose parent is gone has nothing to work for: the built-in database goes too.
  process.on('disconnect', stopAll)
} catch (error) {
  fail(error)
}
