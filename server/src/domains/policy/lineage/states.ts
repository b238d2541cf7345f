import { canHold, hasVersions, type PolicyState } from '@pandora/contract/domains/policy/names'
import { dayOf } from '@pandora/contract/time'
import { nameKey } from '@pandora/intelligence/policy/facts'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { documentsNamed, libraryDocuments, referencesTo, type ReferenceRow } from './queries.ts'
import type { LibraryRow } from '../library.queries.ts'

/** Most places in which documents are named that their states are read from. */
const MOST_NAMINGS = 2000

/** When a document was made: its signing, else its publication. */
export const madeOn = (row: Pick<LibraryRow, 'signed_on' | 'published_at'>): string =>
  row.signed_on ?? dayOf(row.published_at)

/**
 * Since when a document holds, as far as it is told: its own day, and never before it was made. A law that was amended
 * goes on saying since when its first version has held.
 */
export function holdsFrom(row: Pick<LibraryRow, 'effective_on' | 'signed_on' | 'published_at'>): string {
  const made = madeOn(row)
  return row.effective_on !== null && row.effective_on > made ? row.effective_on : made
}

/** Whether a reference is to a document: by number where both have one, else by title. */
export const isOf = (
  row: Pick<LibraryRow, 'names'>,
  reference: Pick<ReferenceRow, 'title_key' | 'number_key'>,
): boolean =>
  (reference.number_key !== '' && row.names.includes(reference.number_key)) || row.names.includes(reference.title_key)

/** Whether a document names one of its own title: an earlier version, not always the one that is held. */
export const speaksOfItself = (by: LibraryRow, { title_key }: Pick<ReferenceRow, 'title_key'>): boolean =>
  title_key === nameKey(by.title)

/** What becomes of a document: since when it is amended, repealed or replaced. */
interface Change {
  state: 'amended' | 'repealed' | 'replaced'
  on: string
}

/** Where a document stands on a day; changes after it are not known to it. */
export function stateOn(
  row: Pick<LibraryRow, 'effective_on' | 'expires_on' | 'signed_on' | 'published_at'>,
  changes: readonly Change[],
  day: string,
): PolicyState {
  const done = changes.filter(({ on }) => on <= day)
  for (const state of ['repealed', 'replaced'] as const) if (done.some((one) => one.state === state)) return state
  if (row.expires_on !== null && row.expires_on < day) return 'expired'
  if (holdsFrom(row) > day) return 'notYet'
  return done.length > 0 ? 'amended' : 'inForce'
}

/**
 * Where documents stand on a day, by all that the view knows: repealed or amended by another that says so and holds by
 * then (a meeting that decides it does not: the decree does), replaced by a later document of the same title, expired or not yet in force by their own word. What cannot be in
 * force (`canHold`) has no state.
 */
export async function statesOf(
  db: Db,
  view: View,
  rows: readonly LibraryRow[],
  day: string,
): Promise<Map<string, PolicyState>> {
  const names = [...new Set(rows.flatMap((row) => row.names))]
  const [namings, alike] = await Promise.all([
    referencesTo(db, view, names, MOST_NAMINGS),
    documentsNamed(db, view, [...new Set(rows.map((row) => nameKey(row.title)))]),
  ])
  const telling = namings.filter(({ relation }) => relation === 'amends' || relation === 'repeals')
  const by = new Map(
    (
      await libraryDocuments(
        db,
        view,
        telling.map((one) => one.document_id),
      )
    ).map((row) => [row.document_id, row]),
  )
  return new Map(
    rows.flatMap((row): [string, PolicyState][] => {
      if (!canHold(row.type, row.number, row.effective_on)) return []
      const changes = telling.flatMap((one): Change[] => {
        const other = by.get(one.document_id)
        if (!other || other.document_id === row.document_id || !isOf(row, one)) return []
        if (!canHold(other.type, other.number, other.effective_on) || speaksOfItself(other, one)) return []
        // Who is older speaks of an earlier document of that name.
        if (madeOn(other) < madeOn(row)) return []
        return [{ state: one.relation === 'repeals' ? 'repealed' : 'amended', on: holdsFrom(other) }]
      })
      for (const other of alike)
        if (isVersionOf(other, row) && isLater(other, row)) changes.push({ state: 'replaced', on: holdsFrom(other) })
      return [[row.document_id, stateOn(row, changes, day)]]
    }),
  )
}

/** Whether two documents are versions of one: of the same title and reach, and of a kind that is written anew. */
export const isVersionOf = (one: LibraryRow, other: LibraryRow): boolean =>
  hasVersions(one.type) &&
  one.type === other.type &&
  one.level === other.level &&
  one.region_code === other.region_code &&
  nameKey(one.title) === nameKey(other.title)

/** Whether a version came after another: what was published later. */
const isLater = (one: LibraryRow, other: LibraryRow): boolean =>
  one.document_id !== other.document_id && dayOf(one.published_at) > dayOf(other.published_at)
