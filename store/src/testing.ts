import { createHash, randomBytes } from 'node:crypto'
import { connect, type Sql } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'

/** A database of a test's own. */
export interface TestDatabase {
  sql: Sql
  url: string
  drop: () => Promise<void>
}

function serverUrl(): string {
  const url = process.env['PANDORA_TEST_DATABASE_URL']
  if (!url) throw new Error('PANDORA_TEST_DATABASE_URL names the PostgreSQL server for tests; `npm test` starts one')
  return url
}

/** The server's address with another database. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.toString()
}

/** Makes an empty database. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('template0')
}

/** Makes a migrated database by cloning a template that is migrated once for the whole run. */
export async function testDatabase(): Promise<TestDatabase> {
  return makeDatabase(await template())
}

async function makeDatabase(from: string): Promise<TestDatabase> {
  const admin = connect(serverUrl(), { max: 1 })
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin.unsafe(`create database ${name} template ${from}`)
  await admin.end()
  const url = withDatabase(serverUrl(), name)
  const sql = connect(url, { max: 4 })
  return {
    sql,
    url,
    drop: async () => {
      await sql.end()
      const again = connect(serverUrl(), { max: 1 })
      await again.unsafe(`drop database if exists ${name} with (force)`)
      await again.end()
    },
  }
}

async function template(): Promise<string> {
  const migrations = await readMigrations()
  const name = `template_${createHash('sha256')
    .update(migrations.map((one) => one.hash).join())
    .digest('hex')
    .slice(0, 12)}`
  const admin = connect(serverUrl(), { max: 1 })
  try {
    // Test files start at once: the first makes the template, the others wait for it.
    await admin`select pg_advisory_lock(5041003)`
    const [there] = await admin`select 1 from pg_database where datname = ${name}`
    if (!there) {
      await admin.unsafe(`drop database if exists ${name}_making with (force)`)
      await admin.unsafe(`create database ${name}_making template template0`)
      const sql = connect(withDatabase(serverUrl(), `${name}_making`), { max: 1 })
      await migrate(sql)
      await sql.end()
      await admin.unsafe(`alter database ${name}_making rename to ${name}`)
    }
  } finally {
    await admin.end()
  }
  return name
}
