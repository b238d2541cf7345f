import { randomUUID } from 'node:crypto'
import type { ChannelKind, DeliveryFault } from '@pandora/contract/domains/alerts/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A channel as it is kept. */
export interface ChannelRow {
  channel_id: string
  kind: ChannelKind
  name: string
  hint: string
  sealed_secret: string | null
  state: 'active' | 'paused'
  paused_because: DeliveryFault | null
  failures: number
  /** Why the last message that did not arrive did not; null while messages arrive. */
  failing: DeliveryFault | null
  rules: number
  answered_at: number | null
}

/** The user's channels, the oldest first; one of them where asked for. */
export async function channelsOf(db: Db, uid: number, channelId?: string): Promise<ChannelRow[]> {
  return db<ChannelRow[]>`
    select c.channel_id, c.kind, c.name, c.hint, c.sealed_secret, c.state, c.paused_because, c.failures, c.answered_at,
      case when c.failures > 0 then (select d.error_code from alert_delivery d
        where d.channel_id = c.channel_id and d.error_code is not null order by d.queued_at desc limit 1) end as failing,
      (select count(*)::int from alert_rule_channel l join alert_rule r using (rule_id)
        where l.channel_id = c.channel_id and r.deleted_at is null) as rules
    from alert_channel c where c.uid = ${uid} ${channelId === undefined ? db`` : db`and c.channel_id = ${channelId}`}
    order by c.created_at, c.channel_id`
}

/** Keeps a channel under a new id, or other settings under its own; a changed one is asked again at once. */
export async function storeChannel(
  tx: Db,
  uid: number,
  channelId: string | undefined,
  { kind, name, hint, sealed }: { kind: ChannelKind; name: string; hint: string; sealed: string | null },
  now: number,
): Promise<string> {
  const id = channelId ?? randomUUID()
  await tx`
    insert into alert_channel (channel_id, uid, kind, name, hint, sealed_secret, state, created_at)
    values (${id}, ${uid}, ${kind}, ${name}, ${hint}, ${sealed}, 'active', ${instant(now)})
    on conflict (channel_id) do update set name = excluded.name, hint = excluded.hint,
      sealed_secret = excluded.sealed_secret, state = 'active', paused_because = null, failures = 0,
      free_at = '-infinity'`
  return id
}

/** Pauses a channel of the user's, or resumes it; false where it is none. */
export async function switchChannel(tx: Db, uid: number, channelId: string, active: boolean): Promise<boolean> {
  const { count } = await tx`
    update alert_channel set state = ${active ? 'active' : 'paused'}, paused_because = null, failures = 0,
      free_at = '-infinity' where channel_id = ${channelId} and uid = ${uid}`
  return count > 0
}

/** Deletes a channel of the user's with its secrets and what waits for it; false where it is none. */
export async function deleteChannel(tx: Db, uid: number, channelId: string): Promise<boolean> {
  const { count } = await tx`delete from alert_channel where channel_id = ${channelId} and uid = ${uid}`
  return count > 0
}

/** Where a user can be mailed; null for none. */
export async function mailOf(db: Db, uid: number): Promise<{ email: string | null; zone: string | null }> {
  const [row] = await db<{ email: string | null; zone: string | null }[]>`
    select a.email, s.zone from account a left join alert_setting s using (uid) where a.uid = ${uid}`
  return row ?? { email: null, zone: null }
}

/** The user's zone and quiet hours; undefined while none are set. */
export async function settingsOf(
  db: Db,
  uid: number,
): Promise<{ zone: string; quiet_from: number | null; quiet_to: number | null } | undefined> {
  const [row] = await db<
    { zone: string; quiet_from: number | null; quiet_to: number | null }[]
  >`select zone, quiet_from, quiet_to from alert_setting where uid = ${uid}`
  return row
}

export async function storeSettings(
  tx: Db,
  uid: number,
  zone: string,
  quiet: { from: number; to: number } | null,
): Promise<void> {
  await tx`insert into alert_setting (uid, zone, quiet_from, quiet_to)
    values (${uid}, ${zone}, ${quiet?.from ?? null}, ${quiet?.to ?? null})
    on conflict (uid) do update set zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`
}
