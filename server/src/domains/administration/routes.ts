import { administration } from '@pandora/contract/domains/administration/operations'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { endOfDay, instantOf } from '@pandora/contract/time'
import type { Db } from '@pandora/store/database'
import { lockAccount, lockAdministrators } from '../../auth/account.queries.ts'
import { audit } from '../../auth/audit.ts'
import { endSessionsOf, rightsChanged } from '../../auth/sessions.ts'
import { serve, type Route } from '../../http/route.ts'
import { hasProvider } from '../../messages/queue.ts'
import {
  pageOfRows,
  presentAudit,
  presentInviteLine,
  presentKnownUser,
  presentLine,
  presentMessage,
} from './present.ts'
import {
  auditPage,
  invitesPage,
  messageById,
  messagesPage,
  setDisabled,
  setRole,
  userById,
  usersPage,
} from './queries.ts'

async function presentedUser(db: Db, uid: number) {
  const row = await userById(db, uid)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return presentKnownUser(row)
}

/**
 * Throws LAST_ADMINISTRATOR where nobody would be left to administer. Two who demote each other at once are taken one
 * after the other.
 */
async function keepOneAdministrator(tx: Db, uid: number): Promise<void> {
  const administrators = await lockAdministrators(tx)
  if (administrators.includes(uid) && administrators.length === 1) throw new Refusal(accountsErrors.LAST_ADMINISTRATOR)
}

export const administrationRoutes: readonly Route[] = [
  serve(administration.users, ({ db, input, now }) =>
    pageOfRows(input, (asked) => usersPage(db, asked, now), presentKnownUser),
  ),

  serve(administration.setRole, async ({ db, input, user }) => {
    if (input.role !== 'admin') await keepOneAdministrator(db, input.uid)
    const account = await lockAccount(db, input.uid)
    if (!account) throw new Refusal(errors.NOT_FOUND)
    if (account.role === 'guest') throw new Refusal(errors.NOT_FOR_GUESTS)
    if (account.role !== input.role) {
      await setRole(db, input.uid, input.role)
      await rightsChanged(db, input.uid)
      await audit(db, input.uid, 'role-changed', { from: account.role, to: input.role, by: user.uid })
    }
    return presentedUser(db, input.uid)
  }),

  serve(administration.setDisabled, async ({ db, input, user, now }) => {
    if (input.disabled) await keepOneAdministrator(db, input.uid)
    const account = await lockAccount(db, input.uid)
    if (!account) throw new Refusal(errors.NOT_FOUND)
    if ((account.disabled_at !== null) !== input.disabled) {
      await setDisabled(db, input.uid, input.disabled ? now : null)
      const sessionsEnded = input.disabled ? await endSessionsOf(db, input.uid, now) : 0
      await audit(db, input.uid, input.disabled ? 'account-disabled' : 'account-enabled', {
        sessionsEnded,
        by: user.uid,
      })
    }
    return presentedUser(db, input.uid)
  }),

  serve(administration.endSessions, async ({ db, input, user, now }) => {
    if (!(await lockAccount(db, input.uid))) throw new Refusal(errors.NOT_FOUND)
    // Of their own they keep the one they are in.
    const sessions = await endSessionsOf(db, input.uid, now, user.sessionId)
    await audit(db, input.uid, 'sessions-ended', { sessions, by: user.uid })
    return presentedUser(db, input.uid)
  }),

  serve(administration.outbox, async ({ db, input, services }) => ({
    ...(await pageOfRows(
      input,
      (asked) => messagesPage(db, asked),
      (row) => presentLine(row),
    )),
    mailProvider: hasProvider(services.config, 'mail'),
    smsProvider: hasProvider(services.config, 'sms'),
  })),

  serve(administration.outboxMessage, async ({ db, input, user, now }) => {
    const message = await messageById(db, input.messageId, now)
    if (!message) throw new Refusal(errors.NOT_FOUND)
    await audit(db, user.uid, 'message-viewed', {
      messageId: message.message_id,
      purpose: message.purpose,
      receiver: message.receiver,
    })
    return presentMessage(message)
  }),

  serve(administration.invites, ({ db, input, now }) =>
    pageOfRows(
      input,
      (asked) => invitesPage(db, asked, now),
      (row) => presentInviteLine(row, now),
    ),
  ),

  serve(administration.audit, async ({ db, input }) =>
    pageOfRows(
      {
        ...input,
        from: input.from === undefined ? undefined : instantOf(input.from),
        to: input.to === undefined ? undefined : endOfDay(input.to),
      },
      (asked) => auditPage(db, asked),
      presentAudit,
    ),
  ),
]
