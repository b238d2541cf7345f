import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import type { Source } from '../source.ts'
import { fingerprintOf } from './bytes.ts'
import { compileMapping, type Mapped } from './mapping.ts'
import { wantedBy } from './profile-columns.ts'
import type { Profile } from './profile.ts'
import type { RawRow } from './raw-row.ts'
import { openRows, titleOf, type RowsOpened } from './rows.ts'
import { slotsFor } from './slots.ts'

/** One reading of one file by one profile. */
export interface FilesQuery {
  path: string
  name: string
  profile: Profile
  opened: RowsOpened
  /** The mapping of the file's columns; made when they are known. */
  map: (row: RawRow) => Mapped
}

function mappingOf(profile: Profile, file: string, { top }: RowsOpened): (row: RawRow) => Mapped {
  let mapping: ((row: RawRow) => Mapped) | undefined
  return (row) => {
    if ('broken' in row)
      return { records: [], rejections: [{ line: row.line, field: '', reason: row.broken, value: row.value }] }
    mapping ??= compileMapping(profile, slotsFor(profile, row.columns, { file, title: titleOf(top) }))
    return mapping(row)
  }
}

/**
 * Files on disk, read by mapping profiles: CSV, TSV, JSON lines, JSON, XLSX. Asked for with `{ path, name, profile }`.
 */
export const filesSource: Source<FilesQuery, RawRow> = {
  name: 'files',
  query: async (asked) => {
    const { path, name, profile } = asked as { path?: string; name?: string; profile?: Profile }
    if (!path || !profile) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: path ?? '' })
    const called = name ?? path
    const opened = await openRows({ path, name: called, options: profile.format, wanted: wantedBy(profile) })
    return { path, name: called, profile, opened, map: mappingOf(profile, called, opened) }
  },
  fingerprint: ({ path, profile }) => fingerprintOf(path, profile.format.entry),
  extract: (query, progress, signal) =>
    query.opened.batches((bytes) => {
      progress({ bytes, total: query.opened.bytes })
    }, signal),
  transform: (query, row) => query.map(row),
}
