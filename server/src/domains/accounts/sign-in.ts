import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { accountByEmail } from '../../auth/account.queries.ts'
import { audit } from '../../auth/audit.ts'
import { answerSession, beginSession, dropCookie, inCookie, REFRESH_COOKIE } from '../../auth/begin-session.ts'
import { passwordSignIn } from '../../auth/password-sign-in.ts'
import { rotate } from '../../auth/sessions.ts'
import { servePublic, type Route } from '../../http/route.ts'
import { presentToken } from './present.ts'

export const signInRoutes: readonly Route[] = [
  servePublic(accounts.signIn, async (call) => {
    const { input, db, request, services } = call
    const account = await passwordSignIn(
      call,
      { ...input, name: input.email },
      () => accountByEmail(db, input.email),
      accountsErrors.WRONG_CREDENTIALS,
    )
    const begun = await beginSession(services.sql, call, account)
    await audit(db, account.uid, 'signed-in', { by: 'mail', address: request.ip, sessionId: begun.user.sessionId })
    return presentToken(begun)
  }),

  servePublic(accounts.refresh, async (call) => {
    const { input, now, request, reply, services } = call
    const token = inCookie(request) ? request.cookies[REFRESH_COOKIE] : input.refreshtoken
    if (!token) throw new Refusal(errors.INVALID_TOKEN)
    try {
      return presentToken(answerSession(call, await rotate(services.sql, token, now)))
    } catch (error) {
      if (error instanceof Refusal) dropCookie(reply)
      throw error
    }
  }),
]
