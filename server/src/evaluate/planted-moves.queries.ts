import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { Db } from '@pandora/store/database'

/** A planted move to be looked for in the stored prices. */
export interface Planted {
  security: string
  /** The index of its industry. */
  index: string
  day: string
  /** Trading days looked at. */
  span: number
}

/**
 * What each stock did beyond its industry's index from the planted day on, per cent, summed over its next bars; null
 * where it has too few.
 */
export async function movesBeyondIndustry(db: Db, planted: readonly Planted[]): Promise<(number | null)[]> {
  const rows = await db<{ number: number; own: number | null }[]>`
    select asked.number::int as number, case when count(i.change_rate) = max(asked.span)
      then sum(p.change_rate - i.change_rate) end as own
    from unnest(${db.array(planted.map((one) => one.security))}::text[],
      ${db.array(planted.map((one) => one.index))}::text[], ${db.array(planted.map((one) => one.day))}::text[],
      ${db.array(planted.map((one) => one.span))}::int[])
      with ordinality asked(security, index, day, span, number)
    cross join lateral (select d.trade_date, d.change_rate from daily_price d
      where d.market_id = ${DEMO_MARKET} and d.security_id = asked.security and d.basis = 'traded'
      and d.superseded_at = 'infinity' and d.trade_date >= asked.day::date order by d.trade_date limit asked.span) p
    left join daily_price i on i.market_id = ${DEMO_MARKET} and i.security_id = asked.index and i.basis = 'traded'
      and i.trade_date = p.trade_date and i.superseded_at = 'infinity'
    group by asked.number`
  const found = new Map(rows.map((row) => [row.number - 1, row.own]))
  return planted.map((_, at) => found.get(at) ?? null)
}
