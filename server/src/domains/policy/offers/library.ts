import type { z } from 'zod'
import type { policyItem } from '@pandora/contract/domains/policy/shapes'
import { issuerEnglish, provinceOrder } from '@pandora/intelligence/policy/issuers'
import { placeName } from '@pandora/intelligence/risks/places'
import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../../shared/define-held.ts'
import { givenNames } from '../../documents/offers/given-names.ts'
import { entriesOf } from '../library.ts'
import { departmentCounts, libraryCount, libraryPage, policiesByIds, type LibraryAsked } from '../library.queries.ts'
import { presentItem } from '../present-library.ts'

/** What the library is looked through for; days are those of publication, both included. */
export type LibrarySought = LibraryAsked

/** Documents of the library as its own list shows them, the newest first, at most `most`; and how many there are. */
export async function policiesListed(
  services: HeldServices,
  view: View,
  sought: LibrarySought,
  { most, now }: { most: number; now: number },
): Promise<{ items: z.infer<typeof policyItem>[]; total: number }> {
  const [rows, total] = await Promise.all([
    libraryPage(services.sql, view, sought, { sort: 'publishedOn', size: most, offset: 0 }),
    libraryCount(services.sql, view, sought),
  ])
  const entries = await entriesOf({ services, db: services.sql, view }, rows, now)
  return { items: entries.map(presentItem), total }
}

/** Documents of the library by their ids, the newest first. */
export async function policiesNamed(
  services: HeldServices,
  view: View,
  ids: readonly string[],
  now: number,
): Promise<z.infer<typeof policyItem>[]> {
  const rows = await policiesByIds(services.sql, view, ids)
  return (await entriesOf({ services, db: services.sql, view }, rows, now)).map(presentItem)
}

/** The body that issues documents and bears a name, in either language; null for none. */
export async function departmentNamed(services: HeldServices, view: View, name: string): Promise<string | null> {
  const asked = name.toLowerCase()
  const [rows, given] = await Promise.all([departmentCounts(services.sql, view), givenNames(services, view)])
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
