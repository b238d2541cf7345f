import type { Db } from '@pandora/store/database'

/** Days back from the newest touched bar that are looked at: what is older was brought in late. */
const NEW_DAYS = 14

/** Notes the bars that a merge has touched, of the last days that it touched; answers how many. */
export async function noteBars(tx: Db, marketId: number): Promise<number> {
  const { count } = await tx`
    insert into new_fact (market_id, kind, thing_id, on_day, noted_at)
    select distinct ${marketId}::smallint, 'bar', t.security_id, t.trade_date, clock_timestamp() from touched_daily_price t
    where t.trade_date > (select max(trade_date) from touched_daily_price) - ${NEW_DAYS}::int`
  return count
}

/** Notes the events that sources gave in a merge; answers how many. */
export async function noteEvents(tx: Db, marketId: number): Promise<number> {
  const { count } = await tx`
    insert into new_fact (market_id, kind, thing_id, noted_at)
    select distinct ${marketId}::smallint, 'event', t.event_id, clock_timestamp() from touched_event_company t
    where t.known_at > (select max(known_at) from touched_event_company) - make_interval(days => ${NEW_DAYS})`
  return count
}

/** Marks the alerts that rest on what a change has touched, to be looked at again; answers how many. */
export async function alertsOfChanged(
  tx: Db,
  marketId: number,
  kind: 'bar' | 'event' | 'document',
  table: 'daily_price' | 'event' | 'event_company' | 'document',
): Promise<number> {
  const [any] = await tx`select 1 from alert where market_id = ${marketId} limit 1`
  if (!any) return 0
  const touched = tx(`touched_${table}`)
  const same =
    kind === 'bar'
      ? tx`a.kind in ('price', 'change') and a.thing_id = t.security_id and a.on_day = t.trade_date`
      : kind === 'event'
        ? tx`a.kind = 'event' and a.thing_id = t.event_id`
        : tx`a.kind in ('document', 'phrase', 'policy', 'event') and a.document_id = t.document_id`
  const { count } = await tx`update alert a set check_due = a.check_due + 1 from ${touched} t
    where a.market_id = ${marketId} and ${same}`
  return count
}
