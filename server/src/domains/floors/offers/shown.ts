import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../../shared/define-held.ts'
import { companiesOfThemes } from '../../themes/offers/members.ts'
import { watchedCompanies } from '../../watch/offers/watching.queries.ts'
import { floorSubjects } from './subjects.queries.ts'

/** Companies and themes that a floor shows. */
export interface Shown {
  companies: ReadonlySet<string>
  themes: readonly string[]
}

/**
 * Whom the tiles of a user's floor show: companies, those of its themes as of the view, and those of its watch groups as
 * they are now. Null where the user has no such floor.
 */
export async function shownOnFloor(
  services: HeldServices,
  db: Db,
  view: View,
  now: number,
  uid: number,
  floorId: string,
): Promise<Shown | null> {
  const floor = await floorSubjects(db, uid, floorId)
  if (!floor) return null
  const companies = new Set(floor.companies)
  for (const groupId of floor.groups)
    for (const id of await watchedCompanies(db, view.marketId, uid, { groupId })) companies.add(id)
  for (const members of (await companiesOfThemes(services, view, now, floor.themes)).values())
    for (const id of members) companies.add(id)
  return { companies, themes: floor.themes }
}
