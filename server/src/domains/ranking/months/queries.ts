import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { inForce } from '@pandora/store/as-of'
import { barInForce } from '../../markets/offers/quotes.ts'

/** A stock in a month: its bar of the first day and its last close, in one adjusted basis. */
export interface MonthBar {
  security_id: string
  /** It has a bar on the first day. */ traded: boolean
  open: number | null
  previous: number | null
  close: number | null
  delisted: boolean
}

/** Bars of stocks from the first trading day of a month to its last. Who has no adjusted prices is absent. */
export async function monthBars(
  db: Db,
  view: View,
  ids: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<Map<string, MonthBar>> {
  if (ids.length === 0) return new Map()
  const rows = await db<MonthBar[]>`
    select asked.id as security_id, entry.open is not null or entry.close is not null as traded, entry.open,
      coalesce(entry.previous_close, before.close) as previous, case when leaves.basis_date is not distinct
        from entry.basis_date then leaves.close end as close,
      exists (select from listing_status l where l.security_id = asked.id and l.status = 'delisted'
        and ${inForce(db, 'l', view)}) as delisted
    from unnest(${db.array(ids as string[])}::text[]) asked(id)
    cross join lateral (select kind.basis from unnest(array['forward-adjusted', 'backward-adjusted']) with ordinality
      kind(basis, place) where exists (select from daily_price e where e.security_id = asked.id
        and e.basis = kind.basis and ${barInForce(db, 'e', view)}) order by kind.place limit 1) chosen
    left join lateral (select p.open, p.close, p.previous_close, p.basis_date from daily_price p
      where p.security_id = asked.id and p.basis = chosen.basis and p.trade_date = ${first}
        and ${barInForce(db, 'p', view)} limit 1) entry on true
    left join lateral (select p.close from daily_price p
      where p.security_id = asked.id and p.basis = chosen.basis and p.trade_date < ${first}
        and ${barInForce(db, 'p', view)} order by p.trade_date desc limit 1) before on true
    left join lateral (select p.close, p.basis_date from daily_price p
      where p.security_id = asked.id and p.basis = chosen.basis and p.trade_date between ${first} and ${last}
        and ${barInForce(db, 'p', view)} order by p.trade_date desc limit 1) leaves on true`
  return new Map(rows.map((row) => [row.security_id, row]))
}

/** A stored month. */
export interface MonthRow {
  ranked_on: string
  closes_on: string | null
  company_ids: string[]
  factors: Buffer
  excess: Buffer | null
  outcome: Buffer | null
}

/** Stored months of a market, oldest first. */
export async function storedMonths(db: Db, marketId: number): Promise<MonthRow[]> {
  return db<MonthRow[]>`
    select ranked_on, closes_on, company_ids, factors, excess, outcome from ranking_month
    where market_id = ${marketId} order by ranked_on`
}

/** Which months are stored, of what version, and whether their outcome is known. */
export async function monthStates(
  db: Db,
  marketId: number,
): Promise<{ ranked_on: string; closes_on: string | null; version: string }[]> {
  return db<{ ranked_on: string; closes_on: string | null; version: string }[]>`
    select ranked_on, closes_on, version from ranking_month where market_id = ${marketId} order by ranked_on`
}

interface NewMonth {
  rankedOn: string
  closesOn: string | null
  version: string
  companyIds: readonly string[]
  factors: Int16Array
  excess: Float32Array | null
  outcome: Uint8Array | null
  now: number
}

const bytesOf = (values: Int16Array | Float32Array | Uint8Array) =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength)

/** Stores a month in place of what was stored of it. */
export async function saveMonth(db: Db, marketId: number, month: NewMonth): Promise<void> {
  const { excess, outcome } = month
  await db`insert into ranking_month (market_id, ranked_on, closes_on, version, company_ids, factors, excess, outcome,
      computed_at)
    values (${marketId}, ${month.rankedOn}, ${month.closesOn}, ${month.version},
      ${db.array(month.companyIds as string[])}, ${bytesOf(month.factors)}, ${excess && bytesOf(excess)},
      ${outcome && bytesOf(outcome)}, ${new Date(month.now).toISOString()})
    on conflict (market_id, ranked_on) do update set closes_on = excluded.closes_on, version = excluded.version,
      company_ids = excluded.company_ids, factors = excluded.factors, excess = excluded.excess,
      outcome = excluded.outcome, computed_at = excluded.computed_at`
}

/** Drops months, but for those named. */
export async function dropMonths(db: Db, marketId: number, keep: readonly string[]): Promise<void> {
  await db`delete from ranking_month where market_id = ${marketId}
    and ranked_on <> all(${db.array(keep as string[])}::date[])`
}

/** Markets that have companies. */
export async function rankedMarkets(db: Db): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`select m.market_id from market m
    where exists (select from company c where c.market_id = m.market_id) order by 1`
  return rows.map((row) => row.market_id)
}

/** Takes the day from which on facts have changed since months were worked out; null where none have. */
export async function takeChanged(db: Db, marketId: number): Promise<string | null> {
  const [row] = await db<{ changed_from: string | null }[]>`
    update ranking_state n set changed_from = null from ranking_state o
    where n.market_id = ${marketId} and o.market_id = n.market_id and o.changed_from is not null
    returning o.changed_from`
  return row?.changed_from ?? null
}

/** Whether facts wait to be read, worked out or merged: months made of them would be made anew. */
export async function isUnsettled(db: Db, marketId: number): Promise<boolean> {
  const [row] = await db<[{ waits: boolean }]>`select
    exists (select from figures_waiting w where w.market_id = ${marketId})
    or exists (select from analysis_waiting a where a.market_id = ${marketId})
    or exists (select from import_run r where r.market_id = ${marketId} and r.state in ('reading', 'merging')
      and not r.dry_run) as waits`
  return row.waits
}
