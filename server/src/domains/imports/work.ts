import { setTimeout as wait } from 'node:timers/promises'
import { resumeInterrupted } from '../../imports/interrupted.ts'
import { runQueuedImport } from '../../imports/job.ts'
import { pruneUploads } from '../../imports/uploads.ts'
import { startWatchdog } from '../../jobs/watchdog.ts'
import type { Work, WorkServices } from '../../jobs/work.ts'

/** Imports are run one after the other; what a process that died had begun is begun again. */
export function importsWork({ sql, databaseUrl, config, log, stopping }: WorkServices): Work {
  const watchdog = startWatchdog({ url: databaseUrl, log })
  let held = 0
  const resume = async (): Promise<void> => {
    const found = await resumeInterrupted(sql)
    if (found.resumed + found.ended > 0)
      log.warn({ resumed: found.resumed, ended: found.ended }, 'imports that were broken off are begun again, or ended')
    held = found.held
  }
  /**
   * The server notices a killed process only when it next writes to it or reads from it: looked at again after 1, 2, 4
   * … 16 s, not at the next minute only.
   */
  const resumeSoon = async (): Promise<void> => {
    for (let seconds = 1; seconds <= 16 && held > 0; seconds *= 2) {
      await wait(seconds * 1000, undefined, { signal: stopping, ref: false })
      await resume()
    }
  }
  return {
    tasks: {
      import_run: (payload) => {
        const { runId } = payload as { runId: number }
        return watchdog.during(runId, () => runQueuedImport({ sql, stopping, home: config.PANDORA_HOME }, runId))
      },
      // Another process may have died, or this one have lost the database half-way.
      resume_interrupted: resume,
    },
    crontab: ['* * * * * resume_interrupted'],
    prepare: resume,
    begin: async () =>
      void resumeSoon().catch((error: unknown) => log.warn({ error }, 'broken-off imports wait for the next look')),
    prune: (now) => pruneUploads(sql, now),
    stop: watchdog.stop,
  }
}
