import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { NewAlert } from './new-alert.ts'

/** Stores alerts, one of a rule and fact; answers the ids of those that were new. */
export async function insertAlerts(tx: Db, alerts: readonly NewAlert[], now: number): Promise<Set<string>> {
  const rows = alerts.map(({ alertId, rule, evidence, said, knownAt, notedAt }) => ({
    alert_id: alertId,
    uid: rule.uid,
    market_id: rule.market_id,
    rule_id: rule.rule_id,
    rule_name: rule.name,
    kind: rule.condition.kind,
    fact_key: evidence.key,
    thing_id: evidence.thingId,
    on_day: evidence.onDay,
    company_id: evidence.companyId,
    theme_id: evidence.themeId,
    document_id: evidence.documentId,
    event_id: evidence.eventId,
    said: { ...said, condition: rule.condition },
    known_at: knownAt === null ? null : instant(knownAt),
    noted_at: instant(notedAt),
  }))
  // A rule that was deleted for good meanwhile makes none.
  const stored = await tx<{ alert_id: string }[]>`
    insert into alert (alert_id, uid, market_id, rule_id, rule_name, kind, fact_key, thing_id, on_day, company_id,
      theme_id, document_id, event_id, said, known_at, noted_at, made_at)
    select n.alert_id, n.uid, n.market_id, n.rule_id, n.rule_name, n.kind, n.fact_key, n.thing_id, n.on_day,
      n.company_id, n.theme_id, n.document_id, n.event_id, n.said, n.known_at, n.noted_at, ${instant(now)}
    from jsonb_to_recordset(${tx.json(rows as never)}) n(alert_id uuid, uid int, market_id smallint, rule_id uuid,
      rule_name text, kind text, fact_key text, thing_id text, on_day date, company_id text, theme_id text,
      document_id text, event_id text, said jsonb, known_at timestamptz, noted_at timestamptz)
    join alert_rule r on r.rule_id = n.rule_id and r.enabled and r.deleted_at is null
    on conflict (rule_id, fact_key) do nothing returning alert_id`
  return new Set(stored.map((row) => row.alert_id))
}

/** What goes out of an alert over one channel. */
export interface DeliveryRow {
  deliveryId: string
  alertId: string
  uid: number
  channelId: string
  subject: string
  body: string
  /** ms. */
  nextAt: number
}

/** Has deliveries wait until they may go out. */
export async function insertDeliveries(tx: Db, deliveries: readonly DeliveryRow[], now: number): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map((one) => ({
    delivery_id: one.deliveryId,
    alert_id: one.alertId,
    uid: one.uid,
    channel_id: one.channelId,
    subject: one.subject,
    body: one.body,
    next_at: instant(one.nextAt),
  }))
  await tx`
    insert into alert_delivery (delivery_id, alert_id, uid, channel_id, subject, body, state, next_at, queued_at)
    select n.delivery_id, n.alert_id, n.uid, n.channel_id, n.subject, n.body, 'waiting', n.next_at, ${instant(now)}
    from jsonb_to_recordset(${tx.json(rows as never)}) n(delivery_id uuid, alert_id uuid, uid int, channel_id uuid,
      subject text, body text, next_at timestamptz)
    join alert_channel c on c.channel_id = n.channel_id and c.uid = n.uid`
}

/** Counts what rules held back on the day. */
export async function countHeldBack(tx: Db, counts: ReadonlyMap<string, number>, now: number): Promise<void> {
  if (counts.size === 0) return
  const rows = [...counts].map(([rule_id, count]) => ({ rule_id, count }))
  await tx`
    insert into alert_held_back (rule_id, on_day, count)
    select n.rule_id, (${instant(now)}::timestamptz at time zone 'Asia/Shanghai')::date, n.count
    from jsonb_to_recordset(${tx.json(rows as never)}) n(rule_id uuid, count int)
    join alert_rule r using (rule_id)
    on conflict (rule_id, on_day) do update set count = alert_held_back.count + excluded.count`
}
