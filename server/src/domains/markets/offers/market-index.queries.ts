import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from './quotes.ts'

/** Indexes that stand for a market, the broadest first: of the real one, and of the demo's. */
const broad = ['SSE-000985-index', 'SSE-000300-index', 'SSE-000001-index', 'SHZ-399001-index', 'SHZ-990001-index']

/**
 * The index that stands for the market between two days: of the broad ones the one with most bars then, the first of
 * equals; null where none has any.
 */
export async function marketIndex(db: Db, view: View, from: string, to: string): Promise<string | null> {
  const [row] = await db<{ security_id: string }[]>`
    select asked.id as security_id from unnest(${db.array(broad)}::text[]) with ordinality asked(id, place)
    cross join lateral (select count(*) as bars from daily_price p
      where p.security_id = asked.id and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}) known
    where known.bars > 0 order by known.bars desc, asked.place limit 1`
  return row?.security_id ?? null
}
