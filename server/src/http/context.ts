import type { Role } from '@pandora/contract/roles'
import { headerNames } from '@pandora/contract/constants'
import { errors, Refusal } from '@pandora/contract/errors'
import { languageOf, type Language } from '@pandora/contract/language'
import { parseAsOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { FastifyRequest } from 'fastify'
import { DEMO_MARKET, type Markets } from '../shared/markets.ts'

/** One text of a header, or undefined. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Language a request asks for; zh-CN when it does not say (A02). */
export function requestLanguage(request: FastifyRequest): Language {
  return languageOf(
    header(request, headerNames.language) ?? (request.query as { language?: string } | undefined)?.language,
  )
}

/**
 * Market and as-of instant a request reads; a guest reads the demo, whatever is asked for (decisions 17). An instant
 * that is not past reads the present. Throws BAD_AS_OF, NO_SUCH_MARKET; `ofAny`: the latter of nothing that is the same
 * in every market, so that a link to a market that there is not ends no session.
 */
export function requestView(request: FastifyRequest, markets: Markets, now: number, role?: Role, ofAny = false): View {
  const market =
    markets.byKey(role === 'guest' ? DEMO_MARKET : (header(request, headerNames.market) ?? 'real')) ??
    (ofAny ? markets.byKey('real') : undefined)
  if (!market) throw new Refusal(errors.NO_SUCH_MARKET)
  const text = header(request, headerNames.asOf)
  if (!text) return { marketId: market.market_id, asOf: null }
  const asOf = parseAsOf(text)
  if (asOf === undefined) throw new Refusal(errors.BAD_AS_OF)
  return { marketId: market.market_id, asOf: asOf >= now ? null : asOf }
}
