import { headerNames } from '@pandora/contract/constants'
import { errors, Refusal } from '@pandora/contract/errors'
import { languageOf, type Language } from '@pandora/contract/language'
import { parseAsOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { FastifyRequest } from 'fastify'
import type { User } from '../../auth/access.ts'
import { header, requestLanguage, requestView } from '../../http/context.ts'
import type { Services } from '../../http/services.ts'
import { holderOf, touchKey } from './keys.queries.ts'
import { hashOfKey } from './routes.ts'

/** Who reads over the protocol, and what. */
export interface UdfReader {
  user: User
  view: View
  language: Language
}

/** How often the last use of a key is written down, in ms. */
const TOUCH_MS = 60_000

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * The reader of a request: by the key in its path or its query, which fixes market, instant and language, else by the
 * session of its bearer token, for which
 * `market`, `asOf` and `language` may stand in the query as well as in the headers. Throws NOT_SIGNED_IN,
 * INVALID_TOKEN, TOKEN_EXPIRED, NO_SUCH_MARKET, BAD_AS_OF.
 */
export async function readerOf(request: FastifyRequest, services: Services): Promise<UdfReader> {
  const query = request.query as Record<string, unknown>
  const key = text((request.params as Record<string, unknown>)['key']) ?? text(query['key'])
  const now = services.now()
  if (key !== undefined) {
    const holder = await holderOf(services.sql, hashOfKey(key), now)
    if (!holder) throw new Refusal(errors.INVALID_TOKEN)
    if (holder.last_used_at === null || now - holder.last_used_at > TOUCH_MS)
      await touchKey(services.sql, holder.key_id, now)
    const asOf = holder.as_of !== null && holder.as_of < now ? holder.as_of : null
    return {
      user: { uid: holder.uid, role: holder.role, sessionId: '' },
      view: { marketId: holder.market_id, asOf },
      language: languageOf(text(query['language']) ?? holder.language),
    }
  }
  const token = /^Bearer (.+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? header(request, headerNames.token)
  if (!token) throw new Refusal(errors.NOT_SIGNED_IN)
  const user = await services.access.check(token, services.sql)
  for (const [name, value] of [
    [headerNames.market, query['market']],
    [headerNames.asOf, query['asOf']],
  ] as const) {
    const said = text(value)
    if (said !== undefined) request.headers[name] = said
  }
  if (text(query['asOf']) !== undefined && parseAsOf(text(query['asOf']) ?? '') === undefined)
    throw new Refusal(errors.BAD_AS_OF)
  return { user, view: requestView(request, services.markets, now, user.role), language: requestLanguage(request) }
}
