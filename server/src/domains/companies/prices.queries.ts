import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, instant, supersededFor, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { DailyPriceRow, SecurityRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../shared/provenance.ts'
import { barInForce } from '../markets/offers/quotes.ts'

/**
 * Order in which a basis is chosen where none is asked for, of those that go on longest: what was really paid first.
 */
const preferred = (db: Db) => db`array_position(array['traded', 'forward-adjusted', 'backward-adjusted'], d.basis)`

/** One basis in which a security's prices are kept. */
export interface BasisRow {
  basis: PriceBasis
  /** Of the last bar known to the view: bars of an older basis date are not counted in the same shares. */
  basis_date: string | null
  known: boolean
  /** Bars that only a later instant knows, and the first bar of all. */
  later: number
  first_on: string
}

/** The bases in which a security has bars at any time: those whose last bar is the newest, the preferred first. */
export async function priceBases(db: Db, view: View, securityId: string): Promise<BasisRow[]> {
  const later =
    view.asOf === null
      ? db`0`
      : db`(select count(*)::int from (
    select from daily_price b where b.market_id = ${view.marketId} and b.security_id = ${securityId}
      and b.basis = d.basis group by b.trade_date having min(b.known_at) > ${instant(view.asOf)}) hidden)`
  return db<BasisRow[]>`
    select d.basis, last.basis_date, last.trade_date is not null as known, ${later} as later,
      first.trade_date as first_on
    from unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) d(basis)
    cross join lateral (select f.trade_date from daily_price f
      where f.market_id = ${view.marketId} and f.security_id = ${securityId} and f.basis = d.basis order by f.trade_date
      limit 1) first
    left join lateral (select l.trade_date, l.basis_date from daily_price l
      where l.security_id = ${securityId} and l.basis = d.basis and ${barInForce(db, 'l', view)}
      order by l.trade_date desc limit 1) last on true
    order by last.trade_date desc nulls last, ${preferred(db)}`
}

export type BarRow = Pick<
  DailyPriceRow,
  'trade_date' | 'open' | 'high' | 'low' | 'close' | 'volume' | 'amount' | 'turnover_rate'
>

interface BarsAsked {
  securityId: string
  basis: PriceBasis
  basisDate: string | null
  from?: string | undefined
  to?: string | undefined
}

const asked = (
  db: Db,
  view: View,
  { securityId, basis, basisDate, from, to }: BarsAsked,
) => db`d.security_id = ${securityId} and d.basis = ${basis} and d.basis_date is not distinct from ${basisDate}
  ${from ? db`and d.trade_date >= ${from}` : db``} ${to ? db`and d.trade_date <= ${to}` : db``}
    and ${barInForce(db, 'd', view)}`

/** Bars known to the view, oldest first. */
export async function bars(db: Db, view: View, of: BarsAsked): Promise<BarRow[]> {
  return db<BarRow[]>`
    select d.trade_date, d.open, d.high, d.low, d.close, d.volume, d.amount, d.turnover_rate from daily_price d
      where ${asked(db, view, of)} order by d.trade_date`
}

/** Origin of the last of these bars. */
export async function lastBarOrigin(db: Db, view: View, of: BarsAsked): Promise<Origin | undefined> {
  const [row] = await db<Origin[]>`
    select ${originColumns(db, 'd')} from daily_price d join import_run run on run.run_id = d.run_id
      where ${asked(db, view, of)} order by d.trade_date desc limit 1`
  return row
}

/** A security with what it is called and traded in. */
export type NamedSecurity = Pick<SecurityRow, 'company_id' | 'currency' | 'name_zh' | 'name_en'>

/** A security as the view knows it. */
export async function securityOf(db: Db, view: View, securityId: string): Promise<NamedSecurity | undefined> {
  const [row] = await db<NamedSecurity[]>`
    select s.company_id, s.currency, s.name_zh, s.name_en from security s
      where s.security_id = ${securityId} and ${inForce(db, 's', view)}`
  return row
}

export type BarVersion = Origin &
  Pick<DailyPriceRow, 'open' | 'high' | 'low' | 'close' | 'volume' | 'amount' | 'superseded_at'> & { basis: PriceBasis }

/** Every version of a security's bar of one day that the view knows, the latest known first. */
export async function barVersions(
  db: Db,
  view: View,
  securityId: string,
  date: string,
  basis?: PriceBasis,
): Promise<BarVersion[]> {
  return db<BarVersion[]>`
    select d.basis, d.open, d.high, d.low, d.close, d.volume, d.amount,
      ${supersededFor(db, 'd', view)} as superseded_at, ${originColumns(db, 'd')}
    from daily_price d join import_run run on run.run_id = d.run_id
    where d.market_id = ${view.marketId} and d.security_id = ${securityId}
      and d.trade_date = ${date} ${view.asOf === null ? db`` : db`and d.known_at <= ${instant(view.asOf)}`}
      ${basis ? db`and d.basis = ${basis}` : db``}
    order by ${preferred(db)}, d.known_at desc`
}
