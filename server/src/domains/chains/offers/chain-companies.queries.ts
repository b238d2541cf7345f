import type { Db } from '@pandora/store/database'

/** That a company is on a saved chain, as its node or in one. */
export interface OnChainRow {
  company_id: string
  chain_id: string
  name: string
}

/** Companies on the newest versions of a user's chains in a market, by company and by name of the chain. */
export async function companiesOnChains(
  db: Db,
  { marketId, uid }: { marketId: number; uid: number },
): Promise<OnChainRow[]> {
  return db<OnChainRow[]>`
    select distinct own.company_id, c.chain_id, c.name
    from supply_chain c join chain_version v on v.chain_id = c.chain_id and v.version = c.version
      cross join lateral jsonb_array_elements(v.graph -> 'nodes') n(node)
      cross join lateral (
        select n.node #>> '{data,companyId}' as company_id
        union select inside.one ->> 'companyId' from jsonb_array_elements(n.node #> '{data,companies}') inside(one)) own
    where c.uid = ${uid} and c.market_id = ${marketId} and c.deleted_at is null and own.company_id is not null
    order by own.company_id, c.name, c.chain_id`
}
