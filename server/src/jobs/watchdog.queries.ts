import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'

/** Whether somebody has asked to cancel a run. */
export async function isCancelling(db: Db, runId: number): Promise<boolean> {
  const rows = await db`select 1 from import_run where run_id = ${runId} and state = 'cancelling'`
  return rows.length > 0
}

/**
 * Ends a run whose process is stuck: cancelled where that was asked for, else failed as IMPORT_STUCK. Readers hear of
 * it.
 */
export async function endStuckRun(db: Db, runId: number, seconds: number): Promise<void> {
  const [run] = await db<
    { market_id: number }[]
  >`update import_run set finished_at = now(), seconds_left = null, rate = null,
      state = case state when 'cancelling' then 'cancelled' else 'failed' end,
      error_code = case state when 'cancelling' then null else 'IMPORT_STUCK' end,
      error_message = case state when 'cancelling' then null else ${JSON.stringify({ seconds })} end
    where run_id = ${runId} and state in ('reading', 'merging', 'cancelling') returning market_id`
  if (run) await emitLive(db, { topic: 'import-run', marketId: run.market_id, ids: [String(runId)] })
}
