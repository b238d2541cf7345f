import type { Role } from '@pandora/contract/roles'
import type { Db } from '@pandora/store/database'
import type { AccountInviteRow, AccountRow, AuditEventRow, OutboxRow } from '@pandora/store/generated/schema'
import { containing } from '../../shared/containing.ts'

const iso = (ms: number) => new Date(ms).toISOString()
/** A text as a pattern that finds it in what is written small. */
const anywhere = (text: string) => containing(text.trim().toLowerCase())

interface Paged {
  page: number
  size: number
}
const within = (db: Db, { page, size }: Paged) => db`limit ${size} offset ${page * size}`

export interface KnownUser extends Pick<
  AccountRow,
  | 'uid'
  | 'email'
  | 'phone'
  | 'user_name'
  | 'family_name'
  | 'language'
  | 'created_at'
  | 'signed_in_at'
  | 'disabled_at'
  | 'expires_at'
> {
  role: Role
  open_sessions: number
  total: number
}

const userColumns = (
  db: Db,
) => db`a.uid, a.email, a.phone, a.user_name, a.family_name, a.role, a.language, a.created_at, a.signed_in_at,
  a.disabled_at, a.expires_at,
  (select count(*)::int from session s where s.uid = a.uid and s.ended_at is null) as open_sessions,
    count(*) over ()::int as total`

/** Accounts that a text is found in, of a role and state, in the order asked for. */
export async function usersPage(
  db: Db,
  {
    text,
    role,
    state,
    sort,
    descending,
    ...paged
  }: Paged & {
    text: string
    role?: Role | undefined
    state?: 'active' | 'disabled' | 'guest' | undefined
    sort: 'created' | 'signedIn' | 'name' | 'email'
    descending: boolean
  },
  now: number,
): Promise<KnownUser[]> {
  const found =
    text.trim() === ''
      ? db``
      : db`and (lower(coalesce(a.email, '')) like ${anywhere(text)}
        or coalesce(a.phone, '') like ${anywhere(text.replace(/[\s-]/g, ''))}
    or lower(a.family_name || a.user_name) like ${anywhere(text)}
      or lower(a.user_name || ' ' || a.family_name) like ${anywhere(text)} or a.uid::text = ${text.trim()})`
  const ofState =
    state === 'disabled'
      ? db`and a.disabled_at is not null`
      : state === 'guest'
        ? db`and a.role = 'guest'`
        : state === 'active'
          ? db`and a.disabled_at is null and (a.expires_at is null or a.expires_at > ${iso(now)})`
          : db``
  const by = {
    created: db`a.created_at`,
    signedIn: db`a.signed_in_at`,
    name: db`lower(a.family_name || a.user_name)`,
    email: db`lower(a.email)`,
  }[sort]
  return db<KnownUser[]>`select ${userColumns(db)} from account a
    where true ${found} ${ofState} ${role === undefined ? db`` : db`and a.role = ${role}`}
    order by ${by} ${descending ? db`desc` : db`asc`} nulls last, a.uid ${within(db, paged)}`
}

export async function userById(db: Db, uid: number): Promise<KnownUser | undefined> {
  const [row] = await db<KnownUser[]>`select ${userColumns(db)} from account a where a.uid = ${uid}`
  return row
}

export async function setRole(tx: Db, uid: number, role: 'user' | 'admin'): Promise<void> {
  await tx`update account set role = ${role} where uid = ${uid}`
}

/** Disables an account since an instant (ms), or enables it with null. */
export async function setDisabled(tx: Db, uid: number, since: number | null): Promise<void> {
  await tx`update account set disabled_at = ${since === null ? null : iso(since)} where uid = ${uid}`
}

export interface MessageLine extends Pick<
  OutboxRow,
  | 'message_id'
  | 'kind'
  | 'purpose'
  | 'receiver'
  | 'subject'
  | 'language'
  | 'state'
  | 'queued_at'
  | 'sent_at'
  | 'attempts'
  | 'last_error'
> {
  total: number
}
const lineColumns = (db: Db) =>
  db`o.message_id, o.kind, o.purpose, o.receiver, o.subject, o.language, o.state, o.queued_at, o.sent_at, o.attempts,
    o.last_error`

/** Messages, newest first; a text is sought in receiver and subject. */
export async function messagesPage(
  db: Db,
  {
    kind,
    state,
    text,
    ...paged
  }: Paged & {
    kind?: 'mail' | 'sms' | undefined
    state?: 'held' | 'waiting' | 'sent' | 'failed' | undefined
    text: string
  },
): Promise<MessageLine[]> {
  return db<MessageLine[]>`select ${lineColumns(db)}, count(*) over ()::int as total from outbox o
    where true ${kind === undefined ? db`` : db`and o.kind = ${kind}`} ${
      state === undefined
        ? db``
        : db`and o.state
      = ${state}`
    }
      ${
        text.trim() === ''
          ? db``
          : db`and (lower(o.receiver) like ${anywhere(text)}
        or lower(o.subject) like ${anywhere(text)})`
      }
    order by o.queued_at desc, o.message_id ${within(db, paged)}`
}

/** A message; `secret` null once its code was used or has expired, or it was delivered. */
export interface Message extends Omit<MessageLine, 'total'> {
  body: string
  secret: { code?: string; link?: string } | null
}

export async function messageById(db: Db, messageId: string, now: number): Promise<Message | undefined> {
  const [row] = await db<Message[]>`
    select ${lineColumns(db)}, o.body,
      case when c.spent_at is not null or c.expires_at <= ${iso(now)} or o.useful_until <= ${iso(now)} then null
        else o.secret end as secret
    from outbox o left join account_code c using (code_id) where o.message_id::text = ${messageId}`
  return row
}

export interface InviteLine extends Pick<
  AccountInviteRow,
  'invite_id' | 'email' | 'invited_at' | 'expires_at' | 'accepted_at'
> {
  role: 'user' | 'admin'
  invited_by: string
  total: number
}

/** Invitations of everybody, newest first. */
export async function invitesPage(
  db: Db,
  { state, ...paged }: Paged & { state?: 'sent' | 'accepted' | 'expired' | undefined },
  now: number,
): Promise<InviteLine[]> {
  const ofState =
    state === 'accepted'
      ? db`where i.accepted_at is not null`
      : state === 'sent'
        ? db`where i.accepted_at is null and i.expires_at > ${iso(now)}`
        : state === 'expired'
          ? db`where i.accepted_at is null and i.expires_at <= ${iso(now)}`
          : db``
  return db<InviteLine[]>`select i.invite_id, i.email, i.invited_at, i.expires_at, i.accepted_at, i.role,
    coalesce(a.email, a.phone, a.uid::text) as invited_by, count(*) over ()::int as total
    from account_invite i join account a on a.uid = i.invited_by ${ofState}
      order by i.invited_at desc, i.invite_id ${within(db, paged)}`
}

export interface AuditLine extends Pick<AuditEventRow, 'audit_id' | 'uid' | 'action' | 'happened_at'> {
  who: string
  detail: Record<string, string | number>
  total: number
}

/** The audit trail, newest first, between two instants (ms). */
export async function auditPage(
  db: Db,
  {
    uid,
    action,
    from,
    to,
    ...paged
  }: Paged & {
    uid?: number | undefined
    action?: string | undefined
    from?: number | undefined
    to?: number | undefined
  },
): Promise<AuditLine[]> {
  return db<
    AuditLine[]
  >`select e.audit_id, e.uid, e.action, e.detail, e.happened_at, coalesce(a.email, a.phone, '') as who,
    count(*) over ()::int as total
    from audit_event e left join account a using (uid)
    where true ${uid === undefined ? db`` : db`and e.uid = ${uid}`} ${
      action === undefined
        ? db``
        : db`and e.action
      = ${action}`
    }
      ${from === undefined ? db`` : db`and e.happened_at >= ${iso(from)}`}
        ${to === undefined ? db`` : db`and e.happened_at <= ${iso(to)}`}
    order by e.audit_id desc ${within(db, paged)}`
}
