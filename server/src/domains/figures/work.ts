import { figuresAreDue } from './quarters/waiting.queries.ts'
import { workFigures } from './quarters/work.ts'
import type { Work, WorkServices } from '../../jobs/work.ts'

/** Quarters, ratios and weekly valuations are worked out of companies whose statements, shares or bars have changed. */
export function figuresWork({ sql, log, stopping }: WorkServices): Work {
  return {
    tasks: {
      figures: async () => {
        const { companies, seconds } = await workFigures({
          sql,
          now: Date.now,
          stopping: () => stopping.aborted,
          fault: (companyId, error) => log.error({ companyId, error }, 'figures of a company could not be worked out'),
        })
        if (companies > 0) log.info({ companies, seconds: Math.round(seconds * 10) / 10 }, 'figures worked out')
      },
      figures_due: () => figuresAreDue(sql),
    },
    crontab: ['* * * * * figures_due'],
    begin: () => figuresAreDue(sql),
  }
}
