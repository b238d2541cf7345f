import type { Db } from '@pandora/store/database'
import type { ImportRejectionRow, ImportRunRow, UploadRow } from '@pandora/store/generated/schema'

export type Run = Omit<ImportRunRow, 'profile_text' | 'path' | 'fingerprint'> & {
  /** Rows whose figures seem to be told in another unit. */ unit_doubts: number
}

const columns = (
  db: Db,
) => db`run_id, market_id, source, profile, file, state, dry_run, started_by, queued_at, started_at, finished_at,
  bytes_read, bytes_total,
  rows_read, rate, seconds_left, rejected, counts, error_code, error_message,
  (select count(distinct u.line)::int from unit_doubt u where u.run_id = import_run.run_id
    and u.superseded_at = 'infinity') as unit_doubts`

/** A market's runs, newest first. */
export async function runsPage(
  db: Db,
  marketId: number,
  page: number,
  size: number,
): Promise<{ rows: Run[]; total: number }> {
  const [counted] = await db<
    { total: number }[]
  >`select count(*)::int as total from import_run where market_id = ${marketId}`
  const rows = await db<Run[]>`select ${columns(db)} from import_run where market_id = ${marketId} order by run_id desc
    limit ${size} offset ${page * size}`
  return { rows, total: counted?.total ?? 0 }
}

export async function runById(db: Db, marketId: number, runId: number): Promise<Run | undefined> {
  const [row] = await db<
    Run[]
  >`select ${columns(db)} from import_run where market_id = ${marketId} and run_id = ${runId}`
  return row
}

/**
 * Asks for a run to be cancelled: one that waits is cancelled at once, one that is worked on as soon as it looks. False
 * when it is over.
 */
export async function cancelRun(db: Db, marketId: number, runId: number): Promise<boolean> {
  const asked = await db`update import_run set state = case state when 'queued' then 'cancelled' else 'cancelling' end,
    finished_at = case state when 'queued' then now() end
    where market_id = ${marketId} and run_id = ${runId} and state in ('queued', 'reading', 'merging') returning 1`
  return asked.count > 0
}

/** Rejected rows of a run, of one reason where one is named. */
export async function rejectionsPage(
  db: Db,
  runId: number,
  { page, size, reason }: { page: number; size: number; reason?: string | undefined },
): Promise<{ rows: ImportRejectionRow[]; total: number }> {
  const of = reason === undefined ? db`` : db`and reason = ${reason}`
  const [counted] = await db<
    { total: number }[]
  >`select count(*)::int as total from import_rejection where run_id = ${runId} ${of}`
  const rows = await db<
    ImportRejectionRow[]
  >`select run_id, rejection_id, line, field, reason, value from import_rejection
    where run_id = ${runId} ${of} order by rejection_id limit ${size} offset ${page * size}`
  return { rows, total: counted?.total ?? 0 }
}

/** Why rows of a run were rejected, and how many of each, the most first. */
export async function rejectionCounts(db: Db, runId: number): Promise<{ reason: string; rows: number }[]> {
  return db<{ reason: string; rows: number }[]>`
    select reason, count(distinct line)::int as rows from import_rejection where run_id = ${runId}
    group by reason order by rows desc, reason`
}

export async function addUpload(db: Db, upload: Omit<UploadRow, 'uploaded_at'>): Promise<void> {
  await db`insert into upload (upload_id, market_id, file, path, bytes, uploaded_by)
    values (${upload.upload_id}, ${upload.market_id}, ${upload.file}, ${upload.path}, ${upload.bytes},
      ${upload.uploaded_by})`
}

export async function uploadById(
  db: Db,
  marketId: number,
  uploadId: string,
): Promise<Pick<UploadRow, 'file' | 'path'> | undefined> {
  const [row] = await db<
    Pick<UploadRow, 'file' | 'path'>[]
  >`select file, path from upload where market_id = ${marketId} and upload_id = ${uploadId}`
  return row
}

/** Saves a mapping profile under its name; an earlier one of that name is replaced. */
export async function saveProfile(
  db: Db,
  marketId: number,
  name: string,
  text: string,
  savedBy: string,
): Promise<void> {
  await db`insert into import_profile (market_id, name, text, saved_by)
    values (${marketId}, ${name}, ${text}, ${savedBy})
    on conflict (market_id, name) do update set text = excluded.text, saved_by = excluded.saved_by, saved_at = now()`
}

export async function deleteProfile(db: Db, marketId: number, name: string): Promise<boolean> {
  const deleted = await db`delete from import_profile where market_id = ${marketId} and name = ${name} returning 1`
  return deleted.count > 0
}
