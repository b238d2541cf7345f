import { FLOAT_ABOVE_TOTAL, LEAST_TURNOVER, OLDEST_COUNT } from '@pandora/intelligence/fundamentals/valuation'
import type { Db } from '@pandora/store/database'

/** Condition that a row `shares` of `share_count` may be held against a row `bar` of `daily_price`: what `capOf` holds, in SQL, for sums over whole markets. */
export function countHolds(db: Db) {
  return db`(bar.trade_date <= shares.counted_on + make_interval(months => ${OLDEST_COUNT}::int) and (shares.float_shares is null or shares.float_shares <= shares.total_shares)
    and not coalesce(bar.turnover_rate >= ${LEAST_TURNOVER}::float8 and bar.amount / nullif(bar.turnover_rate, 0) * 100 > bar.close * shares.total_shares * ${FLOAT_ABOVE_TOTAL}::float8, false))`
}
