import { accounts } from '@pandora/contract/domains/accounts/operations'
import { headerNames, isCookieSession, sessionModes } from '@pandora/contract/constants'
import type { Role } from '@pandora/contract/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { header } from '../http/context.ts'
import type { Call } from '../http/route.ts'
import type { Db } from '@pandora/store/database'
import type { Operation } from '@pandora/contract/operation'
import type { User } from './access.ts'
import { openSession, REFRESH_MS } from './sessions.ts'

/** Cookie of the browser's refresh token; only the refresh path gets it. */
export const REFRESH_COOKIE = 'pandora_refresh'

export const inCookie = (request: FastifyRequest): boolean => isCookieSession(header(request, headerNames.session))

/** A session as it is answered: in cookie mode `refreshToken` is empty, for scripts must not read it (decisions 10). */
export interface Begun {
  user: User
  token: string
  refreshToken: string
}

type Calling = Pick<Call<Operation>, 'request' | 'reply' | 'services' | 'now'>

/** Opens a session for the account that has just shown who it is. */
export async function beginSession(db: Db, call: Calling, account: { uid: number; role: Role }): Promise<Begun> {
  return answerSession(
    call,
    await openSession(db, account, header(call.request, 'user-agent') ?? '', call.request.ip, call.now),
  )
}

/** What is answered of a session just opened or refreshed; a browser gets its refresh token as a cookie. */
export function answerSession(
  { request, reply, services }: Omit<Calling, 'now'>,
  opened: { user: User; refreshToken: string },
): Begun {
  const cookie = inCookie(request)
  if (cookie) setCookie(request, reply, opened.refreshToken)
  return {
    user: opened.user,
    token: services.access.issue(opened.user),
    refreshToken: cookie ? '' : opened.refreshToken,
  }
}

/** Takes the browser's refresh token away. */
export function dropCookie(reply: FastifyReply): void {
  reply.clearCookie(REFRESH_COOKIE, { path: accounts.refresh.path })
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(REFRESH_COOKIE, token, {
    path: accounts.refresh.path,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    ...(header(request, headerNames.session) === sessionModes.window ? {} : { maxAge: REFRESH_MS / 1000 }),
  })
}
