import type { z } from 'zod'
import type { administration, knownUser } from '@pandora/contract/domains/administration/operations'
import { languageOf } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { shownPhone } from '@pandora/contract/phone'
import { presentInvite } from '../../auth/present-invite.ts'
import { reveal } from '../../messages/texts.ts'
import type { AuditLine, InviteLine, KnownUser, Message, MessageLine } from './queries.ts'
import { pageOf } from '../../shared/page.ts'
import { totalOf } from '../../shared/totals.ts'

type Line = OutputOf<typeof administration.outbox>['dataList'][number]

const iso = (ms: number) => new Date(ms).toISOString()
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))

/** A page of rows that carry their total. */
export async function pageOfRows<Asked extends { page: number; size: number }, Row extends { total: number }, Item>(
  asked: Asked,
  read: (asked: Asked) => Promise<readonly Row[]>,
  present: (row: Row) => Item,
) {
  const rows = await read(asked)
  return pageOf(rows.map(present), await totalOf(rows, asked.page, () => read({ ...asked, page: 0, size: 1 })), asked)
}

export function presentKnownUser(row: KnownUser): z.infer<typeof knownUser> {
  return {
    uid: row.uid,
    email: row.email ?? '',
    phoneNum: shownPhone(row.phone ?? ''),
    user_name: row.user_name,
    family_name: row.family_name,
    role: row.role,
    language: languageOf(row.language),
    createdAt: iso(row.created_at),
    signedInAt: isoOrNull(row.signed_in_at),
    disabledAt: isoOrNull(row.disabled_at),
    expiresAt: isoOrNull(row.expires_at),
    openSessions: row.open_sessions,
  }
}

export function presentLine(row: Omit<MessageLine, 'total'>): Line {
  return {
    messageId: row.message_id,
    kind: row.kind as Line['kind'],
    purpose: row.purpose,
    receiver: row.receiver,
    subject: row.subject,
    language: languageOf(row.language),
    state: row.state as Line['state'],
    queuedAt: iso(row.queued_at),
    sentAt: isoOrNull(row.sent_at),
    attempts: row.attempts,
    lastError: row.last_error,
  }
}

/** A message as it was written, or with dots where its code and link are of no use any more. */
export function presentMessage(row: Message): OutputOf<typeof administration.outboxMessage> {
  return {
    ...presentLine(row),
    body: reveal(row.body, row.secret),
    masked: row.secret === null && row.body.includes('{'),
  }
}

export function presentInviteLine(
  row: InviteLine,
  now: number,
): OutputOf<typeof administration.invites>['dataList'][number] {
  return { ...presentInvite(row, now), role: row.role, invitedBy: row.invited_by }
}

export function presentAudit(row: AuditLine): OutputOf<typeof administration.audit>['dataList'][number] {
  return {
    auditId: row.audit_id,
    uid: row.uid,
    who: row.who,
    action: row.action,
    detail: row.detail,
    happenedAt: iso(row.happened_at),
  }
}
