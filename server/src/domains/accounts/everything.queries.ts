import type { Db } from '@pandora/store/database'
import type { Account } from '../../auth/account.queries.ts'

/** Tables of a user's that hold secrets or pass in a day, and nothing that a user put in. */
const notTheirs = ['refresh_token', 'request_answer', 'live_event']
/** Columns of `account` that are not the user's to take along. */
const secretColumns = ['password_hash', 'sealed_secret']

interface OwnTable {
  table_name: string
  columns: string[]
  /** Null where the table has a `uid` of its own; else the column that leads to `parent_column` of a table that has. */
  child_column: string | null
  parent: string | null
  parent_column: string | null
}

/**
 * Tables that hold something of users: those with a column `uid`, and those that hang on one of these (the tiles of a
 * floor).
 */
async function ownTables(db: Db): Promise<OwnTable[]> {
  return db<OwnTable[]>`
    with own as (select c.oid, c.relname::text as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'uid' and not a.attisdropped
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace),
      tables as (
        select oid, name, null::text as child_column, null::text as parent, null::text as parent_column from own
        union
        select c.oid, c.relname::text, child.attname::text, own.name, parent.attname::text from pg_constraint f
          join own on own.oid = f.confrelid join pg_class c on c.oid = f.conrelid
          join pg_attribute child on child.attrelid = f.conrelid and child.attnum = f.conkey[1]
            join pg_attribute parent on parent.attrelid = f.confrelid and parent.attnum = f.confkey[1]
        where f.contype = 'f' and f.confdeltype = 'c' and cardinality(f.conkey) = 1 and own.name <> 'account'
          and f.conrelid not in (select oid from own))
    select t.name as table_name, t.child_column, t.parent, t.parent_column,
      array_agg(a.attname::text order by a.attnum) filter (where a.atttypid <> 'bytea'::regtype
        and a.attname <> all(${db.array(secretColumns)})) as columns
    from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.name <> all(${db.array(notTheirs)}) group by t.name, t.child_column, t.parent, t.parent_column
      order by t.name`
}

/**
 * Everything stored of a user, by table, those of domains yet to come included. Pictures and other bytes are left out.
 */
export async function everythingOf(
  db: Db,
  { uid, email, phone }: Pick<Account, 'uid' | 'email' | 'phone'>,
): Promise<Record<string, Record<string, unknown>[]>> {
  const selects = new Map<string, ReturnType<Db>>()
  for (const { table_name, columns, child_column, parent, parent_column } of await ownTables(db)) {
    const whose =
      child_column && parent && parent_column
        ? db`${db(child_column)} in (select ${db(parent_column)} from ${db(parent)} where uid = ${uid})`
        : db`uid = ${uid}`
    selects.set(table_name, db`select ${db(columns)} from ${db(table_name)} where ${whose}`)
  }
  selects.set(
    'account_invite',
    db`select email, role, invited_at, expires_at, accepted_at from account_invite where invited_by = ${uid}`,
  )
  selects.set(
    'outbox',
    db`select kind, purpose, receiver, language, subject, state, queued_at, sent_at from outbox
      where lower(receiver) = any(${db.array(reachedBy({ email, phone }))}::text[])`,
  )
  return rowsOf(db, selects)
}

const unions = new Map<number, TemplateStringsArray>()

/** The template that joins so many selects: made once of each number, for the driver remembers every one that it sees. */
function unionOf(selects: number): TemplateStringsArray {
  const parts = ['', ...Array.from({ length: selects - 1 }, () => ' union all '), '']
  const known = unions.get(selects) ?? Object.assign(parts, { raw: parts })
  unions.set(selects, known)
  return known
}

/**
 * Rows by their table as JSON says them: instants as text, with their zone. One statement, so that all of them are of
 * one instant, and a hundred tables are no hundred questions.
 */
async function rowsOf(
  db: Db,
  selects: ReadonlyMap<string, ReturnType<Db>>,
): Promise<Record<string, Record<string, unknown>[]>> {
  const told = [...selects].map(
    ([table, select]) => db`select ${table}::text as table_name, to_jsonb(one) as row from (${select}) one`,
  )
  const rows = await db<{ table_name: string; row: Record<string, unknown> }[]>(unionOf(told.length), ...told)
  const byTable = Object.groupBy(rows, ({ table_name }) => table_name)
  return Object.fromEntries([...selects.keys()].map((table) => [table, (byTable[table] ?? []).map(({ row }) => row)]))
}

/** Where a user is written to. */
const reachedBy = ({ email, phone }: Pick<Account, 'email' | 'phone'>) =>
  [email?.toLowerCase(), phone].filter((one) => one !== null && one !== undefined)

/**
 * Deletes an account and everything of the user's. Of the audit trail what happened and when is kept, and nothing that
 * leads to a person.
 */
export async function deleteEverythingOf(
  tx: Db,
  { uid, email, phone }: Pick<Account, 'uid' | 'email' | 'phone'>,
): Promise<void> {
  await tx`update audit_event set detail = detail - 'address' - 'sessionId' where uid = ${uid}`
  await tx`delete from live_event where uid = ${uid}`
  const reached = reachedBy({ email, phone })
  await tx`delete from outbox where lower(receiver) = any(${tx.array(reached)}::text[])`
  await tx`delete from account_code where subject = any(${tx.array(reached)}::text[])`
  await tx`delete from sign_in_failure where subject = any(${tx.array(reached.map((one) => `account:${one}`))}::text[])`
  await tx`delete from account_invite where lower(email) = any(${tx.array(reached)}::text[])`
  await tx`delete from account where uid = ${uid}`
}
