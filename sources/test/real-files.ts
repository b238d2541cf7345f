import { basename, join } from 'node:path'
import { readAll, type ReadFile } from './files.ts'
import { firstRows } from '../src/files/rows.ts'
import { fittingProfile, shippedProfiles } from '../src/files/shipped.ts'

// The real files are measured and imported only, never copied; where they are absent the tests of them are skipped.
export const realData = join(import.meta.dirname, '../../../shared/data')
const NOW = Date.parse('2026-11-21T00:00:00Z')

/** A real file, read by the profile that fits it. */
export async function readReal(path: string): Promise<ReadFile & { profile: string }> {
  const full = join(realData, path)
  const name = basename(path)
  const fit = fittingProfile(shippedProfiles(), (await firstRows({ path: full, name, options: {} }, 100)).columns, name)
  if (!fit) throw new Error(`no profile fits ${path}`)
  return { ...(await readAll(full, fit.profile, NOW, name)), profile: fit.profile.name }
}

/** Records of each kind. */
export const countsOf = (file: ReadFile): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(file.records, ({ kind }) => kind)].map(([kind, records]) => [kind, records.length]),
  )

/** Values of the records of a kind that have the given ones. */
export const having = (file: ReadFile, kind: string, values: Record<string, unknown>) =>
  file.of(kind).filter((row) => Object.entries(values).every(([field, value]) => row[field] === value))
