import { accounts } from '@pandora/contract/accounts'
import { headerNames, isCookieSession, sessionModes } from '@pandora/contract/constants'
import { Refusal } from '@pandora/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { REFRESH_MS, openSession, rotate } from '../../auth/sessions.ts'
import { audit } from '../../auth/audit.ts'
import { CAPTCHA_AFTER, failures, forgetFailures, noteFailure } from '../../auth/attempts.ts'
import { makeCaptcha, spendCaptcha } from '../../auth/captcha.ts'
import { passwordFits } from '../../auth/passwords.ts'
import { header } from '../../http/context.ts'
import { servePublic, type Call, type Route } from '../../http/route.ts'
import { presentToken } from './present.ts'
import { accountByEmail } from './queries.ts'

/** Cookie of the browser's refresh token; only the refresh path gets it. */
export const REFRESH_COOKIE = 'pandora_refresh'

const inCookie = (request: FastifyRequest) => isCookieSession(header(request, headerNames.session))

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(REFRESH_COOKIE, token, {
    path: accounts.refresh.path, httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https',
    ...(header(request, headerNames.session) === sessionModes.window ? {} : { maxAge: REFRESH_MS / 1000 }),
  })
}

/** The token answer; a browser gets its refresh token as a cookie that its scripts cannot read (decisions 10). */
function answerToken({ request, reply, services }: Pick<Call<typeof accounts.signIn>, 'request' | 'reply' | 'services'>, opened: Awaited<ReturnType<typeof openSession>>) {
  const cookie = inCookie(request)
  if (cookie) setCookie(request, reply, opened.refreshToken)
  return presentToken(opened.user, services.access.issue(opened.user), cookie ? '' : opened.refreshToken)
}

export const signInRoutes: readonly Route[] = [
  servePublic(accounts.signIn, async (call) => {
    const { input, db, now, request, services } = call
    const captchaDemanded = (await failures(db, input.email, request.ip, now)) >= CAPTCHA_AFTER
    if (captchaDemanded && !(await spendCaptcha(db, input.captchaId, input.captcha, now))) throw new Refusal('101', await makeCaptcha(db, now))
    const account = await accountByEmail(db, input.email)
    if (!(await passwordFits(input.password, account?.password_hash)) || !account) {
      await noteFailure(db, input.email, request.ip, now)
      await audit(db, account?.uid ?? null, 'sign-in-failed', { address: request.ip })
      throw new Refusal('WRONG_CREDENTIALS')
    }
    await forgetFailures(db, input.email)
    const opened = await openSession(services.sql, account, header(request, 'user-agent') ?? '', request.ip, now)
    await audit(db, account.uid, 'signed-in', { address: request.ip, sessionId: opened.user.sessionId })
    return answerToken(call, opened)
  }),

  servePublic(accounts.refresh, async (call) => {
    const { input, now, request, reply, services } = call
    const token = inCookie(request) ? request.cookies[REFRESH_COOKIE] : input.refreshtoken
    if (!token) throw new Refusal('INVALID_TOKEN')
    try {
      return answerToken(call, await rotate(services.sql, token, now))
    } catch (error) {
      if (error instanceof Refusal) reply.clearCookie(REFRESH_COOKIE, { path: accounts.refresh.path })
      throw error
    }
  }),
]
