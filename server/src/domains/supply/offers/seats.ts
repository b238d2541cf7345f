import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { seatRows, siteRows } from './seats.queries.ts'

/** Where a company has its seat: the code of the province (`CN-GD`) and the city. */
export interface Seat {
  regionCode: string | null
  city: string | null
}

/** Seats of companies, by company; who has no profile is absent. */
export async function seatsOf(db: Db, view: View, companyIds: readonly string[]): Promise<Map<string, Seat>> {
  const rows = await seatRows(db, view, companyIds)
  return new Map(rows.map((row) => [row.company_id, { regionCode: row.region_code, city: row.city }]))
}

/** A place at which a company makes or stores something, and the province (`CN-GD`) that it is in. */
export interface Site {
  regionCode: string
  place: string
}

/** Sites of companies, by company; who has none that is known is absent. */
export async function sitesOf(db: Db, view: View, companyIds: readonly string[]): Promise<Map<string, Site[]>> {
  if (companyIds.length === 0) return new Map()
  const rows = await siteRows(db, view, { ids: companyIds })
  return new Map(
    [...Map.groupBy(rows, (row) => row.company_id)].map(([id, own]) => [
      id,
      own.map(({ region_code: regionCode, place }) => ({ regionCode, place })),
    ]),
  )
}

/** A company with something in a province: its seat, or sites there. */
export interface CompanyInRegion {
  companyId: string
  seat: boolean
  city: string | null
  /** Places of its sites there, by name. */
  sites: string[]
}

/** Companies that have their seat or a site in a province, by id: whom a shock to it reaches first. */
export async function companiesOfRegion(db: Db, view: View, regionCode: string): Promise<CompanyInRegion[]> {
  const [seats, sites] = await Promise.all([seatRows(db, view, null), siteRows(db, view, { regionCode })])
  const there = new Map<string, CompanyInRegion>()
  for (const row of seats)
    if (row.region_code === regionCode)
      there.set(row.company_id, { companyId: row.company_id, seat: true, city: row.city, sites: [] })
  for (const row of sites) {
    const own = there.get(row.company_id) ?? { companyId: row.company_id, seat: false, city: null, sites: [] }
    own.sites.push(row.place)
    there.set(row.company_id, own)
  }
  return [...there.values()].toSorted((one, other) => (one.companyId < other.companyId ? -1 : 1))
}
