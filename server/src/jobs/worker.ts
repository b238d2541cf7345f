import { connect } from '@pandora/store/database'
import { oneConnectionEach, type SecondConnection } from '@pandora/store/one-connection'
import { Logger, run, type Runner, type Task, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Config } from '../config.ts'
import { domains } from '../domains.ts'
import { giveBackWhenQuiet, keepHeapSmall } from '../shared/small-heap.ts'
import { makeLog } from '../log.ts'
import { keepRunning } from './keep-running.ts'
import { ownWork } from './own-work.ts'
import { renewStatistics } from './statistics.queries.ts'
import type { Work, WorkServices } from './work.ts'

/** A running worker. */
export interface Worker {
  stop: () => Promise<void>
}

/** Who hears of faults of ours, beside the log. */
interface Heard {
  /** A job that asks the pool for more while it holds a transaction of it; tests throw. */
  secondConnection?: (error: SecondConnection) => void
}

/** How long what is closed last may hold up the stop, in ms: a mail server that hangs does not. */
const PATIENCE_MS = 2000

/** How often it is looked for tables whose statistics are old, in ms: the server counts what was written once a second. */
const STATISTICS_MS = 1000

/**
 * Starts working on jobs: four at a time (an import and slow feeds do not hold each other up), polled at least every
 * second, woken at once by NOTIFY.
 */
export async function startWorker(config: Config, databaseUrl: string, heard: Heard = {}): Promise<Worker> {
  const log = makeLog(config.PANDORA_LOG, 'worker')
  const { sql } = oneConnectionEach(
    connect(databaseUrl, { max: 20, name: 'pandora-worker' }),
    heard.secondConnection ??
      ((err) => {
        log.error({ err }, 'a job holds a transaction and asks the pool for more')
      }),
  )
  keepHeapSmall()
  giveBackWhenQuiet()
  const stopping = new AbortController()
  const services: WorkServices = { sql, databaseUrl, config, log, stopping: stopping.signal }
  const works: readonly Work[] = [
    ownWork(services),
    ...(await Promise.all(domains.map(({ work }) => work?.(services) ?? {}))),
  ]
  for (const { prepare } of works) await prepare?.()
  const tables = tableWatch(services)
  const prune = async (): Promise<void> => {
    for (const work of works) await work.prune?.(Date.now())
  }
  const begin = (events: WorkerEvents): Promise<Runner> =>
    run({
      events,
      connectionString: databaseUrl,
      concurrency: 4,
      maxPoolSize: 6,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log[level === 'error' ? 'error' : 'warn'](message)
      }),
      taskList: tables.know(Object.assign({ prune_old: prune }, ...works.map(({ tasks }) => tasks))),
      crontab: ['*/10 * * * * prune_old', ...works.flatMap(({ crontab }) => crontab ?? [])].join('\n'),
    })
  const runner = await keepRunning(begin, { sql, log, stopping: stopping.signal })
  for (const work of works) await work.begin?.()
  const close = (): void => {
    for (const work of works) work.close?.()
  }
  return {
    stop: async () => {
      stopping.abort()
      tables.stop()
      const patience = setTimeout(close, PATIENCE_MS)
      for (const work of works) await work.stop?.()
      await runner.stop()
      clearTimeout(patience)
      close()
      await sql.end({ timeout: 5 })
    },
  }
}

/**
 * Takes statistics of what jobs and imports have written, while they go on and before each one begins; `know` answers
 * a list of jobs that do. Where that fails they work without.
 */
function tableWatch({ sql, log, stopping }: WorkServices): { know: (tasks: TaskList) => TaskList; stop: () => void } {
  let under: Promise<void> | null = null
  const renew = (): Promise<void> =>
    (under ??= renewStatistics(sql)
      .catch((err: unknown) => {
        if (!stopping.aborted) log.warn({ err }, 'statistics of tables could not be taken')
      })
      .then(() => void (under = null)))
  const timer = setInterval(() => void renew(), STATISTICS_MS)
  const knowing =
    (task: Task): Task =>
    async (payload, helpers) => {
      await renew()
      return task(payload, helpers)
    }
  return {
    know: (tasks) => Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && knowing(task)])),
    stop: () => {
      clearInterval(timer)
    },
  }
}
