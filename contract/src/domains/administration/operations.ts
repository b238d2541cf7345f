import { z } from 'zod'
import { roles } from '../../roles.ts'
import { invite } from '../accounts/shapes.ts'
import { languages } from '../../language.ts'
import { administratorsId } from '../../records/ids.ts'
import { day, defineOperation, instant, pageInput, pageOf } from '../../operation.ts'

const uid = administratorsId('account', z.int().min(1).max(2_000_000_000))

/** An account as administrators see it. `email` and `phoneNum` are empty where there is none. */
export const knownUser = z.object({
  uid: z.int(),
  email: z.string(),
  phoneNum: z.string(),
  user_name: z.string(),
  family_name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  createdAt: instant,
  signedInAt: instant.nullable(),
  disabledAt: instant.nullable(),
  expiresAt: instant.nullable(),
  openSessions: z.int(),
})
export const userSorts = ['created', 'signedIn', 'name', 'email'] as const
export const userStates = ['active', 'disabled', 'guest'] as const

export const messageKinds = ['mail', 'sms'] as const
/**
 * `held`: no provider is set up, so it stays here to be read; `waiting`: on its way, or to be tried again; `failed`:
 * given up after the last try.
 */
export const messageStates = ['held', 'waiting', 'sent', 'failed'] as const
const messageLine = {
  messageId: z.string(),
  kind: z.enum(messageKinds),
  purpose: z.string(),
  receiver: z.string(),
  subject: z.string(),
  language: z.enum(languages),
  state: z.enum(messageStates),
  queuedAt: instant,
  sentAt: instant.nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
}

/** Every kind of line in the audit trail. */
export const auditActions = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'password-changed',
  'password-reset',
  'password-set-by-phone',
  'sessions-ended',
  'refresh-token-reused',
  'registered',
  'activated',
  'demo-started',
  'guest-kept',
  'invited',
  'email-linked',
  'phone-linked',
  'data-exported',
  'account-deleted',
  'role-changed',
  'account-disabled',
  'account-enabled',
  'message-viewed',
  'code-guessed-out',
  'analysis-corrected',
  'correction-reverted',
  'unit-settled',
  'unit-ruling-reverted',
  'relation-accepted',
  'relation-rejected',
  'relation-decision-reverted',
  'analysis-restarted',
  'comment-deleted',
  'connection-made',
  'connection-revoked',
  'ranking-status',
  'ranking-deed',
  'organisation-judged',
  'organisation-judgement-reverted',
  'membership-setup',
  'membership-granted',
  'membership-withdrawn',
  'coupon-made',
  'refund-asked',
  'refund-noted',
  'collector-key-made',
  'collector-key-revoked',
] as const

/** What administrators do with people, messages and what was written down. */
export const administration = {
  users: defineOperation({
    id: 'administration.users',
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Accounts, searched by name, address, number or id',
    input: z.object({
      text: z.string().max(100).default(''),
      role: z.enum(roles).optional(),
      state: z.enum(userStates).optional(),
      sort: z.enum(userSorts).default('created'),
      descending: z.boolean().default(true),
      ...pageInput(30),
    }),
    output: pageOf(knownUser),
  }),
  setRole: defineOperation({
    id: 'administration.setRole',
    method: 'POST',
    path: '/api/admin/setRole',
    access: 'admin',
    writes: true,
    summary: 'Give an account a role; the last administrator keeps it, a guest gets none',
    input: z.object({ uid, role: z.enum(['user', 'admin']) }),
    output: knownUser,
  }),
  setDisabled: defineOperation({
    id: 'administration.setDisabled',
    method: 'POST',
    path: '/api/admin/setDisabled',
    access: 'admin',
    writes: true,
    summary: 'Disable an account, which ends its sessions at once, or enable it again; never the last administrator',
    input: z.object({ uid, disabled: z.boolean() }),
    output: knownUser,
  }),
  endSessions: defineOperation({
    id: 'administration.endSessions',
    method: 'POST',
    path: '/api/admin/endSessions',
    access: 'admin',
    writes: true,
    summary: 'End every session of an account',
    input: z.object({ uid }),
    output: knownUser,
  }),
  outbox: defineOperation({
    id: 'administration.outbox',
    method: 'POST',
    path: '/api/admin/outbox',
    access: 'admin',
    summary: 'Mails and text messages, newest first, and whether there is a provider for each',
    input: z.object({
      kind: z.enum(messageKinds).optional(),
      state: z.enum(messageStates).optional(),
      text: z.string().max(100).default(''),
      ...pageInput(30),
    }),
    output: pageOf(z.object(messageLine)).extend({ mailProvider: z.boolean(), smsProvider: z.boolean() }),
  }),
  outboxMessage: defineOperation({
    id: 'administration.outboxMessage',
    method: 'POST',
    path: '/api/admin/outboxMessage',
    access: 'admin',
    writes: true,
    summary: 'One message as it was written; its code and link masked once used or expired. Every view is written down',
    input: z.object({ messageId: administratorsId('message', z.string().min(1).max(64)) }),
    output: z.object({ ...messageLine, body: z.string(), masked: z.boolean() }),
  }),
  invites: defineOperation({
    id: 'administration.invites',
    method: 'POST',
    path: '/api/admin/invites',
    access: 'admin',
    summary: 'Invitations of everybody, newest first',
    input: z.object({ state: z.enum(['sent', 'accepted', 'expired']).optional(), ...pageInput(30) }),
    output: pageOf(invite.extend({ role: z.enum(roles), invitedBy: z.string() })),
  }),
  audit: defineOperation({
    id: 'administration.audit',
    method: 'POST',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'The audit trail, newest first; days are of Asia/Shanghai, both ends included',
    input: z.object({
      uid: uid.optional(),
      action: z.enum(auditActions).optional(),
      from: day.optional(),
      to: day.optional(),
      ...pageInput(50),
    }),
    output: pageOf(
      z.object({
        auditId: z.int(),
        uid: z.int().nullable(),
        who: z.string(),
        action: z.string(),
        detail: z.record(z.string(), z.union([z.string(), z.number()])),
        happenedAt: instant,
      }),
    ),
  }),
}
