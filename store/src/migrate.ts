import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Db, Sql } from './database.ts'

const folder = new URL('../migrations/', import.meta.url)

/**
 * A database that is not of this version and cannot be brought to it: `NEWER_DATABASE`, `CHANGED_MIGRATION`;
 * `NOT_MIGRATED` where another process was to do it and did not.
 */
export class MigrationError extends Error {
  readonly code: 'NEWER_DATABASE' | 'CHANGED_MIGRATION' | 'NOT_MIGRATED'
  constructor(code: MigrationError['code'], message: string) {
    super(message)
    this.name = 'MigrationError'
    this.code = code
  }
}

interface Migration {
  number: number
  name: string
  text: string
  hash: string
}

/** Migrations of a folder, by number. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, from), 'utf8')
      return { number: Number(name.slice(0, 4)), name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * Brings the database to this version, each migration in a transaction of its own; two at once wait for each other.
 * Answers the names it ran. Throws MigrationError where the database is newer than this program or a migration was
 * rewritten.
 */
export async function migrate(sql: Sql, from: URL = folder): Promise<string[]> {
  const wanted = await readMigrations(from)
  const newest = wanted.at(-1)?.number ?? 0
  /**
   * What ran, with the lock held until the transaction ends: whoever waited for it sees what the other did. Not a
   * reserved connection, which tells nobody when it breaks.
   */
  const standing = async (tx: Db): Promise<Map<number, string>> => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    await tx`create table if not exists migration (number integer primary key, name text not null, hash text not null,
      ran_at timestamptz not null default now())`
    const done = await tx<{ number: number; name: string; hash: string }[]>`select number, name, hash from migration`
    for (const { number, name } of done) if (number > newest) throw tooNew(name)
    return new Map(done.map(({ number, hash }) => [number, hash]))
  }
  const done = await sql.begin(standing)
  const ran: string[] = []
  for (const migration of wanted) {
    const didRun = await sql.begin(async (tx) => {
      const hash = done.get(migration.number) ?? (await standing(tx)).get(migration.number)
      if (hash !== undefined && hash !== migration.hash)
        throw new MigrationError('CHANGED_MIGRATION', `Migration ${migration.name} was changed after it ran.`)
      if (hash !== undefined) return false
      await tx.unsafe(migration.text)
      await tx`insert into migration (number, name, hash)
        values (${migration.number}, ${migration.name}, ${migration.hash})`
      return true
    })
    if (didRun) ran.push(migration.name)
  }
  return ran
}

/**
 * Waits until another process has brought the database to this version, at most `withinMs`, and longer while one is at
 * it. Throws MigrationError `NOT_MIGRATED` when none has,
 * `NEWER_DATABASE` at once where the database is newer than this program. `onWait` is called once if there is anything
 * to wait for.
 */
export async function awaitMigrated(
  sql: Sql,
  {
    withinMs,
    everyMs = 500,
    onWait = () => {},
    from = folder,
  }: { withinMs: number; everyMs?: number; onWait?: () => void; from?: URL },
): Promise<void> {
  const newest = (await readMigrations(from)).at(-1)?.number ?? 0
  let until = performance.now() + withinMs
  for (let asked = 0; ; asked++) {
    const { ran, newer, busy } = await progress(sql, newest)
    if (newer !== null) throw tooNew(newer)
    if (ran >= newest && !busy) return
    if (asked === 0) onWait()
    if (busy) until = performance.now() + withinMs
    if (performance.now() >= until)
      throw new MigrationError(
        'NOT_MIGRATED',
        'The database is not prepared for this version: start Pandora with PANDORA_ROLE=web or all on it first. 数据库尚未准备到本版本：请先以 PANDORA_ROLE=web 或 all 启动一次。',
      )
    await setTimeout(everyMs)
  }
}

/** Number of the last migration that ran, the name of one newer than `newest`, and whether a process is migrating. */
async function progress(sql: Sql, newest: number): Promise<{ ran: number; newer: string | null; busy: boolean }> {
  const [state] = await sql<[{ known: boolean; busy: boolean }]>`
    select coalesce(has_table_privilege(to_regclass('migration'), 'select'), false) as known,
      exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${MIGRATION_LOCK} and granted
      and database = (select oid from pg_database where datname = current_database())) as busy`
  if (!state.known) return { ran: 0, newer: null, busy: state.busy }
  const rows = await sql<{ number: number; name: string }[]>`select number, name from migration order by number`
  return {
    ran: rows.findLast((row) => row.number <= newest)?.number ?? 0,
    newer: rows.find((row) => row.number > newest)?.name ?? null,
    busy: state.busy,
  }
}

const tooNew = (name: string): MigrationError =>
  new MigrationError(
    'NEWER_DATABASE',
    `The database holds migration ${name}, which this version of Pandora does not know. Start the newer version, or restore a backup.`,
  )

/** Key of the advisory lock that lets two starting processes migrate one after the other. */
const MIGRATION_LOCK = 5_041_001
