import type { Work, WorkServices } from '../../jobs/work.ts'
import { indexIsDue } from './index/index.queries.ts'
import { workIndex } from './index/indexing.ts'

/** Documents that came many at once, and those stored before there was an index, are put into it. */
export function documentsWork({ sql, log, stopping }: WorkServices): Work {
  return {
    tasks: {
      index_documents: async () => {
        const begun = performance.now()
        const documents = await workIndex(sql, () => stopping.aborted)
        if (documents > 0)
          log.info({ documents, seconds: Math.round((performance.now() - begun) / 100) / 10 }, 'indexed')
      },
      index_due: () => indexIsDue(sql),
    },
    crontab: ['* * * * * index_due'],
    begin: () => indexIsDue(sql),
  }
}
