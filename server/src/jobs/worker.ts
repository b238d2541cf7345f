import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '@pandora/store/database'
import { oneConnectionEach, type SecondConnection } from '@pandora/store/one-connection'
import { Logger, run, runMigrations, type Runner, type WorkerEvents } from 'graphile-worker'
import { analysisIsDue } from '../analysis/due.queries.ts'
import { analysisThread } from '../analysis/job.ts'
import type { Config } from '../config.ts'
import { figuresAreDue } from '../figures/waiting.queries.ts'
import { fillReports } from '../shared/fill-reports.ts'
import { resumeInterrupted } from '../imports/interrupted.ts'
import { giveBackWhenQuiet, keepHeapSmall } from '../shared/small-heap.ts'
import { makeLog } from '../log.ts'
import { makeDelivery } from '../messages/deliver.ts'
import { keepRunning } from './keep-running.ts'
import { tasks } from './tasks.ts'
import { startWatchdog } from './watchdog.ts'

/** A running worker. */
export interface Worker {
  stop: () => Promise<void>
}

/** Who hears of faults of ours, beside the log. */
interface Heard {
  /** A job that asks the pool for more while it holds a transaction of it; tests throw. */
  secondConnection?: (error: SecondConnection) => void
}

/** Starts working on jobs: four at a time (an import and slow feeds do not hold each other up), polled at least every second, woken at once by NOTIFY. */
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
  const resume = async (): Promise<number> => {
    const { resumed, ended, held } = await resumeInterrupted(sql)
    if (resumed + ended > 0) log.warn({ resumed, ended }, 'imports that were broken off are begun again, or ended')
    return held
  }
  const held = await resume()
  const watchdog = startWatchdog({ url: databaseUrl, log })
  const stopping = new AbortController()
  const delivery = makeDelivery(config)
  const analysis = analysisThread({ databaseUrl, config, log })
  const tasksOf = tasks({ sql, config, log, delivery, analysis, watchdog, stopping: stopping.signal })
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
      taskList: tasksOf,
      crontab:
        '*/10 * * * * prune_old\n* * * * * resume_interrupted\n* * * * * feeds_due\n* * * * * analysis_due\n* * * * * figures_due',
    })
  const runner = await keepRunning(begin, { sql, log, stopping: stopping.signal })
  await analysisIsDue(sql, Date.now())
  await fillReports(sql)
  await figuresAreDue(sql)
  if (held > 0)
    void resumeSoon(resume, stopping.signal).catch((error: unknown) =>
      log.warn({ error }, 'broken-off imports wait for the next look'),
    )
  return {
    stop: async () => {
      stopping.abort()
      await watchdog.stop()
      // A mail server that hangs does not hold up the stop.
      const patience = setTimeout(delivery.close, 2000)
      await analysis.stop()
      await runner.stop()
      clearTimeout(patience)
      delivery.close()
      await sql.end({ timeout: 5 })
    },
  }
}

/** The server notices a killed process only when it next writes to it or reads from it: looked at again after 1, 2, 4 … 16 s, not at the next minute only. */
async function resumeSoon(resume: () => Promise<number>, stopping: AbortSignal): Promise<void> {
  for (let seconds = 1; seconds <= 16; seconds *= 2) {
    await wait(seconds * 1000, undefined, { signal: stopping, ref: false })
    if ((await resume()) === 0) return
  }
}

/** Creates the job queue's own tables where they are missing; it keeps them in a schema of its own. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl })
}
