import { analysisIsDue } from '../../analysis/due.queries.ts'
import { analysisThread } from '../../analysis/job.ts'
import type { Work, WorkServices } from '../../jobs/work.ts'

/** Documents that wait are read in a thread of the worker. */
export function analysisWork({ sql, databaseUrl, config, log }: WorkServices): Work {
  const thread = analysisThread({ databaseUrl, config, log })
  return {
    tasks: {
      analyse: () => thread.work(),
      // What a dead process left, and the scores of a new day.
      analysis_due: () => analysisIsDue(sql, Date.now()),
    },
    crontab: ['* * * * * analysis_due'],
    begin: () => analysisIsDue(sql, Date.now()),
    stop: thread.stop,
  }
}
