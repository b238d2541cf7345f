import type { Db } from '@pandora/store/database'

/** Has months looked at; one job at most waits. */
export async function awaitMonths(db: Db): Promise<void> {
  await db`select graphile_worker.add_job('ranking_months', job_key := 'ranking_months', job_key_mode := 'replace',
    max_attempts := 3)`
}
