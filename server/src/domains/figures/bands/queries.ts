import type { KnownBy } from '@pandora/contract/provenance'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'
import { unpackAbsences } from '../offers/absences.ts'

/** The stock by which a company is priced; undefined where the view knows none. */
export async function stockOf(
  db: Db,
  view: View,
  companyId: string,
): Promise<{ security_id: string; currency: string } | undefined> {
  const [row] = await db<{ security_id: string; currency: string }[]>`
    select s.security_id, s.currency from security s where s.company_id = ${companyId} and s.kind = 'stock'
      and ${inForce(db, 's', view)} order by s.security_id <> ${companyId}, s.security_id limit 1`
  return row
}

/** Versions that the view knows. */
const knownTo = (db: Db, { marketId, asOf }: View) =>
  db`market_id = ${marketId} ${asOf === null ? db`` : db`and known_at <= ${instant(asOf)}`}`

/** Bars of one basis, in columns side by side, oldest first. */
export interface BarColumns {
  basis: PriceBasis
  days: string[]
  basis_days: (string | null)[]
  closes: number[]
  amounts: (number | null)[]
  volumes: (number | null)[]
  turnovers: (number | null)[]
}

/**
 * Every bar of a security as it stood at the end of its own day, or when it was first known where that was later; the
 * last day's as it stands for the view.
 */
export async function barsThen(db: Db, view: View, securityId: string): Promise<BarColumns[]> {
  const stands = view.asOf === null ? db`superseded_at = 'infinity'` : db`superseded_at > ${instant(view.asOf)}`
  // As JSON: the driver reads a null within a list of numbers as NaN.
  return db<BarColumns[]>`
    select basis, json_agg(trade_date order by trade_date) as days, json_agg(basis_date order by trade_date) as basis_days,
      json_agg(close order by trade_date) as closes, json_agg(amount order by trade_date) as amounts,
      json_agg(volume order by trade_date) as volumes, json_agg(turnover_rate order by trade_date) as turnovers
    from (
      select basis, basis_date, trade_date, close, amount, volume, turnover_rate, known_at, superseded_at,
        max(trade_date) over () as last_on, greatest(min(known_at) over (partition by basis, trade_date),
          (trade_date + time '15:59:59.999') at time zone 'UTC') as then_at
      from daily_price where ${knownTo(db, view)} and security_id = ${securityId}) version
    where case when trade_date = last_on then ${stands} else known_at <= then_at and superseded_at > then_at end
    group by basis order by basis`
}

/** A version of a share count. */
export interface CountVersion {
  counted_on: string
  total_shares: number | null
  float_shares: number | null
  known_at: number
  superseded_at: number
}

/** Every version of the share counts of a security that the view knows, the day counted last first. */
export async function countVersions(db: Db, view: View, securityId: string): Promise<CountVersion[]> {
  return db<CountVersion[]>`
    select counted_on, total_shares, float_shares, known_at, superseded_at from share_count
    where ${knownTo(db, view)} and security_id = ${securityId} order by counted_on desc, superseded_at desc`
}

/** A version of what a valuation takes from statements. */
export interface EarningsVersion {
  period_end: string
  known_at: number
  known_by: KnownBy
  superseded_at: number
  profit: number | null
  equity: number | null
  currency: string | null
  absences: Readonly<Record<string, string>>
}

/** Every version of the quarters of a company that the view knows, the newest period first. */
export async function earningsVersions(db: Db, view: View, companyId: string): Promise<EarningsVersion[]> {
  const rows = await db<(Omit<EarningsVersion, 'absences'> & { absences: string })[]>`
    select period_end, known_at, known_by, superseded_at, parent_net_profit_ttm as profit, parent_equity as equity,
      currency, absences
    from company_quarter where ${knownTo(db, view)} and company_id = ${companyId}
      order by period_end desc, superseded_at desc`
  return rows.map((row) => ({ ...row, absences: unpackAbsences(row.absences) }))
}

/** Valuations by week from `first_on` on, packed as `valuation_history` says, up to a day. */
export async function weeksOf(
  db: Db,
  marketId: number,
  companyId: string,
  until: string,
): Promise<{ first_on: string; pe: Buffer; pb: Buffer; priced: Buffer } | undefined> {
  const [row] = await db<{ first_on: string; pe: Buffer; pb: Buffer; priced: Buffer }[]>`
    select first_on::text as first_on, substring(pe from 1 for n * 4) as pe, substring(pb from 1 for n * 4) as pb,
      substring(priced from 1 for n) as priced
    from (select first_on, pe, pb, priced, least(length(pe) / 4, (${until}::date - first_on) / 7 + 1) as n
      from valuation_history where market_id = ${marketId} and company_id = ${companyId} and first_on <= ${until}) h`
  return row
}

/** Where the bar of a day and the share count behind it came from, as they stood at an instant. */
export async function originsThen(
  db: Db,
  view: View,
  {
    securityId,
    day,
    basis,
    countedOn,
  }: { securityId: string; day: string; basis: PriceBasis; countedOn: string | null },
): Promise<{ price: Origin | null; shares: Origin | null }> {
  const [prices, shares] = await Promise.all([
    db<Origin[]>`select ${originColumns(db, 'd')} from daily_price d join import_run run on run.run_id = d.run_id
      where d.market_id = ${view.marketId} and d.security_id = ${securityId} and d.basis = ${basis}
      and d.trade_date = ${day} order by ${inForce(db, 'd', view)} desc, d.known_at limit 1`,
    db<Origin[]>`select ${originColumns(db, 'c')} from share_count c join import_run run on run.run_id = c.run_id
      where c.security_id = ${securityId} and c.counted_on = ${countedOn ?? '1800-01-01'} and ${inForce(db, 'c', view)}
      limit 1`,
  ])
  return { price: prices[0] ?? null, shares: shares[0] ?? null }
}
