import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from './quotes.ts'

/** A bar with what its change is told by. */
export interface RecentBar {
  security_id: string
  basis: PriceBasis
  basis_date: string | null
  trade_date: string
  close: number
  previous_close: number | null
  change_rate: number | null
  known_at: number
}

/**
 * The last `count` bars known of securities, in every basis, newest first; `from`: none before that day. A security
 * without bars is absent.
 */
export async function recentBars(
  db: Db,
  view: View,
  securityIds: readonly string[],
  count: number,
): Promise<Map<string, RecentBar[]>> {
  if (securityIds.length === 0) return new Map()
  const rows = await db<RecentBar[]>`
    select bar.* from unnest(${db.array(securityIds as string[])}::text[]) asked(id)
    cross join (values ('traded'), ('forward-adjusted'), ('backward-adjusted')) kind(basis)
    cross join lateral (select d.security_id, d.basis, d.basis_date, d.trade_date, d.close, d.previous_close,
        d.change_rate, d.known_at
      from daily_price d where d.security_id = asked.id and d.basis = kind.basis and ${barInForce(db, 'd', view)}
      order by d.trade_date desc limit ${count}) bar`
  return Map.groupBy(rows, (row) => row.security_id)
}

/** Newest instant (ms) at which a bar of the market's was known, of the securities asked for; null for none. */
export async function newestBarKnown(db: Db, view: View, securityIds: readonly string[]): Promise<number | null> {
  const [row] = await db<{ at: number | null }[]>`
    select max(bar.known_at) as at from unnest(${db.array(securityIds as string[])}::text[]) asked(id)
    cross join lateral (select d.known_at from daily_price d where d.security_id = asked.id
      and d.basis in ('traded', 'forward-adjusted', 'backward-adjusted') and ${barInForce(db, 'd', view)}
      and d.known_at <= ${instant(view.asOf ?? Infinity)} order by d.trade_date desc limit 1) bar`
  return row?.at ?? null
}
