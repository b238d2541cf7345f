import type { Db } from '@pandora/store/database'
import type { Account } from '../../auth/account.queries.ts'

/** Tables of a user's that hold secrets or pass in a day, and nothing that a user put in. */
const notTheirs = ['refresh_token', 'request_answer', 'live_event']
/** Columns of `account` that are not the user's to take along. */
const secretColumns = ['password_hash']

/**
 * Everything stored of a user, by table: every table that names the user in a column `uid`, those of domains yet to come included.
 * Pictures and other bytes are left out.
 */
export async function everythingOf(db: Db, uid: number): Promise<Record<string, readonly object[]>> {
  const tables = await db<{ table_name: string; columns: string[] }[]>`
    select c.table_name, array_agg(c.column_name::text order by c.ordinal_position) filter (where c.data_type <> 'bytea' and c.column_name <> all(${db.array(secretColumns)})) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> all(${db.array(notTheirs)})
    group by c.table_name having bool_or(c.column_name = 'uid') order by c.table_name`
  const everything: Record<string, readonly object[]> = {}
  for (const { table_name, columns } of tables) everything[table_name] = await db<{ row: object }[]>`select to_jsonb(one) as row from (select ${db(columns)} from ${db(table_name)} where uid = ${uid}) one`.then((rows) => rows.map(({ row }) => row))
  everything['account_invite'] = (await db<{ row: object }[]>`select to_jsonb(one) as row from (select email, role, invited_at, expires_at, accepted_at from account_invite where invited_by = ${uid}) one`).map(({ row }) => row)
  // Tiles and links hang on the user's floors and do not name the user.
  everything['floor_tile'] = (await db<{ row: object }[]>`select to_jsonb(t) as row from floor_tile t join floor f using (floor_id) where f.uid = ${uid} order by t.floor_id, t.position`).map(({ row }) => row)
  everything['floor_share'] = (await db<{ row: object }[]>`select to_jsonb(s) - 'token_hash' as row from floor_share s join floor f using (floor_id) where f.uid = ${uid}`).map(({ row }) => row)
  return everything
}

/** Deletes an account and everything of the user's. Of the audit trail what happened and when is kept, and nothing that leads to a person. */
export async function deleteEverythingOf(tx: Db, { uid, email, phone }: Pick<Account, 'uid' | 'email' | 'phone'>): Promise<void> {
  await tx`update audit_event set detail = detail - 'address' - 'sessionId' where uid = ${uid}`
  await tx`delete from live_event where uid = ${uid}`
  const reached = [email?.toLowerCase(), phone].filter((one) => one !== null && one !== undefined)
  await tx`delete from outbox where lower(receiver) = any(${tx.array(reached)}::text[])`
  await tx`delete from account_code where subject = any(${tx.array(reached)}::text[])`
  await tx`delete from sign_in_failure where subject = any(${tx.array(reached.map((one) => `account:${one}`))}::text[])`
  await tx`delete from account_invite where lower(email) = any(${tx.array(reached)}::text[])`
  await tx`delete from account where uid = ${uid}`
}
