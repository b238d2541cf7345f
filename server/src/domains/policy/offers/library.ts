import type { z } from 'zod'
import type { policyItem } from '@pandora/contract/domains/policy/shapes'
import { issuerEnglish, provinceOrder } from '@pandora/intelligence/policy/issuers'
import { placeName } from '@pandora/intelligence/risks/places'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { givenNames } from '../../documents/offers/given-names.queries.ts'
import { entriesOf } from '../library.ts'
import { departmentCounts, libraryCount, libraryPage, policiesByIds, type LibraryAsked } from '../library.queries.ts'
import { presentItem } from '../present-library.ts'

/** What the library is looked through for; days are those of publication, both included. */
export type LibrarySought = LibraryAsked

/** Documents of the library as its own list shows them, the newest first, at most `most`; and how many there are. */
export async function policiesListed(
  db: Db,
  view: View,
  sought: LibrarySought,
  { most, now }: { most: number; now: number },
): Promise<{ items: z.infer<typeof policyItem>[]; total: number }> {
  const [rows, total] = await Promise.all([
    libraryPage(db, view, sought, { sort: 'publishedOn', size: most, offset: 0 }),
    libraryCount(db, view, sought),
  ])
  return { items: (await entriesOf(db, view, rows, now)).map(presentItem), total }
}

/** Documents of the library by their ids, the newest first. */
export async function policiesNamed(
  db: Db,
  view: View,
  ids: readonly string[],
  now: number,
): Promise<z.infer<typeof policyItem>[]> {
  return (await entriesOf(db, view, await policiesByIds(db, view, ids), now)).map(presentItem)
}

/** The body that issues documents and bears a name, in either language; null for none. */
export async function departmentNamed(db: Db, view: View, name: string): Promise<string | null> {
  const asked = name.toLowerCase()
  const [rows, given] = await Promise.all([departmentCounts(db, view), givenNames(db, view)])
  return (
    rows.find(({ department }) => department === name || issuerEnglish(department, given)?.toLowerCase() === asked)
      ?.department ?? null
  )
}

/** The province that bears a name, in either language, as a code; null for none. */
export function provinceNamed(name: string): string | null {
  const asked = name.toLowerCase().replace(/(?:省|市|自治区)$/u, '')
  return (
    provinceOrder.find((code) => {
      const place = placeName(code)
      return place?.zh.replace(/(?:省|市|自治区)$/u, '') === asked || place?.en.toLowerCase() === asked
    }) ?? null
  )
}
