import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ExchangeRow, SecurityRow } from '@pandora/store/generated/schema'
import { barInForce } from '../markets/offers/quotes.ts'
import type { UdfBar } from './periods.ts'

export type UdfSecurity = Pick<
  SecurityRow,
  'security_id' | 'company_id' | 'kind' | 'currency' | 'exchange' | 'code' | 'name_zh' | 'name_en'
>

/** The stock or index a symbol means: by its id, else by its code alone, stocks before indexes. */
export async function securityOf(db: Db, view: View, symbol: string): Promise<UdfSecurity | undefined> {
  const [row] = await db<UdfSecurity[]>`
    select s.security_id, s.company_id, s.kind, s.currency, s.exchange, s.code, s.name_zh, s.name_en from security s
    where s.kind in ('stock', 'index') and ${inForce(db, 's', view)} and ${
      symbol.includes('-')
        ? db`s.security_id = ${symbol}`
        : db`s.security_id in (select f.security_id from search_form f
          where f.suffix = ${symbol.toLowerCase()} and f.form = 'code' and f.whole and ${inForce(db, 'f', view)})`
    }
    order by s.kind = 'index', s.security_id limit 1`
  return row
}

/**
 * In what the prices of a security are counted: of several bases the one that goes on longest, of these the one really
 * paid, and of an adjusted one the latest day it was counted on.
 */
export async function basisOf(
  db: Db,
  view: View,
  securityId: string,
): Promise<{ basis: PriceBasis; basis_date: string | null } | undefined> {
  const [row] = await db<{ basis: PriceBasis; basis_date: string | null }[]>`
    select last.basis, last.basis_date
      from unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) with ordinality kind(basis, place)
    cross join lateral (select d.basis, d.basis_date, d.trade_date from daily_price d
      where d.security_id = ${securityId} and d.basis = kind.basis and ${barInForce(db, 'd', view)}
      order by d.trade_date desc limit 1) last
    order by last.trade_date desc, kind.place limit 1`
  return row
}

interface Asked {
  securityId: string
  basis: PriceBasis
  basisDate: string | null
  /** Absent: as far back as there are. */
  from?: string | undefined
  /** Not included. */
  before: string
  /** Newest only, so many. */
  newest?: number | undefined
}

/** Daily bars of one basis, oldest first. */
export async function dailyBars(
  db: Db,
  view: View,
  { securityId, basis, basisDate, from, before, newest }: Asked,
): Promise<UdfBar[]> {
  const rows = await db<UdfBar[]>`
    select d.trade_date::text as day, d.open as o, d.high as h, d.low as l, d.close as c, d.volume as v
      from daily_price d
    where d.security_id = ${securityId} and d.basis = ${basis} and d.basis_date is not distinct from ${basisDate}
      and d.trade_date < ${before} ${from ? db`and d.trade_date >= ${from}` : db``} and ${barInForce(db, 'd', view)}
    order by d.trade_date desc ${newest ? db`limit ${newest}` : db``}`
  return rows.toReversed()
}

/** Exchanges of the market. */
export async function exchangesOf(
  db: Db,
  view: View,
): Promise<Pick<ExchangeRow, 'exchange' | 'name_zh' | 'name_en'>[]> {
  return db<
    Pick<ExchangeRow, 'exchange' | 'name_zh' | 'name_en'>[]
  >`select e.exchange, e.name_zh, e.name_en from exchange e where e.market_id = ${view.marketId} order by e.position`
}
