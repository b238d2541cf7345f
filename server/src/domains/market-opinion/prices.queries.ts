import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { DailyPriceRow } from '@pandora/store/generated/schema'
import { barInForce } from '../markets/offers/quotes.ts'

/** A session of a stock. */
export type SessionBar = Pick<
  DailyPriceRow,
  'trade_date' | 'high' | 'low' | 'close' | 'volume' | 'amount' | 'turnover_rate'
> & { basis: PriceBasis }

/** The basis of a security’s prices between two days: of several the one really paid; null where it has none then. */
const basisBetween = (db: Db, view: View, security: ReturnType<Db>, from: string, to: string) => db`lateral (
  select kind.basis from unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) with ordinality
    kind(basis, place)
  where exists (select from daily_price e where e.security_id = ${security} and e.basis = kind.basis
    and e.trade_date between ${from} and ${to} and ${barInForce(db, 'e', view)})
  order by kind.place limit 1) known`

/** Sessions of a security between two days in one basis, oldest first. */
export async function sessionBars(
  db: Db,
  view: View,
  { securityId, from, to }: { securityId: string; from: string; to: string },
): Promise<SessionBar[]> {
  return db<SessionBar[]>`
    select d.basis, d.trade_date, d.high, d.low, d.close, d.volume, d.amount, d.turnover_rate
    from ${basisBetween(db, view, db`${securityId}::text`, from, to)}
    join daily_price d on d.security_id = ${securityId} and d.basis = known.basis
      and d.trade_date between ${from} and ${to} and ${barInForce(db, 'd', view)}
    order by d.trade_date`
}

/** First and last day of what is read. */
export interface Between {
  from: string
  to: string
}

/** Returns of stocks by session, per cent: as the exchange counts them, else of one close over the close before. */
const returnsOf = (db: Db, view: View, stocks: readonly { id: string; code: string }[], { from, to }: Between) => db`
  select asked.id, asked.code, p.trade_date, coalesce(p.change_rate,
    case when coalesce(p.previous_close, lag(p.close) over w) > 0
      then (p.close / coalesce(p.previous_close, lag(p.close) over w) - 1) * 100 end) as rate
  from unnest(${db.array(stocks.map(({ id }) => id))}::text[],
    ${db.array(stocks.map(({ code }) => code))}::text[]) asked(id, code)
  cross join ${basisBetween(db, view, db`asked.id`, from, to)}
  join daily_price p on p.security_id = asked.id and p.basis = known.basis
    and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}
  window w as (partition by asked.id order by p.trade_date)`

/** Returns of an industry’s stocks on a session: their sum, per cent, and how many there are. */
export interface IndustrySession {
  code: string
  day: string
  sum: number
  stocks: number
}
/** Returns of industries by session. */
export async function industrySessions(
  db: Db,
  view: View,
  stocks: readonly { id: string; code: string }[],
  between: Between,
): Promise<IndustrySession[]> {
  if (stocks.length === 0) return []
  return db<IndustrySession[]>`
    select r.code, r.trade_date::text as day, sum(r.rate) as sum, count(*)::int as stocks
    from (${returnsOf(db, view, stocks, between)}) r where r.rate is not null
    group by r.code, r.trade_date order by r.code, r.trade_date`
}

/** Returns of a stock by session, oldest first; null where its source gives nothing to tell it by. */
export interface StockReturns {
  id: string
  day: string[]
  rate: (number | null)[]
}
/** Returns of stocks by session. */
export async function stockReturns(
  db: Db,
  view: View,
  stocks: readonly { id: string; code: string }[],
  between: Between,
): Promise<StockReturns[]> {
  if (stocks.length === 0) return []
  return db<StockReturns[]>`
    select r.id, array_agg(r.trade_date::text order by r.trade_date) as day,
      array_agg(r.rate order by r.trade_date) as rate
    from (${returnsOf(db, view, stocks, between)}) r group by r.id order by r.id`
}
