import type { Work, WorkServices } from '../../jobs/work.ts'
import { readWaiting } from './reading.ts'
import { readingIsDue } from './work.queries.ts'

/** Documents of knowledge bases are read one after the other; what a process that died had begun is begun again. */
export function knowledgeWork({ sql, log, stopping }: WorkServices): Work {
  return {
    tasks: {
      read_knowledge: async () => {
        const documents = await readWaiting(sql, Date.now, () => stopping.aborted)
        if (documents > 0) log.info({ documents }, 'read into knowledge bases')
      },
      knowledge_due: () => readingIsDue(sql, Date.now()),
    },
    crontab: ['* * * * * knowledge_due'],
    begin: () => readingIsDue(sql, Date.now()),
  }
}
