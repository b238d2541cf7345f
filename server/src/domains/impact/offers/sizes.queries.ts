import type { Db } from '@pandora/store/database'
import { within, type Times } from './ground.queries.ts'

/** Calendar days before a day within which a bar still stands for a price. */
const PRICED = 20

/** What statements gave of revenue and profit, by period; of money that can be weighed. */
export interface FlowRow {
  company_id: string
  item: 'revenue' | 'parent_net_profit' | 'net_profit'
  day: string
  months: number
  value: number
  unit: 'CNY' | 'USD'
  known_at: number
  superseded_at: number
}

/**
 * Revenue and profit of companies as statements gave them, of periods that ended since a day, in every version of the
 * span.
 */
export async function flowsIn(
  db: Db,
  marketId: number,
  times: Times,
  companies: readonly string[],
  since: string,
): Promise<FlowRow[]> {
  if (companies.length === 0) return []
  return db<FlowRow[]>`
    select s.company_id, s.item, s.period_end::text as day, s.period_months as months, s.value, s.unit, s.known_at,
      s.superseded_at from sound_item s
    where s.company_id = any(${db.array([...companies])}) and s.item in ('revenue', 'parent_net_profit', 'net_profit')
      and s.unit in ('CNY', 'USD') and s.period_months in (3, 6, 9, 12) and s.period_end >= ${since}
      and ${within(db, 's', marketId, times)} order by s.company_id, s.item, s.period_end, s.period_months, s.known_at`
}

/**
 * A bar before a day, in the basis that was paid where there is one, with the shares counted last before it; null where
 * nobody counted any.
 */
export interface WorthRow {
  company_id: string
  trade_date: string
  basis: 'traded' | 'forward-adjusted' | 'backward-adjusted'
  basis_date: string | null
  close: number
  amount: number | null
  volume: number | null
  turnover_rate: number | null
  currency: string
  total_shares: number | null
  counted_on: string | null
  known_at: number
  superseded_at: number
}

/**
 * Last bars of companies before days, pairwise, with the shares counted last before, each in every version of the span.
 */
export async function worthsIn(
  db: Db,
  marketId: number,
  times: Times,
  pairs: readonly { companyId: string; day: string }[],
): Promise<WorthRow[]> {
  if (pairs.length === 0) return []
  const bar = (
    basis: string,
  ) => db`(select d.trade_date, d.basis, d.basis_date, d.close, d.amount, d.volume, d.turnover_rate, d.known_at,
    d.superseded_at from daily_price d
      where d.security_id = s.security_id and d.basis = ${basis} and d.trade_date < asked.day
        and d.trade_date >= asked.day - ${PRICED}::int and ${within(db, 'd', marketId, times)}
        order by d.trade_date desc, d.known_at desc limit 2)`
  return db<WorthRow[]>`
    select asked.company_id, bar.trade_date::text, bar.basis, bar.basis_date::text, bar.close, bar.amount, bar.volume,
      bar.turnover_rate, s.currency, shares.total_shares, shares.counted_on::text,
      greatest(bar.known_at, shares.known_at, s.known_at) as known_at, least(bar.superseded_at, shares.superseded_at)
        as superseded_at
    from unnest(${db.array(pairs.map((one) => one.companyId))}::text[],
      ${db.array(pairs.map((one) => one.day))}::text[]::date[]) asked(company_id, day)
    cross join lateral (select s.security_id, s.currency, s.known_at from security s
      where s.company_id = asked.company_id and s.kind = 'stock' and ${within(db, 's', marketId, times)}
      order by s.security_id <> asked.company_id, s.security_id, s.known_at limit 1) s
    cross join lateral (${bar('traded')} union all ${bar('forward-adjusted')} union all ${bar('backward-adjusted')}) bar
    left join lateral (select c.total_shares, c.counted_on, c.known_at, c.superseded_at from share_count c
      where c.security_id = s.security_id and c.counted_on < asked.day and c.total_shares > 0
      and ${within(db, 'c', marketId, times)}
      order by c.counted_on desc, c.known_at desc limit 2) shares on true
    order by asked.company_id, bar.trade_date, bar.basis, known_at`
}
