import type { Db } from '@pandora/store/database'
import type { AccountInviteRow } from '@pandora/store/generated/schema'

const iso = (ms: number) => new Date(ms).toISOString()

export type Invite = Pick<AccountInviteRow, 'invite_id' | 'email' | 'invited_at' | 'expires_at' | 'accepted_at'>

/** Notes an invitation; one that the same user sent to the same address before is renewed. */
export async function addInvite(
  tx: Db,
  {
    inviteId,
    email,
    role,
    invitedBy,
    now,
    expiresAt,
  }: { inviteId: string; email: string; role: 'user' | 'admin'; invitedBy: number; now: number; expiresAt: number },
): Promise<Invite | undefined> {
  const [row] = await tx<Invite[]>`
    insert into account_invite (invite_id, email, role, invited_by, invited_at, expires_at)
      values (${inviteId}, ${email}, ${role}, ${invitedBy}, ${iso(now)}, ${iso(expiresAt)})
    on conflict (invited_by, lower(email)) do update
      set role = excluded.role, invited_at = excluded.invited_at, expires_at = excluded.expires_at
    returning invite_id, email, invited_at, expires_at, accepted_at`
  return row
}

/** Invitations a user has sent, newest first. */
export async function invitesOf(db: Db, uid: number): Promise<Invite[]> {
  return db<
    Invite[]
  >`select invite_id, email, invited_at, expires_at, accepted_at from account_invite where invited_by = ${uid}
    order by invited_at desc limit 200`
}

/**
 * As what an address is invited: an administrator only while one who is still an administrator says so. Undefined where
 * nobody invites it.
 */
export async function invitedAs(db: Db, email: string, now: number): Promise<{ role: 'user' | 'admin' } | undefined> {
  const [row] = await db<{ role: 'user' | 'admin' }[]>`
    select case when i.role = 'admin' and a.role = 'admin' then 'admin' else 'user' end as role
    from account_invite i join account a on a.uid = i.invited_by
    where lower(i.email) = lower(${email}) and i.accepted_at is null and i.expires_at > ${iso(now)}
      and a.disabled_at is null order by (i.role = 'admin' and a.role = 'admin') desc limit 1`
  return row
}

/** Marks an address's open invitations as accepted; answers how many. */
export async function acceptInvites(tx: Db, email: string, now: number): Promise<number> {
  const rows = await tx`update account_invite set accepted_at = ${iso(now)}
      where lower(email) = lower(${email}) and accepted_at is null and expires_at > ${iso(now)} returning 1`
  return rows.length
}
