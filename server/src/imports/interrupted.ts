import type { Sql } from '@pandora/store/database'
import { dropOrphanStaging, dropStaging } from '@pandora/store/staging'
import { abandonedJobs, endInterrupted, jobOf, unfinishedRuns, unlockWorkers } from './interrupted.queries.ts'
import { holdRun, requeueRun } from './queries.ts'

/** How often a run is begun before one that always takes its process down with it is given up. */
const MOST_TRIES = 3

/**
 * Runs whose process died half-way: nothing of them stays, and those that came through the queue go back into it, to be
 * done in the end.
 * Cancelled ones stay cancelled; those begun by hand, or begun too often, end as failed. Answers how many there were of
 * each, and how many
 * another process seems to work on still.
 */
export async function resumeInterrupted(sql: Sql): Promise<{ resumed: number; ended: number; held: number }> {
  const outcome = { resumed: 0, ended: 0, held: 0 }
  for (const { run_id: runId, state } of await unfinishedRuns(sql)) {
    const release = await holdRun(sql, runId)
    if (!release) {
      outcome.held++
      continue
    }
    try {
      await dropStaging(sql, runId)
      const job = state === 'cancelling' ? undefined : await jobOf(sql, runId)
      if (job && job.attempts < MOST_TRIES) {
        await requeueRun(sql, runId)
        if (job.locked_by !== null) await unlockWorkers(sql, [job.locked_by])
        outcome.resumed++
      } else outcome.ended += await endInterrupted(sql, runId, state)
    } finally {
      await release()
    }
  }
  await freeQueue(sql)
  await dropOrphanStaging(sql)
  return outcome
}

/**
 * A process that died holds its job, and with it the queue of all imports, for hours: the queue goes on where nobody
 * works on the run.
 */
async function freeQueue(sql: Sql): Promise<void> {
  for (const { run_id: runId, locked_by: worker } of await abandonedJobs(sql)) {
    const release = await holdRun(sql, runId)
    if (!release) continue
    try {
      await unlockWorkers(sql, [worker])
    } finally {
      await release()
    }
  }
}
