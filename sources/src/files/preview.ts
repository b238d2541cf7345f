import { checkerAt, workRow, type Checked } from '../check.ts'
import type { Rejection } from '../source.ts'
import { compileMapping } from './mapping.ts'
import { wantedBy } from './profile-columns.ts'
import type { Profile } from './profile.ts'
import { firstRows, titleOf } from './rows.ts'
import { slotsFor } from './slots.ts'

/** One row of a file as it would be stored, and what would be refused of it. */
export interface PreviewedRow {
  line: number
  records: readonly Checked[]
  rejections: readonly Rejection[]
}

/** The first rows of a file under a profile. Refuses MISSING_COLUMNS and what opening the file refuses. `now` in ms. */
export async function previewRows(
  file: { path: string; name: string },
  profile: Profile,
  count: number,
  now: number,
): Promise<PreviewedRow[]> {
  const { columns, rows, top } = await firstRows({ ...file, options: profile.format, wanted: wantedBy(profile) }, count)
  const map = compileMapping(profile, slotsFor(profile, columns, { file: file.name, title: titleOf(top) }))
  const checker = checkerAt(now)
  return rows.map((row) => {
    const { accepted, rejections } = workRow(checker, row.line, () => map(row))
    return { line: row.line, records: accepted, rejections }
  })
}
