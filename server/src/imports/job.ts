import { parseProfile } from '@pandora/sources/files/profile'
import { filesSource } from '@pandora/sources/files/files-source'
import type { Sql } from '@pandora/store/database'
import { queuedRun } from './job.queries.ts'
import { runImport } from './run.ts'

export interface ImportJobServices {
  sql: Sql
  /** Aborted when the process stops: the run goes back into the queue. */
  stopping: AbortSignal
}

/** Works off the queued run that a job names. A run that is no longer queued (cancelled meanwhile) is left alone. */
export async function runQueuedImport({ sql, stopping }: ImportJobServices, runId: number): Promise<void> {
  const run = await queuedRun(sql, runId)
  if (!run) return
  const result = await runImport({
    sql, runId, marketId: run.market_id, dryRun: run.dry_run, source: filesSource, signal: stopping, requeue: true,
    asked: { path: run.path, name: run.file, profile: parseProfile(run.profile_text ?? '') },
  })
  // Thrown so that the queue hands the job out again.
  if (result.state === 'queued') throw new Error('the process is stopping')
}
