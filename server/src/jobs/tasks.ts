import type { Sql } from '@pandora/store/database'
import type { TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { AnalysisThread } from '../analysis/job.ts'
import { analysisIsDue } from '../analysis/due.queries.ts'
import type { Config } from '../config.ts'
import { enqueueDueFeeds, freeAbandonedFeeds } from '../feeds/jobs.ts'
import { live } from '../demo/life.ts'
import { figuresAreDue } from '../figures/waiting.queries.ts'
import { workFigures } from '../figures/work.ts'
import { pruneHosts } from '../feeds/queries.ts'
import { feedRules } from '../feeds/rules.ts'
import { runFeed } from '../feeds/run-feed.ts'
import { resumeInterrupted } from '../imports/interrupted.ts'
import { runQueuedImport } from '../imports/job.ts'
import { pruneUploads } from '../imports/uploads.ts'
import { sendMessage, type Delivery } from '../messages/deliver.ts'
import { pruneOld } from './prune.ts'
import type { Watchdog } from './watchdog.ts'

/** What jobs work with. */
export interface JobServices {
  sql: Sql
  config: Config
  log: Logger
  delivery: Delivery
  analysis: AnalysisThread
  watchdog: Watchdog
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/** Every kind of job, by name. */
export function tasks(services: JobServices): TaskList {
  return {
    prune_old: async () => {
      await pruneOld(services.sql, Date.now())
      await pruneUploads(services.sql, Date.now())
      await pruneHosts(services.sql, Date.now())
    },
    // Another process may have died, or this one have lost the database half-way.
    resume_interrupted: async () => {
      const { resumed, ended } = await resumeInterrupted(services.sql)
      if (resumed + ended > 0)
        services.log.warn({ resumed, ended }, 'imports that were broken off are begun again, or ended')
    },
    send_message: (payload, { job }) =>
      sendMessage(services, (payload as { messageId: string }).messageId, job.attempts >= job.max_attempts),
    feeds_due: async () => {
      await freeAbandonedFeeds(services.sql)
      await enqueueDueFeeds(services.sql, Date.now())
    },
    feed_fetch: (payload) => {
      const { feedId, asked } = payload as { feedId: number; asked: boolean }
      const rules = feedRules(services.config.PANDORA_FEEDS_ALLOW_HOSTS, services.stopping)
      return runFeed(
        {
          sql: services.sql,
          rules,
          stopping: services.stopping,
          now: Date.now,
          random: Math.random,
          fault: (error) => services.log.error({ error, feedId }, 'feed'),
        },
        feedId,
        asked,
      )
    },
    import_run: (payload) => {
      const { runId } = payload as { runId: number }
      return services.watchdog.during(runId, () =>
        runQueuedImport({ ...services, home: services.config.PANDORA_HOME }, runId),
      )
    },
    figures: async () => {
      const { companies, seconds } = await workFigures({
        sql: services.sql,
        now: Date.now,
        stopping: () => services.stopping.aborted,
        fault: (companyId, error) =>
          services.log.error({ companyId, error }, 'figures of a company could not be worked out'),
      })
      if (companies > 0) services.log.info({ companies, seconds: Math.round(seconds * 10) / 10 }, 'figures worked out')
    },
    figures_due: () => figuresAreDue(services.sql),
    analyse: () => services.analysis.work(),
    // What a dead process left, and the scores of a new day.
    analysis_due: () => analysisIsDue(services.sql, Date.now()),
    demo_life: () => live(services, Date.now()),
  }
}
