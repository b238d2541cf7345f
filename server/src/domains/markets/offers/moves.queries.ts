import { inForce, type View } from '@pandora/store/as-of'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { Db } from '@pandora/store/database'
import { barInForce } from './quotes.ts'

/** What a stock closed at before a time and at its end, in one basis. */
export interface MoveRow {
  company_id: string
  basis: PriceBasis
  currency: string
  first_day: string
  first_close: number
  last_day: string
  last_close: number
}

/** Days before a time within which the close that it is counted from may lie: the longest holidays. */
const NEAR = 20

/**
 * How far the price of every company's stock went from the last close before a day to the last one up to another, both
 * in one basis, adjusted ones first. Stocks without both are absent.
 */
export async function movesOver(db: Db, view: View, { from, to }: { from: string; to: string }): Promise<MoveRow[]> {
  const close = (basis: ReturnType<Db>, since: ReturnType<Db>, until: ReturnType<Db>) => db`
    (select d.trade_date, d.close from daily_price d where d.security_id = stock.security_id and d.basis = ${basis}
      and d.trade_date >= ${since} and d.trade_date ${until} and ${barInForce(db, 'd', view)}
      order by d.trade_date desc limit 1)`
  return db<MoveRow[]>`
    select stock.company_id, chosen.basis, stock.currency, first.trade_date::text as first_day, first.close as first_close,
      last.trade_date::text as last_day, last.close as last_close
    from (select distinct on (s.company_id) s.company_id, s.security_id, s.currency
      from security s where s.kind = 'stock' and s.company_id is not null and ${inForce(db, 's', view)}
      order by s.company_id, s.security_id <> s.company_id, s.security_id) stock
    cross join lateral (select b.basis from unnest(array['forward-adjusted', 'backward-adjusted', 'traded'])
      with ordinality b(basis, place) where exists (select from daily_price d
        where d.security_id = stock.security_id and d.basis = b.basis and d.trade_date between ${from} and ${to}
          and ${barInForce(db, 'd', view)}) order by b.place limit 1) chosen
    cross join lateral ${close(db`chosen.basis`, db`${from}::date - ${NEAR}::int`, db`< ${from}`)} first
    cross join lateral ${close(db`chosen.basis`, db`${from}::date`, db`<= ${to}`)} last
    where first.close > 0`
}

/** A close of an index. */
export interface IndexClose {
  name_zh: string | null
  name_en: string | null
  trade_date: string
  close: number
}

/** Closes of an index on the days from one to another, the earliest first, with what it is called. */
export async function closesOfIndex(
  db: Db,
  view: View,
  { securityId, from, to }: { securityId: string; from: string; to: string },
): Promise<IndexClose[]> {
  return db<IndexClose[]>`
    select s.name_zh, s.name_en, d.trade_date::text, d.close from security s
    join lateral (select b.trade_date, b.close, row_number() over (partition by b.trade_date order by b.basis <> 'traded',
        b.basis) as place from daily_price b where b.security_id = s.security_id and b.trade_date between ${from} and ${to}
        and ${barInForce(db, 'b', view)}) d on d.place = 1
    where s.security_id = ${securityId} and ${inForce(db, 's', view)} order by d.trade_date`
}

/** An index by its name, as people write it: with or without spaces and the word for an index behind it. */
export async function indexCalled(db: Db, view: View, name: string): Promise<string | null> {
  const [row] = await db<{ security_id: string }[]>`
    select s.security_id from security s cross join lateral (select lower(replace(${name}, ' ', '')) as asked) of
    where s.kind = 'index' and ${inForce(db, 's', view)}
      and (lower(replace(coalesce(s.name_zh, ''), ' ', '')) in (of.asked, of.asked || '指数', replace(of.asked, '指数', '指'))
        or lower(replace(coalesce(s.name_en, ''), ' ', '')) in (of.asked, of.asked || 'index'))
    order by s.security_id limit 1`
  return row?.security_id ?? null
}
