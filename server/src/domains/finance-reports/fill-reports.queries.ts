import type { Db } from '@pandora/store/database'

/**
 * Markets that have segments and no name of a business, or statement items and no report: what they have was stored
 * before those were derived.
 */
export async function marketsToFill(db: Db): Promise<{ market_id: number; segments: boolean; statements: boolean }[]> {
  return db`select * from (select m.market_id,
      exists(select from business_segment s where s.market_id = m.market_id) and not exists(select from business_name n
        where n.market_id = m.market_id) as segments,
      exists(select from statement_item i where i.market_id = m.market_id and i.statement <> 'indicator')
        and not exists(select from report_period p where p.market_id = m.market_id) as statements
    from market m) found where segments or statements`
}

/**
 * Stands for a merge that touched everything of a kind in a market, with merges of the market kept away until the
 * transaction ends.
 */
export async function touchAll(tx: Db, marketId: number, kind: 'business_segment' | 'statement_item'): Promise<number> {
  await tx`select pg_advisory_xact_lock(5041002, ${marketId})`
  await tx`create temp table ${tx(`touched_${kind}`)} on commit drop as select * from ${tx(kind)}
    where market_id = ${marketId}`
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from ${tx(`touched_${kind}`)}`
  await tx`analyze ${tx(`touched_${kind}`)}`
  return row?.count ?? 0
}
