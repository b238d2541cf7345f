import type { z } from 'zod'
import type { invite } from '@pandora/contract/domains/accounts/shapes'
import type { AccountInviteRow } from '@pandora/store/generated/schema'

const iso = (ms: number) => new Date(ms).toISOString()

/** An invitation as its sender, or an administrator, sees it. */
export function presentInvite(
  row: Pick<AccountInviteRow, 'invite_id' | 'email' | 'invited_at' | 'expires_at' | 'accepted_at'>,
  now: number,
): z.infer<typeof invite> {
  return {
    inviteId: row.invite_id,
    email: row.email,
    state: row.accepted_at !== null ? 'accepted' : row.expires_at <= now ? 'expired' : 'sent',
    invitedAt: iso(row.invited_at),
    expiresAt: iso(row.expires_at),
    acceptedAt: row.accepted_at === null ? null : iso(row.accepted_at),
  }
}
