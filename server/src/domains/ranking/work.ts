import type { Work, WorkServices } from '../../jobs/work.ts'
import { awaitMonths } from './months/due.queries.ts'
import { workMonths } from './months/work.ts'

/** Months of the track record are worked out of what was known at their ends, once nothing waits to be read. */
export function rankingWork({ sql, log, stopping }: WorkServices): Work {
  return {
    tasks: {
      ranking_months: async () => {
        const months = await workMonths({ sql, now: Date.now, stopping: () => stopping.aborted })
        if (months > 0) log.info({ months }, 'months of the ranking worked out')
      },
      ranking_due: () => awaitMonths(sql),
    },
    crontab: ['*/3 * * * * ranking_due'],
    begin: () => awaitMonths(sql),
  }
}
