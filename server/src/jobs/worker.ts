import { connect } from '@pandora/store/database'
import { Logger, run, runMigrations } from 'graphile-worker'
import { analysisIsDue } from '../analysis/due.queries.ts'
import { analysisThread } from '../analysis/job.ts'
import type { Config } from '../config.ts'
import { figuresAreDue } from '../figures/waiting.queries.ts'
import { fillReports } from '../shared/fill-reports.ts'
import { resumeInterrupted } from '../imports/interrupted.ts'
import { keepHeapSmall } from '../imports/small-heap.ts'
import { makeLog } from '../log.ts'
import { makeDelivery } from '../messages/deliver.ts'
import { tasks } from './tasks.ts'

/** A running worker. */
export interface Worker {
  stop: () => Promise<void>
}

/** Starts working on jobs: four at a time (an import and slow feeds do not hold each other up), polled at least every second, woken at once by NOTIFY. */
export async function startWorker(config: Config, databaseUrl: string): Promise<Worker> {
  const log = makeLog(config.PANDORA_LOG, 'worker')
  const sql = connect(databaseUrl, { max: 20, name: 'pandora-worker' })
  keepHeapSmall()
  const { resumed, ended } = await resumeInterrupted(sql)
  if (resumed + ended > 0) log.warn({ resumed, ended }, 'imports that were broken off are begun again, or ended')
  const stopping = new AbortController()
  const delivery = makeDelivery(config)
  const analysis = analysisThread({ databaseUrl, config, log })
  const runner = await run({
    connectionString: databaseUrl,
    concurrency: 4,
    maxPoolSize: 6,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => { if (level === 'error') log.error(message) }),
    taskList: tasks({ sql, config, log, delivery, analysis, stopping: stopping.signal }),
    crontab: '*/10 * * * * prune_old\n* * * * * resume_interrupted\n* * * * * feeds_due\n* * * * * analysis_due\n* * * * * figures_due',
  })
  await analysisIsDue(sql, Date.now())
  await fillReports(sql)
  await figuresAreDue(sql)
  return {
    stop: async () => {
      stopping.abort()
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

/** Creates the job queue's own tables where they are missing; it keeps them in a schema of its own. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl })
}
