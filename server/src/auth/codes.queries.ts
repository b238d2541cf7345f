import type { Db } from '@pandora/store/database'

const iso = (ms: number) => new Date(ms).toISOString()

export async function addCode(
  tx: Db,
  {
    codeId,
    purpose,
    subject,
    hash,
    now,
    expiresAt,
  }: { codeId: string; purpose: string; subject: string; hash: Buffer; now: number; expiresAt: number },
): Promise<void> {
  await tx`insert into account_code (code_id, purpose, subject, code_hash, created_at, expires_at)
    values (${codeId}, ${purpose}, ${subject}, ${hash}, ${iso(now)}, ${iso(expiresAt)})`
}

/**
 * The code that counts of a purpose and subject: the newest, while it is alive and unspent. Links cannot be guessed, so
 * each of them counts
 * until it is spent: two who invite the same person do not undo each other.
 */
const counting = (db: Db, purpose: string, subject: string, now: number, link?: Buffer) =>
  link
    ? db`
  select code_id from account_code where purpose = ${purpose} and subject = ${subject} and code_hash = ${link}
    and expires_at > ${iso(now)} and spent_at is null`
    : db`
  select code_id from (select code_id, expires_at, spent_at from account_code
    where purpose = ${purpose} and subject = ${subject} order by created_at desc, code_id limit 1) newest
  where expires_at > ${iso(now)} and spent_at is null`

/**
 * Holds a hash against the code that counts, in one statement, so that guesses at once are all counted; answers its id
 * where it fits, and whether this guess was the last it bears.
 */
export async function tryRow(
  db: Db,
  {
    purpose,
    subject,
    hash,
    now,
    attempts,
    isLink,
  }: { purpose: string; subject: string; hash: Buffer; now: number; attempts: number; isLink: boolean },
): Promise<{ codeId: string | undefined; guessedOut: boolean }> {
  const [row] = await db<{ code_id: string; fits: boolean; attempts: number }[]>`
    update account_code set
      attempts = attempts + case when code_hash = ${hash} then 0 else 1 end,
      checked_at = case when code_hash = ${hash} then coalesce(checked_at, ${iso(now)}::timestamptz) else checked_at end
    where code_id in (${counting(db, purpose, subject, now, isLink ? hash : undefined)}) and attempts < ${attempts}
    returning code_id, attempts, code_hash = ${hash} as fits`
  return {
    codeId: row?.fits ? row.code_id : undefined,
    guessedOut: row !== undefined && !row.fits && row.attempts >= attempts,
  }
}

export async function isChecked(db: Db, purpose: string, subject: string, now: number): Promise<boolean> {
  const [row] = await db`select 1 from account_code where code_id in (${counting(db, purpose, subject, now)})
      and checked_at is not null`
  return row !== undefined
}

/** Spends a code; false where it was spent or has expired. What its message kept secret is forgotten. */
export async function spendRow(tx: Db, codeId: string, now: number): Promise<boolean> {
  const [row] = await tx`update account_code set spent_at = ${iso(now)}
      where code_id = ${codeId} and spent_at is null and expires_at > ${iso(now)} returning 1`
  if (row) await tx`update outbox set secret = null where code_id = ${codeId}`
  return row !== undefined
}

/** Spends the codes of a purpose and subject; what their messages kept secret is forgotten. */
export async function endRows(db: Db, purpose: string, subject: string, now: number): Promise<void> {
  await db`with ended as (update account_code set spent_at = ${iso(now)}
    where purpose = ${purpose} and subject = ${subject} and spent_at is null returning code_id)
    update outbox set secret = null where code_id in (select code_id from ended)`
}
