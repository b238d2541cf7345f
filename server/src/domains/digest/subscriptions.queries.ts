import type { DigestEdition, DigestScope } from '@pandora/contract/domains/digest/terms'
import type { Language } from '@pandora/contract/language'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

/** A subscription as it is kept. */
export interface SubscriptionRow {
  subscription_id: string
  uid: number
  market_id: number
  name: string
  edition: DigestEdition
  minute: number
  weekday: number | null
  zone: string
  language: Language
  scope: DigestScope
  scope_id: string | null
  mail: boolean
  room_permission_id: string | null
  next_at: number
}

const columns = (db: Db) => db`s.subscription_id, s.uid, s.market_id, s.name, s.edition, s.minute, s.weekday, s.zone,
  s.language, s.scope, s.scope_id, s.mail, s.room_permission_id, s.next_at`

/** The user's subscriptions in the market, the first made first; one of them where asked for. */
export async function subscriptionsOf(
  db: Db,
  uid: number,
  marketId: number,
  subscriptionId: string | null = null,
): Promise<SubscriptionRow[]> {
  return db<SubscriptionRow[]>`select ${columns(db)} from digest_subscription s
    where s.uid = ${uid} and s.market_id = ${marketId}
      ${subscriptionId === null ? db`` : db`and s.subscription_id = ${subscriptionId}`}
    order by s.created_at, s.subscription_id`
}

/** The subscription that a room's mail switch made; undefined where it never did. */
export async function roomSubscription(
  db: Db,
  uid: number,
  marketId: number,
  permissionId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db<SubscriptionRow[]>`select ${columns(db)} from digest_subscription s
    where s.uid = ${uid} and s.market_id = ${marketId} and s.room_permission_id = ${permissionId}`
  return row
}

/** How many subscriptions the user has in all, for a change: another change of theirs waits until this one ends. */
export async function lockedCount(tx: Db, uid: number): Promise<number> {
  await takeTurn(tx, uid)
  const [row] = await tx<[{ count: number }]>`select count(*)::int as count from digest_subscription where uid = ${uid}`
  return row.count
}

/** Makes a subscription, or changes the user's of the same id. */
export async function saveSubscription(tx: Db, row: SubscriptionRow, now: number): Promise<void> {
  const { subscription_id: id, uid, market_id: marketId, scope, scope_id: scopeId } = row
  await tx`insert into digest_subscription (subscription_id, uid, market_id, name, edition, minute, weekday, zone,
      language, scope, scope_id, mail, room_permission_id, created_at, changed_at, next_at)
    values (${id}, ${uid}, ${marketId}, ${row.name}, ${row.edition}, ${row.minute}, ${row.weekday}, ${row.zone},
      ${row.language}, ${scope}, ${scopeId}, ${row.mail}, ${row.room_permission_id}, ${instant(now)}, ${instant(now)},
      ${instant(row.next_at)})
    on conflict (subscription_id) do update set name = excluded.name, edition = excluded.edition,
      minute = excluded.minute, weekday = excluded.weekday, zone = excluded.zone, language = excluded.language,
      scope = excluded.scope, scope_id = excluded.scope_id, mail = excluded.mail, changed_at = excluded.changed_at,
      next_at = excluded.next_at where digest_subscription.uid = ${uid}`
}

/** Ends a subscription of the user's; false where they have none of this id. */
export async function removeSubscription(tx: Db, uid: number, subscriptionId: string): Promise<boolean> {
  const gone = await tx`delete from digest_subscription where uid = ${uid} and subscription_id = ${subscriptionId}`
  return gone.count > 0
}

/** Turns the mail of a subscription off, by who has its link; false where there is none any more. */
export async function stopMail(tx: Db, subscriptionId: string, now: number): Promise<boolean> {
  const done = await tx`update digest_subscription set mail = false, changed_at = ${instant(now)}
    where subscription_id = ${subscriptionId}`
  return done.count > 0
}

/** Subscriptions whose edition has closed, the longest ago first, but some. Those of accounts that are closed wait. */
export async function dueSubscriptions(
  db: Db,
  now: number,
  most: number,
  but: readonly string[],
): Promise<SubscriptionRow[]> {
  return db<SubscriptionRow[]>`select ${columns(db)} from digest_subscription s join account a on a.uid = s.uid
    where s.next_at <= ${instant(now)} and a.disabled_at is null
      and s.subscription_id <> all(${db.array(but as string[])}::uuid[])
    order by s.next_at, s.market_id, s.subscription_id limit ${most}`
}

/** Moves on to the next closing; false where another process has done so. */
export async function moveOn(
  tx: Db,
  { subscription_id: id, next_at: was }: SubscriptionRow,
  next: number,
): Promise<boolean> {
  const { count } = await tx`update digest_subscription set next_at = ${instant(next)}
    where subscription_id = ${id} and next_at = ${instant(was)}`
  return count > 0
}

/** An address, how often mail to it came back one after the other, and since when it rests. */
export interface AddressRow {
  email: string | null
  bounces: number
  rests_since: number | null
}

/** The user's address; what came back from another that they had does not count. */
export async function addressOf(db: Db, uid: number): Promise<AddressRow> {
  const [row] = await db<AddressRow[]>`select a.email, coalesce(d.bounces, 0)::int as bounces, d.rests_since
    from account a left join digest_address d on d.uid = a.uid and d.email = a.email where a.uid = ${uid}`
  return row ?? { email: null, bounces: 0, rests_since: null }
}

/** Notes that a mail to an address came back; with the last of `most` it rests from `now` (ms) on. */
export async function noteBounce(
  tx: Db,
  uid: number,
  email: string,
  said: string,
  most: number,
  now: number,
): Promise<void> {
  await tx`insert into digest_address as d (uid, email, bounces, rests_since, said)
    values (${uid}, ${email}, 1, ${most <= 1 ? instant(now) : null}, ${said})
    on conflict (uid) do update set email = excluded.email, said = excluded.said,
      bounces = case when d.email = excluded.email then d.bounces + 1 else 1 end,
      rests_since = case when d.email <> excluded.email then null
        when d.bounces + 1 >= ${most} then coalesce(d.rests_since, ${instant(now)}::timestamptz) end`
}

/** Forgets what came back; false where nothing had. */
export async function wakeAddress(tx: Db, uid: number): Promise<boolean> {
  const { count } = await tx`delete from digest_address where uid = ${uid}`
  return count > 0
}
