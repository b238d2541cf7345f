import type { Db } from '@pandora/store/database'

/** Every name that a company of a market bears or bore. */
export async function allNames(db: Db, marketId: number): Promise<{ name: string; company_id: string }[]> {
  return db<{ name: string; company_id: string }[]>`
    select distinct n.name, n.company_id from company_name n
    where n.market_id = ${marketId} and n.superseded_at = 'infinity' order by 1, 2`
}

/** Relations that sources give and that readers have refused. */
export async function refusedRelations(
  db: Db,
  marketId: number,
): Promise<{ from_id: string; to_id: string; type: string; product: string }[]> {
  return db<{ from_id: string; to_id: string; type: string; product: string }[]>`
    select v.from_id, v.to_id, v.type, v.product from relation_review v
    where v.market_id = ${marketId} and v.origin = 'fact' and v.reverted_at is null order by v.review_id`
}
