import { instant } from '@pandora/store/as-of'
import type { Db, Sql } from '@pandora/store/database'
import { holdLock } from '@pandora/store/hold'
import type { Rejection } from '@pandora/sources/source'
import type { Progress } from './progress.ts'
import type { Tally } from './tally.ts'

/** Most rejected rows of a run that are kept one by one; the rest is counted. */
export const MOST_REJECTIONS = 100_000

/** Lock of the process that works on a run; the second number is the run. */
const RUN_LOCK = 5_041_003

export interface NewRun {
  marketId: number
  source: string
  profile: string | null
  profileText: string | null
  /** File name as shown. */
  file: string
  /** Where the worker finds it. */
  path: string
  dryRun: boolean
  startedBy: string
}

/** Enters a run as queued; answers its id. */
export async function createRun(db: Db, run: NewRun): Promise<number> {
  const [row] = await db<{ run_id: number }[]>`
    insert into import_run (market_id, source, profile, profile_text, file, path, state, dry_run, started_by)
    values (${run.marketId}, ${run.source}, ${run.profile}, ${run.profileText}, ${run.file}, ${run.path}, 'queued',
      ${run.dryRun}, ${run.startedBy})
    returning run_id`
  if (!row) throw new Error('import_run gave no id')
  return row.run_id
}

/** The id of a run that is entered once it has ended. */
export async function nextRunId(db: Db): Promise<number> {
  const [row] = await db<{ run_id: number }[]>`
    select nextval(pg_get_serial_sequence('import_run', 'run_id'))::int as run_id`
  if (!row) throw new Error('import_run gave no id')
  return row.run_id
}

/** Enters a run that has ended, with what it has come to; its rows were held in memory, so there was no way to it. */
export async function enterRun(
  db: Db,
  run: NewRun & {
    runId: number
    state: 'done' | 'failed'
    startedAt: number
    tally: Tally
    error: { code: string; message: string } | undefined
  },
): Promise<void> {
  const { rows, rejectedRows, kinds } = run.tally
  await db`
    insert into import_run (run_id, market_id, source, profile, profile_text, file, path, state, dry_run, started_by,
      started_at, finished_at, bytes_read, bytes_total, rows_read, rejected, counts, error_code, error_message)
    overriding system value
    values (${run.runId}, ${run.marketId}, ${run.source}, ${run.profile}, ${run.profileText}, ${run.file}, ${run.path},
      ${run.state}, ${run.dryRun}, ${run.startedBy}, ${instant(run.startedAt)}, clock_timestamp(), ${rows}, ${rows},
      ${rows}, ${rejectedRows}, ${db.json(kinds as never)}, ${run.error?.code ?? null}, ${run.error?.message ?? null})`
}

/**
 * Takes a queued run, so that it is worked on once; false when it is in another state. What a broken-off try left of
 * rejections goes.
 */
export async function claimRun(db: Db, runId: number, startedAt: number): Promise<boolean> {
  const claimed =
    await db`update import_run set state = 'reading', started_at = ${instant(startedAt)}, finished_at = null,
      error_code = null, error_message = null,
    rows_read = 0, rejected = 0, counts = '{}', bytes_read = 0 where run_id = ${runId} and state = 'queued' returning 1`
  if (claimed.count === 0) return false
  await db`delete from import_rejection where run_id = ${runId}`
  return true
}

/** Writes how far a run has come; answers whether somebody has asked to cancel it. */
export async function saveProgress(db: Db, runId: number, progress: Progress, tally: Tally): Promise<boolean> {
  const [row] = await db<
    { state: string }[]
  >`update import_run set bytes_read = ${progress.bytes}, bytes_total = ${progress.bytesTotal},
    rows_read = ${progress.rows},
    rejected = ${progress.rejected}, rate = ${progress.rate}, seconds_left = ${progress.secondsLeft},
      counts = ${db.json(tally.kinds as never)}
    where run_id = ${runId} returning state`
  return row?.state === 'cancelling'
}

/** Adds rejected rows from number `from` on. */
export async function saveRejections(
  db: Db,
  runId: number,
  from: number,
  rejections: readonly Rejection[],
): Promise<void> {
  if (rejections.length === 0) return
  const rows = rejections.map(({ line, field, reason, value }, index) => ({
    run_id: runId,
    rejection_id: from + index,
    line,
    field,
    reason,
    value,
  }))
  await db`insert into import_rejection ${db(rows, 'run_id', 'rejection_id', 'line', 'field', 'reason', 'value')}`
}

/** Keeps rejected rows behind those that are kept already, up to MOST_REJECTIONS. */
export async function addRejections(db: Db, runId: number, rejections: readonly Rejection[]): Promise<void> {
  if (rejections.length === 0) return
  const [kept] = await db<[{ count: number }]>`
    select coalesce(max(rejection_id) + 1, 0)::int as count from import_rejection where run_id = ${runId}`
  await saveRejections(db, runId, kept.count, rejections.slice(0, Math.max(0, MOST_REJECTIONS - kept.count)))
}

/** Says that reading is over and the merge begins; true when cancelling was asked for first. */
export async function beginMerge(db: Db, runId: number): Promise<boolean> {
  const [row] = await db<
    { state: string }[]
  >`update import_run set state = case when state = 'cancelling' then state else 'merging' end, seconds_left = null
    where run_id = ${runId} returning state`
  return row?.state === 'cancelling'
}

/**
 * Ends a run. Inside the merge's transaction it answers false, and must be rolled back, when cancelling was asked for
 * meanwhile.
 */
export async function finishRun(
  db: Db,
  runId: number,
  state: 'done' | 'failed' | 'cancelled',
  tally: Tally,
  error?: { code: string; message: string },
): Promise<boolean> {
  const ended = await db`update import_run set state = ${state}, finished_at = now(), rows_read = ${tally.rows},
      rejected = ${tally.rejectedRows}, seconds_left = null,
    counts = ${db.json(tally.kinds as never)}, error_code = ${error?.code ?? null},
      error_message = ${error?.message ?? null}
    where run_id = ${runId} and (${state} <> 'done' or state <> 'cancelling') returning 1`
  return ended.count > 0
}

/** Puts a run back into the queue: the process stops, another one will work it off from the start. */
export async function requeueRun(db: Db, runId: number): Promise<void> {
  await db`update import_run set state = 'queued', started_at = null, rate = null, seconds_left = null
    where run_id = ${runId} and state in ('reading', 'merging')`
}

/** Holds a run for this process as long as it lives: a lock of one connection, gone when the process is. */
export async function holdRun(sql: Sql, runId: number): Promise<(() => Promise<void>) | null> {
  return holdLock(sql, RUN_LOCK, runId)
}

/** The profiles saved in a market, by name. */
export async function savedProfiles(db: Db, marketId: number): Promise<{ name: string; text: string }[]> {
  return db<
    { name: string; text: string }[]
  >`select name, text from import_profile where market_id = ${marketId} order by name`
}

/** Rejected rows of a run after a number, in order. */
export async function rejectionsAfter(
  db: Db,
  runId: number,
  after: number,
  limit: number,
): Promise<(Rejection & { rejection_id: number })[]> {
  return db<
    (Rejection & { rejection_id: number })[]
  >`select rejection_id, line, field, reason, value from import_rejection
    where run_id = ${runId} and rejection_id > ${after} order by rejection_id limit ${limit}`
}

/** Whether a finished run of the market has read exactly this. */
export async function readBefore(db: Db, marketId: number, fingerprint: string): Promise<boolean> {
  const rows =
    await db`select 1 from import_run where market_id = ${marketId} and fingerprint = ${fingerprint} and state = 'done'
      and not dry_run limit 1`
  return rows.length > 0
}

/** Writes down what a run has read. */
export async function keepFingerprint(db: Db, runId: number, fingerprint: string): Promise<void> {
  await db`update import_run set fingerprint = ${fingerprint} where run_id = ${runId}`
}
