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

/** What a template holds besides the migrated tables; its name tells templates apart. */
type Preparation = (url: string) => Promise<void>

/**
 * Makes a migrated database by cloning a template that is migrated once for the whole run. `prepare`: what more every
 * database of its kind begins with, done once as well.
 */
export async function testDatabase(prepare?: Preparation): Promise<TestDatabase> {
  return makeDatabase(await template(prepare))
}

async function makeDatabase(from: string): Promise<TestDatabase> {
  const admin = connect(serverUrl(), { max: 1 })
  const name = `test_${randomBytes(6).toString('hex')}`
  // A template is small: its files are copied faster than every page of it is written to the log.
  await admin.unsafe(`create database ${name} template ${from} strategy file_copy`)
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

const templates = new Map<string, Promise<string>>()

/** The template of a kind; looked for once by each process. */
function template(prepare?: Preparation): Promise<string> {
  const kind = prepare?.name ?? ''
  const known = templates.get(kind) ?? makeTemplate(prepare)
  templates.set(kind, known)
  return known
}

async function makeTemplate(prepare?: Preparation): Promise<string> {
  const migrations = await readMigrations()
  const name = `template_${createHash('sha256')
    .update([...migrations.map((one) => one.hash), prepare?.name ?? ''].join())
    .digest('hex')
    .slice(0, 12)}`
  const admin = connect(serverUrl(), { max: 1 })
  try {
    // Test files start at once: the first makes the template, the others wait for it.
    await admin`select pg_advisory_lock(5041003)`
    const [there] = await admin`select 1 from pg_database where datname = ${name}`
    if (!there) {
      const making = withDatabase(serverUrl(), `${name}_making`)
      await admin.unsafe(`drop database if exists ${name}_making with (force)`)
      await admin.unsafe(`create database ${name}_making template template0`)
      const sql = connect(making, { max: 1 })
      await migrate(sql)
      await sql.end()
      await prepare?.(making)
      await admin.unsafe(`alter database ${name}_making rename to ${name}`)
    }
  } finally {
    await admin.end()
  }
  return name
}
