import { accounts, CONFIG_LONGEST } from '@pandora/contract/domains/accounts/operations'
import { headerNames } from '@pandora/contract/constants'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { normalPhone } from '@pandora/contract/phone'
import { audit } from '../../auth/audit.ts'
import type { User } from '../../auth/access.ts'
import { CAPTCHA_AFTER, failures } from '../../auth/attempts.ts'
import { accountById } from '../../auth/account.queries.ts'
import { dropCookie } from '../../auth/begin-session.ts'
import { checkCaptcha, makeCaptcha } from '../../auth/captcha.ts'
import { mailCaptcha } from '../../auth/captcha-by-mail.ts'
import { changePassword, newPassword } from '../../auth/change-password.ts'
import { presentUser } from '../../auth/present-user.ts'
import { endSessions } from '../../auth/sessions.ts'
import { aliveRole, openSessions } from '../../auth/sessions.queries.ts'
import { header } from '../../http/context.ts'
import { serve, servePrepared, servePublic, type Route } from '../../http/route.ts'
import { demoRoutes } from './demo.ts'
import { inviteRoutes } from './invites.ts'
import { ownRoutes } from './own.ts'
import { presentSessions } from './present.ts'
import { mergeConfig, setConfig, setLanguage } from './queries.ts'
import { registrationRoutes } from './registration.ts'
import { resetRoutes } from './reset.ts'
import { signInRoutes } from './sign-in.ts'

export const accountRoutes: readonly Route[] = [
  ...signInRoutes,
  ...registrationRoutes,
  ...resetRoutes,
  ...demoRoutes,
  ...inviteRoutes,
  ...ownRoutes,

  serve(accounts.signOut, async ({ db, user, now, reply }) => {
    await endSessions(db, [user.sessionId], now)
    dropCookie(reply)
    await audit(db, user.uid, 'signed-out', { sessionId: user.sessionId })
    return { done: true }
  }),

  servePublic(accounts.checkToken, async ({ input, db, request, services, now }) => {
    const token =
      input.token ??
      /^Bearer (.+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ??
      header(request, headerNames.token)
    const user = checked(() => services.access.read(token ?? ''))
    // A database that is away is an error of the check too: it must log nobody out.
    const alive = await aliveRole(db, user.sessionId, now)
    if (!alive) throw new Refusal(errors['102'])
    return { uid: user.uid }
  }),

  serve(accounts.userInfo, async ({ db, user, now }) => {
    const account = await accountById(db, user.uid)
    if (!account) throw new Refusal(errors.NOT_SIGNED_IN)
    return presentUser(account, now)
  }),

  serve(accounts.updateConfig, async ({ db, user, input }) => {
    const config = configOf(input.config_json)
    if (!input.merge) await setConfig(db, user.uid, config)
    else if (!(await mergeConfig(db, user.uid, config, CONFIG_LONGEST)))
      throw badInput('config_json', 'too-long', { limit: CONFIG_LONGEST })
    return { done: true }
  }),

  serve(accounts.updateLanguage, async ({ db, user, input }) => {
    await setLanguage(db, user.uid, input.language)
    return { done: true }
  }),

  servePrepared(
    accounts.updatePassword,
    newPassword,
    async ({ db, user, now, services }, { account, passwordHash }) => {
      const sessionsEnded = await changePassword(db, services, account, passwordHash, now, user.sessionId)
      await audit(db, user.uid, 'password-changed', { sessionsEnded })
      return { done: true }
    },
  ),

  servePublic(accounts.captcha, async ({ db, now }) => makeCaptcha(db, now)),

  servePublic(accounts.captchaErrors, async ({ db, input, request, now }) => {
    const errorNum = await failures(
      db,
      input.email ?? (input.phone === undefined ? undefined : (normalPhone(input.phone) ?? input.phone)),
      request.ip,
      now,
    )
    return { errorNum, captchaRequired: errorNum >= CAPTCHA_AFTER }
  }),

  servePublic(accounts.checkCaptcha, async ({ db, input, now, services }) => {
    if (!(await checkCaptcha(db, services.keyed, input.captchaId, input.captcha, now)))
      throw new Refusal(accountsErrors.WRONG_CAPTCHA)
    return { passed: true }
  }),

  servePublic(accounts.mailCaptcha, async (call) => mailCaptcha(call, call.input)),

  serve(accounts.sessions, async ({ db, user }) => presentSessions(await openSessions(db, user.uid), user.sessionId)),

  serve(accounts.endSession, async ({ db, user, input, now }) => {
    const own = (await openSessions(db, user.uid)).map((session) => session.session_id)
    const ending = input.others
      ? own.filter((one) => one !== user.sessionId)
      : own.filter((one) => one === input.sessionId)
    const named = input.others ? input.sessionId : (input.sessionId ?? '')
    if (named !== undefined && !own.includes(named)) throw new Refusal(errors.NOT_FOUND)
    await endSessions(db, ending, now)
    await audit(db, user.uid, 'sessions-ended', { sessions: ending.length })
    return { done: true }
  }),
]

/**
 * The user of a token. An expired one is an error of the check (refresh); any other fault fails it (log out), decisions
 * 9.
 */
function checked(read: () => User): User {
  try {
    return read()
  } catch (error) {
    throw error instanceof Refusal && error.code !== 'TOKEN_EXPIRED' ? new Refusal(errors['102']) : error
  }
}

/** Levels a configuration may have: what is nested thousands deep is parsed, but neither stored nor written again. */
const DEEPEST = 32

function isShallow(value: unknown, left = DEEPEST): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)))
  )
}

/** The configuration object of a JSON text. Throws BAD_INPUT where it is not an object, or nested too deep. */
function configOf(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) && isShallow(parsed))
      return parsed as Record<string, unknown>
  } catch {
    // Falls through to the refusal: text that is no JSON is refused like JSON that is no object.
  }
  throw badInput('config_json', 'not-object')
}
