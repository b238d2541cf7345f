import type { ChannelKind, DeliveryFault, FactState, RuleKind } from '@pandora/contract/domains/alerts/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** An alert as its user sees it. */
export interface AlertListRow {
  alert_id: string
  rule_id: string | null
  rule_name: string
  kind: RuleKind
  thing_id: string
  company_id: string | null
  theme_id: string | null
  document_id: string | null
  event_id: string | null
  said: unknown
  known_at: number | null
  noted_at: number
  made_at: number
  read_at: number | null
  fact_state: FactState
  fact_changed_at: number | null
  total: number
}

/** What of the user's alerts is asked for. */
export interface AlertFilter {
  alertId?: string | undefined
  ruleId?: string | undefined
  kind?: RuleKind | undefined
  unread: boolean
  troubled: boolean
}

/** A page of the user's alerts in a market, the newest first. */
export async function alertsPage(
  db: Db,
  uid: number,
  marketId: number,
  { alertId, ruleId, kind, unread, troubled }: AlertFilter,
  { page, size }: { page: number; size: number },
): Promise<AlertListRow[]> {
  return db<AlertListRow[]>`
    select a.alert_id, a.rule_id, a.rule_name, a.kind, a.thing_id, a.company_id, a.theme_id, a.document_id, a.event_id,
      a.said, a.known_at, a.noted_at, a.made_at, a.read_at, a.fact_state, a.fact_changed_at,
      count(*) over ()::int as total
    from alert a where a.uid = ${uid} and a.market_id = ${marketId}
      ${alertId === undefined ? db`` : db`and a.alert_id = ${alertId}`}
      ${ruleId === undefined ? db`` : db`and a.rule_id = ${ruleId}`} ${kind === undefined ? db`` : db`and a.kind = ${kind}`}
      ${unread ? db`and a.read_at is null` : db``}
      ${
        troubled
          ? db`and exists (select from alert_delivery d left join outbox o on o.message_id = d.delivery_id
              where d.alert_id = a.alert_id and (d.state in ('failed', 'perhaps')
                or (d.state = 'outbox' and o.state = 'failed')))`
          : db``
      }
    order by a.made_at desc, a.alert_id desc limit ${size} offset ${page * size}`
}

/** How many alerts the user has not read in a market, and how many channels are paused for a fault. */
export async function unreadOf(db: Db, uid: number, marketId: number): Promise<{ count: number; paused: number }> {
  const [row] = await db<[{ count: number; paused: number }]>`
    select (select count(*)::int from alert where uid = ${uid} and market_id = ${marketId} and read_at is null) as count,
      (select count(*)::int from alert_channel where uid = ${uid} and state = 'paused' and paused_because is not null)
        as paused`
  return row
}

/** Marks an alert of the user's as read, or all of a market; null where the one is none of the user's. */
export async function markRead(
  tx: Db,
  uid: number,
  marketId: number,
  alertId: string | undefined,
  now: number,
): Promise<number | null> {
  if (alertId === undefined) {
    const { count } = await tx`update alert set read_at = ${instant(now)}
      where uid = ${uid} and market_id = ${marketId} and read_at is null`
    return count
  }
  const [row] = await tx<{ was: number | null }[]>`
    select read_at as was from alert where alert_id = ${alertId} and uid = ${uid} and market_id = ${marketId} for update`
  if (!row) return null
  if (row.was !== null) return 0
  await tx`update alert set read_at = ${instant(now)} where alert_id = ${alertId}`
  return 1
}

/** A delivery with its channel; of a mail what the outbox says of it. */
export interface DeliveryListRow {
  delivery_id: string
  alert_id: string | null
  channel_id: string
  channel_kind: ChannelKind
  channel_name: string
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'perhaps' | 'outbox'
  outbox_state: 'waiting' | 'held' | 'sent' | 'failed' | null
  outbox_error: string | null
  attempts: number
  error_code: DeliveryFault | null
  error_said: string | null
  next_at: number
  ended_at: number | null
  sent_at: number | null
}

/** Deliveries of alerts, or one of the user's by its id, by alert. */
export async function deliveriesOf(
  db: Db,
  uid: number,
  asked: { alertIds: readonly string[] } | { deliveryId: string },
): Promise<DeliveryListRow[]> {
  return db<DeliveryListRow[]>`
    select d.delivery_id, d.alert_id, d.channel_id, c.kind as channel_kind, c.name as channel_name, d.state,
      o.state as outbox_state, o.last_error as outbox_error, d.attempts, d.error_code, d.error_said, d.next_at,
      d.ended_at, o.sent_at
    from alert_delivery d join alert_channel c using (channel_id) left join outbox o on o.message_id = d.delivery_id
      and d.state = 'outbox'
    where d.uid = ${uid} and ${
      'deliveryId' in asked
        ? db`d.delivery_id::text = ${asked.deliveryId}`
        : db`d.alert_id = any(${db.array(asked.alertIds as string[])}::uuid[])`
    } order by c.created_at, d.queued_at, d.delivery_id`
}

/** Has a delivery that failed or is in doubt go out once more; false where it is none of these. */
export async function sendOnceMore(tx: Db, uid: number, deliveryId: string, now: number): Promise<boolean> {
  const { count } = await tx`
    update alert_delivery d set state = 'waiting', attempts = 0, next_at = ${instant(now)}, ended_at = null
    where d.delivery_id::text = ${deliveryId} and d.uid = ${uid} and (d.state in ('failed', 'perhaps')
      or (d.state = 'outbox' and exists (select from outbox o where o.message_id = d.delivery_id
        and o.state = 'failed')))`
  if (count > 0) await tx`delete from outbox where message_id::text = ${deliveryId} and state = 'failed'`
  return count > 0
}
