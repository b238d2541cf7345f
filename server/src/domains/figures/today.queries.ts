import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'
import { barInForce, lastBarOf } from '../markets/offers/quotes.ts'

/** The last bar of a stock with where it came from. */
export interface LastPrice extends Origin {
  trade_date: string
  basis: PriceBasis
  basis_date: string | null
  close: number
  amount: number | null
  volume: number | null
  turnover_rate: number | null
}

/** The bar whose close stands for a stock today; undefined where it has none. */
export async function lastPrice(db: Db, view: View, securityId: string): Promise<LastPrice | undefined> {
  const [row] = await db<LastPrice[]>`
    select p.trade_date, p.basis, p.basis_date, p.close, p.amount, p.volume, p.turnover_rate, ${originColumns(db, 'p')}
    from (select ${securityId}::text as id) asked cross join ${lastBarOf(db, view, db`asked.id`)}
    join daily_price p on p.security_id = bar.security_id and p.basis = bar.basis and p.trade_date = bar.trade_date
      and p.basis_date is not distinct from bar.basis_date and ${barInForce(db, 'p', view)}
    join import_run run on run.run_id = p.run_id limit 1`
  return row
}

/** Shares counted last up to a day, with where they came from. */
export async function lastShares(
  db: Db,
  view: View,
  securityId: string,
  day: string,
): Promise<(Origin & { total_shares: number | null; float_shares: number | null; counted_on: string }) | undefined> {
  const [row] = await db<(Origin & { total_shares: number | null; float_shares: number | null; counted_on: string })[]>`
    select c.total_shares, c.float_shares, c.counted_on, ${originColumns(db, 'c')} from share_count c
      join import_run run on run.run_id = c.run_id
    where c.security_id = ${securityId} and c.counted_on <= ${day} and ${inForce(db, 'c', view)}
      order by c.counted_on desc limit 1`
  return row
}

/**
 * A company's PE by week from `first_on` on, with what each rests on, packed as `valuation_history` says, as the last
 * `weeks` of them up to a day; `skipped` weeks stand before.
 */
export async function peHistory(
  db: Db,
  marketId: number,
  companyId: string,
  { weeks, until }: { weeks: number; until: string },
): Promise<{ first_on: string; skipped: number; pe: Buffer; priced: Buffer } | undefined> {
  const [row] = await db<{ first_on: string; skipped: number; pe: Buffer; priced: Buffer }[]>`
    select first_on::text as first_on, greatest(n - ${weeks}::int, 0) as skipped, substring(pe
      from greatest(n - ${weeks}::int, 0) * 4 + 1 for least(n, ${weeks}::int) * 4) as pe,
      substring(priced from greatest(n - ${weeks}::int, 0) + 1 for least(n, ${weeks}::int)) as priced
    from (select first_on, pe, priced, least(length(pe) / 4, (${until}::date - first_on) / 7 + 1) as n
      from valuation_history where market_id = ${marketId} and company_id = ${companyId} and first_on <= ${until}) h`
  return row
}
