import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Sql } from './database.ts'

const folder = new URL('../migrations/', import.meta.url)

/** A database that cannot be brought to this version: `NEWER_DATABASE` or `CHANGED_MIGRATION`. */
export class MigrationError extends Error {
  readonly code: 'NEWER_DATABASE' | 'CHANGED_MIGRATION'
  constructor(code: 'NEWER_DATABASE' | 'CHANGED_MIGRATION', message: string) {
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
  return Promise.all(names.map(async (name) => {
    const text = await readFile(new URL(name, from), 'utf8')
    return { number: Number(name.slice(0, 4)), name, text, hash: createHash('sha256').update(text).digest('hex') }
  }))
}

/**
 * Brings the database to this version, each migration in a transaction of its own; two at once wait for each other.
 * Answers the names it ran. Throws MigrationError where the database is newer than this program or a migration was rewritten.
 */
export async function migrate(sql: Sql, from: URL = folder): Promise<string[]> {
  const wanted = await readMigrations(from)
  const connection = await sql.reserve()
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    await connection`create table if not exists migration (number integer primary key, name text not null, hash text not null, ran_at timestamptz not null default now())`
    const done = new Map((await connection<{ number: number; name: string; hash: string }[]>`select number, name, hash from migration`).map((row) => [row.number, row]))
    const newest = wanted.at(-1)?.number ?? 0
    for (const { number, name } of done.values())
      if (number > newest) throw new MigrationError('NEWER_DATABASE', `The database holds migration ${name}, which this version of Pandora does not know. Start the newer version, or restore a backup.`)
    const ran: string[] = []
    for (const migration of wanted) {
      const earlier = done.get(migration.number)
      if (earlier) {
        if (earlier.hash !== migration.hash) throw new MigrationError('CHANGED_MIGRATION', `Migration ${migration.name} was changed after it ran.`)
        continue
      }
      await connection.unsafe('begin')
      try {
        await connection.unsafe(migration.text)
        await connection`insert into migration (number, name, hash) values (${migration.number}, ${migration.name}, ${migration.hash})`
        await connection.unsafe('commit')
      } catch (error) {
        await connection.unsafe('rollback')
        throw error
      }
      ran.push(migration.name)
    }
    return ran
  } finally {
    await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`
    connection.release()
  }
}

/** Key of the advisory lock that lets two starting processes migrate one after the other. */
const MIGRATION_LOCK = 5_041_001
