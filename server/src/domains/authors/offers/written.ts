import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../../shared/define-held.ts'
import { heldAuthors } from '../held.ts'
import { sumOf } from '../present.ts'
import { writtenByDay, type AuthorRow, type Days, type PostCounts } from '../queries.ts'

/** An author whom a source names, with fans of the last day that they were counted and what they wrote over some days. */
export type NamedAuthor = AuthorRow & { name: string }

/** Authors whom a source names, as the page of authors counts them. */
export async function namedAuthors(
  services: HeldServices,
  view: View,
  days: Days,
  now: number,
): Promise<NamedAuthor[]> {
  const { rows } = await heldAuthors.read(services, view, days, now)
  return rows.flatMap((row) => (row.name === null ? [] : [{ ...row, name: row.name }]))
}

/** Posts of all authors together over some days, as their page counts them: each once, what repeats another left out. */
export const postsOfAll = async (db: Db, view: View, days: Days): Promise<PostCounts> =>
  sumOf(await writtenByDay(db, view, 'all', days))
