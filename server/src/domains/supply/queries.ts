import { ACCEPTED_FROM, type ConcentrationSide, type RelationType } from '@pandora/contract/domains/supply/names'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'
import { reviewStood } from './offers/links.queries.ts'

/** A relation other than a supply, as a source gives it. */
export interface RelationRow extends Origin {
  from_id: string
  to_id: string
  type: RelationType
  share: number | null
  confidence: number | null
  document_id: string | null
  quote: string | null
  valid_from: string
  valid_to: string | null
}

/** Relations of a company valid on a day, from either end. */
export async function relationsOf(db: Db, view: View, day: string, companyId: string): Promise<RelationRow[]> {
  return db<RelationRow[]>`
    select r.from_id, r.to_id, r.type, r.share, r.confidence, r.document_id, r.quote, r.valid_from, r.valid_to,
      ${originColumns(db, 'r')}
    from corporate_relation r join import_run run on run.run_id = r.run_id
    where (r.from_id = ${companyId} or r.to_id = ${companyId}) and r.valid_from <= ${day}
      and (r.valid_to is null or r.valid_to >= ${day}) and ${inForce(db, 'r', view)}
    order by r.type, r.from_id, r.to_id, r.valid_from desc`
}

/** A row of the tables of largest customers and suppliers. */
export interface ConcentrationRow extends Origin {
  period_end: string
  side: ConcentrationSide
  rank: number
  party_id: string | null
  party_name: string | null
  amount: number | null
  share: number | null
  page: number | null
  document_id: string | null
}

/** The rows of a company, the newest year first. */
export async function concentrationOf(db: Db, view: View, companyId: string): Promise<ConcentrationRow[]> {
  return db<ConcentrationRow[]>`
    select c.period_end, c.side, c.rank, c.party_id, c.party_name, c.amount, c.share, c.page, c.document_id,
      ${originColumns(db, 'c')}
    from concentration c join import_run run on run.run_id = c.run_id
    where c.company_id = ${companyId} and ${inForce(db, 'c', view)}
    order by c.period_end desc, c.side, c.rank`
}

/** How many companies a company supplies, and how many supply it. */
export interface HubRow {
  company_id: string
  customers: number
  suppliers: number
}

/** Companies of the market by how many they supply, or how many supply them, on a day. */
export async function hubRows(
  db: Db,
  view: View,
  { day, by }: { day: string; by: 'customers' | 'suppliers' },
): Promise<HubRow[]> {
  return db<HubRow[]>`
    with pair as (
      select e.supplier_id, e.customer_id from supply_edge e
      where e.valid_from <= ${day} and (e.valid_to is null or e.valid_to >= ${day}) and ${inForce(db, 'e', view)}
      union
      select f.from_id, f.to_id from found_relation f
        left join relation_review v on v.from_id = f.from_id and v.to_id = f.to_id and v.type = f.type
          and ${reviewStood(db, view)}
      where f.type = 'supplies' and ${inForce(db, 'f', view)}
      group by 1, 2 having coalesce(bool_or(v.verdict = 'accepted'), max(f.confidence) >= ${ACCEPTED_FROM})),
    dealt as (
      select supplier_id as company_id, 1 as sold, 0 as bought from pair
      union all select customer_id, 0, 1 from pair)
    select d.company_id, sum(d.sold)::int as customers, sum(d.bought)::int as suppliers
    from dealt d join company c on c.company_id = d.company_id and ${inForce(db, 'c', view)}
    group by 1 order by ${by === 'customers' ? db`customers` : db`suppliers`} desc, 1`
}

/** Of a province: how many companies, sites and supplies; `region_code` null counts companies without a seat. */
export interface RegionRow {
  region_code: string | null
  name_zh: string | null
  name_en: string | null
  companies: number
  sites: number
  links: number
  outward: number
}

/** Every province with what is there on a day. */
export async function regionRows(db: Db, view: View, day: string): Promise<RegionRow[]> {
  return db<RegionRow[]>`
    with seat as materialized (
      select c.company_id, p.region_code from company c
        left join company_profile p on p.company_id = c.company_id and ${inForce(db, 'p', view)}
        where ${inForce(db, 'c', view)}),
    place as (
      select s.company_id, s.region_code, s.place from site s where ${inForce(db, 's', view)}
      union select f.company_id, f.region_code, f.place from found_site f where ${inForce(db, 'f', view)}),
    link as materialized (
      select distinct e.supplier_id, e.customer_id, a.region_code as supplier, b.region_code as customer
      from supply_edge e
        join seat a on a.company_id = e.supplier_id join seat b on b.company_id = e.customer_id
        where e.valid_from <= ${day} and (e.valid_to is null or e.valid_to >= ${day}) and ${inForce(db, 'e', view)}),
    ends as (
      select supplier as region_code, coalesce(supplier <> customer, false) as outward from link
      union all select customer, supplier is not null from link where supplier is distinct from customer),
    counted as (
      select region_code, count(*)::int as companies, 0 as sites, 0 as links, 0 as outward from seat group by 1
      union all select region_code, 0, count(*)::int, 0, 0 from place group by 1
      union all select region_code, 0, 0, count(*)::int, count(*) filter (where outward)::int from ends group by 1)
    select n.region_code, r.name_zh, r.name_en, sum(n.companies)::int as companies, sum(n.sites)::int as sites,
      sum(n.links)::int as links, sum(n.outward)::int as outward
    from counted n left join region r on r.region_code = n.region_code
    group by 1, 2, 3 order by companies desc, 1`
}
