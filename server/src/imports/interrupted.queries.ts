import type { Db } from '@pandora/store/database'

/** Runs that are being worked on, or were when their process died. */
export async function unfinishedRuns(db: Db): Promise<{ run_id: number; state: string }[]> {
  return db<
    { run_id: number; state: string }[]
  >`select run_id, state from import_run where state in ('reading', 'merging', 'cancelling') order by run_id`
}

/** The job that a run came by; undefined for a run begun by hand. */
export async function jobOf(
  db: Db,
  runId: number,
): Promise<{ attempts: number; locked_by: string | null } | undefined> {
  const [job] = await db<
    { attempts: number; locked_by: string | null }[]
  >`select attempts, locked_by from graphile_worker.jobs where key = ${`import-${runId}`}`
  return job
}

/**
 * Import jobs that a worker took a while ago: it begins to work on the run at once, so one whose run nobody works on
 * belongs to a dead one.
 */
export async function abandonedJobs(db: Db): Promise<{ run_id: number; locked_by: string }[]> {
  return db<
    { run_id: number; locked_by: string }[]
  >`select substring(key from '^import-([0-9]+)$')::int as run_id, locked_by from graphile_worker.jobs
    where task_identifier = 'import_run' and key ~ '^import-[0-9]+$' and locked_by is not null
      and locked_at < now() - interval '30 seconds'`
}

/** Gives back what dead workers hold. */
export async function unlockWorkers(db: Db, workers: readonly string[]): Promise<void> {
  await db`select graphile_worker.force_unlock_workers(${db.array(workers as string[])}::text[])`
}

/** Ends a run whose process died: cancelled where that was asked for, else failed. Answers how many rows that were. */
export async function endInterrupted(db: Db, runId: number, state: string): Promise<number> {
  const ended =
    await db`update import_run set state = ${state === 'cancelling' ? 'cancelled' : 'failed'}, finished_at = now(),
      seconds_left = null,
    error_code = ${state === 'cancelling' ? null : 'IMPORT_INTERRUPTED'} where run_id = ${runId} and state = ${state}
      returning 1`
  return ended.count
}
