import type { Sql } from '@pandora/store/database'
import { holdLock } from '@pandora/store/hold'

const ANALYSIS_LOCK = 5041006

/**
 * Holds the analysis of a market for this process; null where another has it. The hold ends with the process, however
 * that ends.
 */
export async function holdMarket(sql: Sql, marketId: number): Promise<(() => Promise<void>) | null> {
  return holdLock(sql, ANALYSIS_LOCK, marketId)
}
