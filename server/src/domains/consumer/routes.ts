import { consumer } from '@pandora/contract/domains/consumer/operations'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { normalPhone } from '@pandora/contract/phone'
import { accountById, accountByPhone, createAccount } from '../../auth/account.queries.ts'
import { forgetFailures } from '../../auth/attempts.ts'
import { audit } from '../../auth/audit.ts'
import { beginSession } from '../../auth/begin-session.ts'
import { changePassword, chosenPassword, newPassword } from '../../auth/change-password.ts'
import { spendCode, tryCode } from '../../auth/codes.ts'
import { passwordSignIn } from '../../auth/password-sign-in.ts'
import { presentUser } from '../../auth/present-user.ts'
import { serve, servePrepared, servePublic, type Route } from '../../http/route.ts'
import { textCode } from './text-code.ts'
import { presentLogin, presentSignIn } from './present.ts'

/** The number in E.164. Throws BAD_PHONE. */
function phoneOf(typed: string): string {
  const phone = normalPhone(typed)
  if (phone === undefined) throw new Refusal(accountsErrors.BAD_PHONE)
  return phone
}

export const consumerRoutes: readonly Route[] = [
  servePublic(consumer.login, async (call) => {
    const { input, db, request, services } = call
    const phone = phoneOf(input.phone)
    const account = await passwordSignIn(
      call,
      { ...input, name: phone },
      () => accountByPhone(db, phone),
      accountsErrors.WRONG_PHONE_CREDENTIALS,
    )
    const begun = await beginSession(services.sql, call, account)
    await audit(db, account.uid, 'signed-in', { by: 'phone', address: request.ip, sessionId: begun.user.sessionId })
    return presentLogin(begun)
  }),

  serve(consumer.getUser, async ({ db, user, now }) => {
    const account = await accountById(db, user.uid)
    if (!account) throw new Refusal(errors.NOT_SIGNED_IN)
    return presentUser(account, now)
  }),

  servePublic(consumer.sendSmsCode, async (call) =>
    textCode(call, { ...call.input, phone: phoneOf(call.input.phone) }),
  ),

  servePublic(consumer.checkSmsCode, async ({ input, db, services, now }) => {
    await tryCode(
      db,
      services.keyed,
      { purpose: `sms-${input.purpose}`, subject: phoneOf(input.phone) },
      input.code,
      now,
    )
    return { passed: true }
  }),

  servePublic(consumer.signIn, async (call) => {
    const { input, services, now, language, request } = call
    const phone = phoneOf(input.phone)
    const codeId = await tryCode(
      services.sql,
      services.keyed,
      { purpose: 'sms-sign-in', subject: phone },
      input.code,
      now,
    )
    const session = await services.sql.begin(async (tx) => {
      await spendCode(tx, codeId, now)
      const created = await createAccount(tx, { phone, language: input.language ?? language }, now)
      const account = created ?? (await accountByPhone(tx, phone))
      if (!account) throw new Refusal(accountsErrors.WRONG_CODE)
      if (account.disabled_at !== null) throw new Refusal(accountsErrors.ACCOUNT_DISABLED)
      const begun = await beginSession(tx, call, account)
      await audit(tx, account.uid, created ? 'registered' : 'signed-in', {
        by: 'sms',
        address: request.ip,
        sessionId: begun.user.sessionId,
      })
      return begun
    })
    return presentSignIn(session)
  }),

  servePublic(consumer.changePw, async ({ input, services, now, request }) => {
    const phone = phoneOf(input.phone)
    const passwordHash = await chosenPassword(input.password, [phone, input.phone])
    const codeId = await tryCode(
      services.sql,
      services.keyed,
      { purpose: 'sms-password', subject: phone },
      input.code,
      now,
    )
    await services.sql.begin(async (tx) => {
      await spendCode(tx, codeId, now)
      const account = await accountByPhone(tx, phone)
      if (!account || account.disabled_at !== null) throw new Refusal(accountsErrors.WRONG_CODE)
      const sessionsEnded = await changePassword(tx, services, account, passwordHash, now)
      await forgetFailures(tx, phone)
      await audit(tx, account.uid, 'password-set-by-phone', { sessionsEnded, address: request.ip })
    })
    return { done: true }
  }),

  servePrepared(
    consumer.changePwByUser,
    newPassword,
    async ({ db, user, services, now }, { account, passwordHash }) => {
      const sessionsEnded = await changePassword(db, services, account, passwordHash, now, user.sessionId)
      await audit(db, user.uid, 'password-changed', { sessionsEnded })
      return { done: true }
    },
  ),
]
