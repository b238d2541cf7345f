import type { ChannelKind, DeliveryFault } from '@pandora/contract/domains/alerts/terms'
import type { Language } from '@pandora/contract/language'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A delivery that was taken up to be sent. */
export interface Claimed {
  delivery_id: string
  alert_id: string | null
  uid: number
  channel_id: string
  kind: ChannelKind
  sealed_secret: string | null
  subject: string
  body: string
  attempts: number
  email: string | null
  language: Language
  about: Record<string, unknown> | null
}

/** Has what waits sent; heard when the transaction ends. `at` (ms): then. */
export async function wakeDelivery(tx: Db, at: number | null = null): Promise<void> {
  await tx`select graphile_worker.add_job('deliver_alerts', payload := '{}'::json,
    job_key := ${at === null ? 'deliver-alerts' : 'deliver-alerts-later'},
    run_at := ${at === null ? null : instant(at)}::timestamptz, max_attempts := 5)`
}

/**
 * Takes up one delivery of each channel that may send at `now` (ms) and is not busy, the longest waiting first. From
 * here on it is on its way: nobody takes it up again.
 */
export async function claimDue(db: Db, now: number, busy: readonly string[], most: number): Promise<Claimed[]> {
  if (most <= 0) return []
  return db<Claimed[]>`
    with due as materialized (select distinct on (d.channel_id) d.delivery_id
      from alert_delivery d join alert_channel c on c.channel_id = d.channel_id
      where d.state = 'waiting' and d.next_at <= ${instant(now)} and c.state = 'active' and c.free_at <= ${instant(now)}
        and d.channel_id <> all(${db.array(busy as string[])}::uuid[])
      order by d.channel_id, d.queued_at, d.delivery_id limit ${most}),
    taken as (update alert_delivery d set state = 'sending', attempts = d.attempts + 1, begun_at = ${instant(now)}
      from due where d.delivery_id = due.delivery_id and d.state = 'waiting' returning d.*)
    select t.delivery_id, t.alert_id, t.uid, t.channel_id, c.kind, c.sealed_secret, t.subject, t.body, t.attempts,
      u.email, u.language, case when a.alert_id is not null then jsonb_build_object('alertId', a.alert_id,
        'kind', a.kind, 'rule', a.rule_name, 'market', m.key, 'companyId', a.company_id, 'themeId', a.theme_id,
        'documentId', a.document_id, 'eventId', a.event_id, 'knownAt', a.known_at, 'notedAt', a.noted_at,
        'madeAt', a.made_at, 'said', a.said - 'condition', 'condition', a.said -> 'condition') end as about
    from taken t join alert_channel c on c.channel_id = t.channel_id join account u on u.uid = t.uid
    left join alert a on a.alert_id = t.alert_id left join market m on m.market_id = a.market_id`
}

/** When (ms) the next delivery may go that waits now; null for none. */
export async function nextDue(db: Db): Promise<number | null> {
  const [row] = await db<{ at: number | null }[]>`
    select min(greatest(d.next_at, c.free_at)) as at from alert_delivery d join alert_channel c using (channel_id)
    where d.state = 'waiting' and c.state = 'active'`
  return row?.at ?? null
}

/** What a dead process had on its way: whether it came nobody knows. Answers whose they are. */
export async function leaveInDoubt(db: Db, now: number): Promise<{ uid: number; alert_id: string | null }[]> {
  return db<{ uid: number; alert_id: string | null }[]>`
    update alert_delivery set state = 'perhaps', ended_at = ${instant(now)}, error_code = 'unknown', error_said = null
    where state = 'sending' returning uid, alert_id`
}

/** What came of a delivery. */
export interface Settled {
  state: 'sent' | 'failed' | 'perhaps' | 'waiting' | 'outbox'
  fault: DeliveryFault | null
  said: string | null
  /** ms; when it is tried again. */
  nextAt: number | null
}

/** Keeps what came of a delivery that this process had on its way. */
export async function settle(
  tx: Db,
  deliveryId: string,
  { state, fault, said, nextAt }: Settled,
  now: number,
): Promise<void> {
  await tx`
    update alert_delivery set state = ${state}, error_code = ${fault}, error_said = ${said},
      next_at = ${nextAt === null ? tx`next_at` : tx`${instant(nextAt)}`},
      ended_at = ${state === 'waiting' ? null : instant(now)}
    where delivery_id = ${deliveryId} and state in ('sending', 'perhaps')`
}

/** What the last answer says of a channel: it works, or it is paused; and from when on (ms) it may be asked again. */
export async function markChannel(
  tx: Db,
  channelId: string,
  { failed, pause, freeAt }: { failed: boolean; pause: DeliveryFault | null; freeAt: number },
  now: number,
): Promise<void> {
  await tx`
    update alert_channel set failures = ${failed ? tx`failures + 1` : tx`0`}, free_at = ${instant(freeAt)},
      answered_at = ${failed ? tx`answered_at` : tx`${instant(now)}`},
      state = ${pause === null ? tx`state` : tx`'paused'`},
      paused_because = ${pause === null ? tx`paused_because` : tx`${pause}`}
    where channel_id = ${channelId}`
}
