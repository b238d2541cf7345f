import type { Sql } from 'postgres'
import { ClusterError } from './errors.ts'

const oldest = 15

/** What the product should tell its operator about a database that it can use. */
export type DatabaseFacts = { version: number; encoding: string; characterType: string; warnings: string[] }

/**
 * Looks at the database before anything is written to it. Throws `database_not_utf8`, `database_too_old`.
 * `version` is the major version.
 */
export async function assertUtf8(sql: Sql): Promise<DatabaseFacts> {
  const [row] = await sql<{ version: number; encoding: string; ctype: string }[]>`
    select current_setting('server_version_num')::int / 10000 as version,
           pg_encoding_to_char(encoding) as encoding, datctype as ctype
      from pg_database where datname = current_database()`
  if (row === undefined) throw new ClusterError('database_not_utf8', 'The database does not say its encoding')
  if (row.version < oldest) {
    throw new ClusterError('database_too_old', `PostgreSQL ${row.version} is too old: Pandora needs ${oldest} or newer`)
  }
  if (row.encoding !== 'UTF8') {
    throw new ClusterError(
      'database_not_utf8',
      `The database is encoded in ${row.encoding}. Create one with: create database pandora encoding 'UTF8' locale 'C.UTF-8' template template0`,
    )
  }
  return { version: row.version, encoding: row.encoding, characterType: row.ctype, warnings: warningsFor(row.ctype) }
}

/** pg_trgm asks the database's LC_CTYPE what a letter is; under C, Chinese has none and no index serves its search. */
const warningsFor = (characterType: string): string[] =>
  /^(C|POSIX)$/.test(characterType)
    ? [
        "The database's LC_CTYPE is C: search by part of a Chinese name finds less and is slow. Create it with locale 'C.UTF-8'",
      ]
    : []
