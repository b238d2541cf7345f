import type { Db } from '@pandora/store/database'

/** Markets of whose imports or data's age a rule asks. */
export async function sweptMarkets(db: Db): Promise<{ market_id: number; imports: boolean; stale: boolean }[]> {
  return db<{ market_id: number; imports: boolean; stale: boolean }[]>`
    select market_id, bool_or(kind = 'import') as imports, bool_or(kind = 'stale') as stale from alert_rule
    where kind in ('import', 'stale') and enabled and deleted_at is null group by market_id order by market_id`
}
