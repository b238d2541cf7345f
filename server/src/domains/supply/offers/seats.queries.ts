import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Where a company has its seat. */
export interface SeatRow {
  company_id: string
  region_code: string | null
  city: string | null
}

/** Seats of companies; of all of the market with null. */
export async function seatRows(db: Db, view: View, ids: readonly string[] | null): Promise<SeatRow[]> {
  return db<SeatRow[]>`
    select p.company_id, p.region_code, p.city from company_profile p
    where ${ids ? db`p.company_id = any(${db.array(ids as string[])}::text[]) and` : db``} ${inForce(db, 'p', view)}
    order by 1`
}

/** A place at which a company makes or stores something, as a file gives it or a text names it. */
export interface SiteRow {
  company_id: string
  region_code: string
  place: string
}

/** Sites of companies, in a province where one is given. */
export async function siteRows(
  db: Db,
  view: View,
  { regionCode, ids }: { regionCode?: string; ids?: readonly string[] },
): Promise<SiteRow[]> {
  const asked = (
    alias: string,
  ) => db`${regionCode === undefined ? db`` : db`${db(alias)}.region_code = ${regionCode} and`}
    ${ids ? db`${db(alias)}.company_id = any(${db.array(ids as string[])}::text[]) and` : db``}`
  return db<SiteRow[]>`
    select s.company_id, s.region_code, s.place from site s where ${asked('s')} ${inForce(db, 's', view)}
    union select f.company_id, f.region_code, f.place from found_site f where ${asked('f')} ${inForce(db, 'f', view)}
    order by 1, 2, 3`
}
