import type { Db } from '@pandora/store/database'
import type { BusinessNameRow, BusinessTypeRow } from '@pandora/store/generated/schema'

/** A name of a segment, with its English name where a source gave one. */
export interface SegmentName {
  dimension: 'industry' | 'product' | 'region'
  name: string
  name_en: string | null
}

/** Names among the segments that a merge or a removal has touched which are of no business type yet. */
export async function newSegmentNames(tx: Db, marketId: number): Promise<SegmentName[]> {
  return tx<SegmentName[]>`
    select t.dimension, t.name, max(t.name_en) as name_en from touched_business_segment t
    where not exists (select from business_name n where n.market_id = ${marketId} and n.dimension = t.dimension and n.name = t.name)
    group by t.dimension, t.name order by count(*) desc, t.name`
}

/** Adds business types and the names that are theirs; a type that is there keeps its name. */
export async function addBusinesses(tx: Db, types: readonly BusinessTypeRow[], names: readonly BusinessNameRow[]): Promise<void> {
  for (let at = 0; at < types.length; at += 2000) {
    await tx`insert into business_type ${tx(types.slice(at, at + 2000) as BusinessTypeRow[], 'market_id', 'business_type_id', 'dimension', 'kind', 'name', 'name_en', 'searched')} on conflict do nothing`
  }
  for (let at = 0; at < names.length; at += 5000) {
    await tx`insert into business_name ${tx(names.slice(at, at + 5000) as BusinessNameRow[], 'market_id', 'dimension', 'name', 'business_type_id')} on conflict do nothing`
  }
}

/** Makes the lines of business of the touched companies anew, from every version of their segments. */
export async function renewBusinessLines(tx: Db, marketId: number): Promise<void> {
  await tx`delete from business_line where market_id = ${marketId} and company_id in (select company_id from touched_business_segment)`
  await tx`insert into business_line (market_id, company_id, business_type_id, known_at)
    select ${marketId}, s.company_id, n.business_type_id, min(s.known_at)
    from (select distinct company_id from touched_business_segment) touched
    join business_segment s on s.market_id = ${marketId} and s.company_id = touched.company_id
    join business_name n on n.market_id = s.market_id and n.dimension = s.dimension and n.name = s.name
    group by s.company_id, n.business_type_id`
}
