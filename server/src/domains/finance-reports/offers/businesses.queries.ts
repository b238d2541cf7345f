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
    where not exists (select from business_name n where n.market_id = ${marketId} and n.dimension = t.dimension
      and n.name = t.name)
    group by t.dimension, t.name order by count(*) desc, t.name`
}

/** Adds business types and the names that are theirs; a type that is there keeps its name. */
export async function addBusinesses(
  tx: Db,
  types: readonly BusinessTypeRow[],
  names: readonly BusinessNameRow[],
): Promise<void> {
  for (let at = 0; at < types.length; at += 2000) {
    await tx`insert into business_type
      ${tx(types.slice(at, at + 2000) as BusinessTypeRow[], 'market_id', 'business_type_id', 'dimension', 'kind', 'name', 'name_en', 'searched')}
      on conflict do nothing`
  }
  for (let at = 0; at < names.length; at += 5000) {
    await tx`insert into business_name
      ${tx(names.slice(at, at + 5000) as BusinessNameRow[], 'market_id', 'dimension', 'name', 'business_type_id')}
      on conflict do nothing`
  }
}

/**
 * Brings the lines of business up to date with the touched segments. New versions can only make a line known earlier;
 * where versions went or were
 * corrected (`anew`) the lines of the touched companies are made anew from every version there is.
 */
export async function renewBusinessLines(tx: Db, marketId: number, anew: boolean): Promise<void> {
  // Just written and never looked at: without a picture of them the planner took minutes for 90,000 segments.
  await tx`analyze business_name`
  if (!anew) {
    await tx`insert into business_line (market_id, company_id, business_type_id, known_at)
      select ${marketId}, t.company_id, n.business_type_id, min(t.known_at) from touched_business_segment t
      join business_name n on n.market_id = ${marketId} and n.dimension = t.dimension and n.name = t.name
        group by t.company_id, n.business_type_id
      on conflict (market_id, company_id, business_type_id) do update set known_at = excluded.known_at
        where excluded.known_at < business_line.known_at`
    return
  }
  await tx`create temp table touched_line on commit drop as select distinct company_id from touched_business_segment`
  await tx`analyze touched_line`
  await tx`analyze business_segment`
  await tx`delete from business_line l using touched_line t
    where l.market_id = ${marketId} and l.company_id = t.company_id`
  await tx`insert into business_line (market_id, company_id, business_type_id, known_at)
    select ${marketId}, s.company_id, n.business_type_id, min(s.known_at) from touched_line t
    join business_segment s on s.market_id = ${marketId} and s.company_id = t.company_id
    join business_name n on n.market_id = ${marketId} and n.dimension = s.dimension and n.name = s.name
    group by s.company_id, n.business_type_id`
}
