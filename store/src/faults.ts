import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { isDatabaseAway } from './away.ts'

/** A full disk, as PostgreSQL (53100) and the file system say it. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What a fault of the machine is called: the database is away, or a disk is full. Undefined for every other error. */
export function faultOf(error: unknown): Refusal | undefined {
  if (isDatabaseAway(error)) return new Refusal(errors.DATABASE_AWAY)
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return full.has(code) ? new Refusal(errors.DISK_FULL) : undefined
}

/**
 * Classes of PostgreSQL's errors that a value is at fault for: data exceptions, broken constraints, a key too long for
 * its index.
 */
const ofValues = /^(?:22|23|54)/

/**
 * Names an error of COPY into a staging table. `sourceLine` gives the line of the file that stands at a place of the
 * COPY (from 1).
 * Other errors come back as they are.
 */
export function copyFault(error: unknown, kind: string, sourceLine: (place: number) => number | undefined): unknown {
  const { code = '', where = '' } = error as { code?: string; where?: string }
  if (!ofValues.test(code)) return error
  // «COPY r7_post, line 4, column like_count: …», where the server speaks English: the built-in one does.
  const [, place, field] = /^COPY \S+ line (\d+)(?:, column (\w+))?/.exec(where) ?? []
  return new Refusal(importsErrors.IMPORT_NOT_STORABLE, {
    kind,
    line: (place === undefined ? undefined : sourceLine(Number(place))) ?? '–',
    field: field ?? '–',
    reason: code,
  })
}

/**
 * Whether an error that nobody could catch is only a driver's word that a connection has gone: it reads the types of a
 * new connection, and ends an idle one, with nobody listening. Whoever asked for something is told by the end of that;
 * the process goes on.
 */
export function isLateFault(error: unknown): boolean {
  return (
    isDatabaseAway(error) &&
    ('query' in (error as object) ||
      'client' in (error as object) ||
      /[\\/](?:postgres|pg|pg-pool|pg-protocol)[\\/]/.test((error as Error).stack ?? ''))
  )
}
