import { ALERT_DAYS, UNDO_DAYS } from '@pandora/contract/domains/alerts/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

const DAY = 86_400_000
/** Days for which a message waits for a paused channel. */
const WAITING_DAYS = 3

/** Whether new facts wait, or alerts that are to be looked at again. */
export async function alertsAreDue(db: Db): Promise<boolean> {
  const [row] = await db<[{ due: boolean }]>`
    select exists (select from new_fact) or exists (select from alert where check_due > 0) as due`
  return row.due
}

/** Keeps with deliveries what became of their mails, before the outbox forgets them. */
export async function settleMailed(db: Db): Promise<void> {
  await db`update alert_delivery d set state = case o.state when 'sent' then 'sent' else 'failed' end,
      error_code = case o.state when 'sent' then null else 'refused' end, error_said = left(o.last_error, 300),
      ended_at = coalesce(o.sent_at, d.ended_at)
    from outbox o where d.state = 'outbox' and o.message_id = d.delivery_id and o.state in ('sent', 'failed')`
}

/**
 * Drops what has served its time at `now` (ms): alerts and rules deleted long ago, messages that waited for a paused
 * channel too long, what nobody waits for any more.
 */
export async function pruneAlerts(db: Db, now: number): Promise<void> {
  const before = (days: number) => instant(now - days * DAY)
  await db`delete from alert where made_at < ${before(ALERT_DAYS)}`
  await db`delete from alert_rule where deleted_at < ${before(UNDO_DAYS)}`
  await db`delete from alert_delivery where alert_id is null and queued_at < ${before(UNDO_DAYS)}`
  await db`update alert_delivery set state = 'failed', error_code = 'paused', ended_at = ${instant(now)}
    where state = 'waiting' and queued_at < ${before(WAITING_DAYS)} and channel_id in (select channel_id
      from alert_channel where state = 'paused')`
  await db`delete from alert_held_back where on_day < ${before(2)}::date`
  // Kinds that no rule asks for, and that no alert rests on: they are noted no longer.
  await db`delete from new_fact_wanted w where not exists (select from alert_rule r
      where r.market_id = w.market_id and r.deleted_at is null and r.kind = any(case w.kind
        when 'bar' then array['price', 'change'] when 'document' then array['document', 'phrase', 'policy', 'event']
        else array[w.kind] end))
    and not exists (select from alert a where a.market_id = w.market_id)`
}
