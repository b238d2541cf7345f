import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { lastBarOf } from '../../shared/quotes.ts'
import { countHolds } from '../../shared/share-counts.queries.ts'

/** An entry of the user's watch list, as far as the dashboard needs it. */
export interface WatchedId {
  company_id: string
  group_ids: string[]
  total: number
}

/** A page of the user's watch list in its order. The list is the user's own: no instant applies to it. */
export async function watchedIds(db: Db, marketId: number, uid: number, { page, size }: { page: number; size: number }): Promise<WatchedId[]> {
  return db<WatchedId[]>`
    select w.company_id, count(*) over ()::int as total,
      array(select g.group_id::text from watch_group_entry g where g.company_id = w.company_id and g.uid = w.uid and g.market_id = w.market_id order by g.group_id) as group_ids
    from watch_entry w where w.uid = ${uid} and w.market_id = ${marketId} order by w.position, w.company_id limit ${size} offset ${page * size}`
}

/** How many companies the user watches in the market. */
export async function countWatched(db: Db, marketId: number, uid: number): Promise<number> {
  const [row] = await db<[{ count: number }]>`select count(*)::int as count from watch_entry where uid = ${uid} and market_id = ${marketId}`
  return row.count
}

/** The latest share count known of a security. */
export interface Shares {
  security_id: string
  counted_on: string
  total_shares: number | null
  float_shares: number | null
}

const latestShares = (db: Db, view: View, security: ReturnType<Db>) => db`lateral (select c.security_id, c.counted_on, c.total_shares, c.float_shares from share_count c
  where c.security_id = ${security} and ${inForce(db, 'c', view)} order by c.counted_on desc limit 1) shares`

/** Latest share counts of securities, by id. */
export async function sharesOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, Shares>> {
  const rows = await db<Shares[]>`
    select shares.security_id, shares.counted_on, shares.total_shares, shares.float_shares
    from unnest(${db.array(ids as string[])}::text[]) asked(id) cross join ${latestShares(db, view, db`asked.id`)}`
  return new Map(rows.map((row) => [row.security_id, row]))
}

/** A company among the largest, and what it was measured by. */
export interface Largest {
  company_id: string
  by_cap: boolean
}

/**
 * The largest companies of the market among those traded in the last fortnight it knows: by market value where so many have share counts that hold for their price, else
 * all of them by the amount of the market's last day, never some by one and some by the other. 20 µs a stock; the answer is held.
 */
export async function largestCompanies(db: Db, view: View, limit: number): Promise<Largest[]> {
  return db<Largest[]>`
    with sized as materialized (
      select s.company_id, bar.trade_date, bar.amount, case when bar.basis <> 'backward-adjusted' and ${countHolds(db)} then bar.close * shares.total_shares end as cap
      from security s cross join ${lastBarOf(db, view, db`s.security_id`)} left join ${latestShares(db, view, db`s.security_id`)} on true
      where s.kind = 'stock' and s.company_id is not null and ${inForce(db, 's', view)}),
    latest as (select max(trade_date) as day from sized),
    one as (select company_id, max(cap) as cap, max(amount) filter (where trade_date = latest.day) as amount from sized cross join latest where trade_date >= latest.day::date - 14 group by company_id),
    measured as (select count(cap) >= least(count(*), ${limit}) as by_cap from one)
    select company_id, by_cap from one cross join measured order by case when by_cap then cap else amount end desc nulls last, company_id limit ${limit}`
}
