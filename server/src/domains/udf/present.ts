import type { OutputOf } from '@pandora/contract/operation'
import type { udf } from '@pandora/contract/domains/udf/operations'
import type { Markets } from '../../shared/markets.ts'
import type { KeyRow } from './keys.queries.ts'

/** A connection key as its user sees it: never the key itself. */
export function presentKey(row: KeyRow, markets: Markets): OutputOf<typeof udf.keys>['dataList'][number] {
  const iso = (ms: number) => new Date(ms).toISOString()
  return {
    keyId: String(row.key_id),
    name: row.name,
    begins: row.begins,
    market: markets.all().find((one) => one.market_id === row.market_id)?.key ?? '',
    asOf: row.as_of === null ? null : iso(row.as_of),
    createdAt: iso(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : iso(row.last_used_at),
  }
}
