import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { lastSeenFirst } from '../../../shared/names.ts'

/** A name of a company, those seen last first. */
export interface NameOfCompany {
  company_id: string
  language: string
  form: string
  name: string
}

/** Every name that companies of the market bear or bore, as the view knows them. */
export async function namesOfMarket(db: Db, view: View): Promise<NameOfCompany[]> {
  return db<NameOfCompany[]>`select n.company_id, n.language, n.form, n.name from company_name n
    where ${inForce(db, 'n', view)} order by n.company_id, ${lastSeenFirst(db, 'n')}`
}

/** Names of the market's indices, in both languages. */
export async function namesOfIndexes(db: Db, view: View): Promise<string[]> {
  const rows = await db<{ name_zh: string | null; name_en: string | null }[]>`
    select s.name_zh, s.name_en from security s where s.kind = 'index' and ${inForce(db, 's', view)}`
  return [...new Set(rows.flatMap((row) => [row.name_zh ?? [], row.name_en ?? []].flat()))]
}

/** What a company says of itself in words: of its profile, and of each yearly report. */
export interface ProfileWords {
  company_id: string
  listed_on: string | null
  website: string | null
  main_business: string | null
}

/** Words of companies' profiles. */
export async function profileWords(db: Db, view: View, companyIds: readonly string[]): Promise<ProfileWords[]> {
  return db<ProfileWords[]>`select asked.id as company_id, c.first_listed_on as listed_on, p.website, p.main_business
    from unnest(${db.array(companyIds as string[])}::text[]) asked(id)
    left join company c on c.company_id = asked.id and ${inForce(db, 'c', view)}
    left join company_profile p on p.company_id = asked.id and ${inForce(db, 'p', view)}`
}

/** Where a company was by a yearly report. */
export interface AddressRow {
  company_id: string
  period_end: string
  registered_address: string | null
  office_address: string | null
  website: string | null
}

/** Addresses of companies by their yearly reports, the newest first. */
export async function addressesOf(db: Db, view: View, companyIds: readonly string[]): Promise<AddressRow[]> {
  return db<AddressRow[]>`select a.company_id, a.period_end, a.registered_address, a.office_address, a.website
    from company_address a where a.company_id = any(${db.array(companyIds as string[])}::text[])
      and ${inForce(db, 'a', view)} order by a.period_end desc`
}

/** Companies whose registered address holds a place, by the reports of a year. */
export async function registeredAt(db: Db, view: View, place: string, year: number): Promise<Set<string>> {
  const rows = await db<{ company_id: string }[]>`select a.company_id from company_address a
    where a.period_end between ${`${year}-01-01`} and ${`${year}-12-31`}
      and strpos(a.registered_address, ${place}) > 0 and ${inForce(db, 'a', view)}`
  return new Set(rows.map((row) => row.company_id))
}

/** A province by what people call it. */
export async function regionNamed(
  db: Db,
  text: string,
): Promise<{ region_code: string; name_zh: string; name_en: string } | null> {
  const [row] = await db<{ region_code: string; name_zh: string; name_en: string }[]>`
    select region_code, name_zh, name_en from region where name_zh = ${text} or lower(name_en) = lower(${text})
      or regexp_replace(name_zh, '(省|市|(壮族|回族|维吾尔)?自治区|特别行政区)$', '') = ${text} limit 1`
  return row ?? null
}

/** Companies whose first day of listing lies between two, the newest first. */
export async function listedWithin(
  db: Db,
  view: View,
  { from, to }: { from: string; to: string },
): Promise<{ company_id: string; day: string }[]> {
  return db<{ company_id: string; day: string }[]>`
    select c.company_id, c.first_listed_on::text as day from company c
    where c.first_listed_on between ${from} and ${to} and ${inForce(db, 'c', view)}
    order by c.first_listed_on desc, c.company_id`
}
