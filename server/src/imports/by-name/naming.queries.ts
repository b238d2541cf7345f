import type { Db } from '@pandora/store/database'

/** Every name that a company of a market bears or bore. */
export async function allNames(db: Db, marketId: number): Promise<{ name: string; company_id: string }[]> {
  return db<{ name: string; company_id: string }[]>`
    select distinct n.name, n.company_id from company_name n
    where n.market_id = ${marketId} and n.superseded_at = 'infinity' order by 1, 2`
}
