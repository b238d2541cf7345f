import type { Db } from '@pandora/store/database'
import type { ImportRunRow } from '@pandora/store/generated/schema'

/** A run that waits to be worked off; undefined when it does not, or is not there. */
export async function queuedRun(
  db: Db,
  runId: number,
): Promise<Pick<ImportRunRow, 'market_id' | 'source' | 'dry_run' | 'file' | 'path' | 'profile_text'> | undefined> {
  const [run] = await db<Pick<ImportRunRow, 'market_id' | 'source' | 'dry_run' | 'file' | 'path' | 'profile_text'>[]>`
    select market_id, source, dry_run, file, path, profile_text from import_run
      where run_id = ${runId} and state = 'queued'`
  return run
}

/** Hands a run to the workers. Imports run one after another: a folder's companies come before what refers to them. */
export async function enqueueRun(db: Db, runId: number): Promise<void> {
  await db`select graphile_worker.add_job('import_run', payload := ${db.json({ runId })}::json, queue_name := 'imports',
    job_key := ${`import-${runId}`}, max_attempts := 10)`
}

/**
 * Forgets uploads from before an instant (ms) that no waiting or running import needs; answers where their files are.
 */
export async function dropOldUploads(db: Db, before: number): Promise<string[]> {
  const rows = await db<{ path: string }[]>`delete from upload u where uploaded_at < ${new Date(before).toISOString()}
    and not exists (select 1 from import_run r
      where r.path = u.path and r.state in ('queued', 'reading', 'merging', 'cancelling')) returning path`
  return rows.map(({ path }) => path)
}
