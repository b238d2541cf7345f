import type { Language } from '@pandora/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../http/services.ts'
import { publicUrl } from '../../messages/links.ts'
import { requestLanguage } from '../../http/context.ts'
import { publicEditions } from './editions.queries.ts'
import { atomOf } from './mail/feed.ts'
import { STOP_SEAL, subscriptionIn } from './mail/links.ts'
import { word } from './mail/words.ts'
import { stopMail } from './subscriptions.queries.ts'

/** Editions of a feed. */
const MOST = 26
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page that stands by itself, without a script. */
const page = (language: Language, inner: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Pandora</title></head><body><h1>Pandora</h1>${inner}</body></html>`

/**
 * What is reached without signing in: the end of a mail, in one step for mail programs (RFC 8058) and by a button for
 * people, as a link alone is opened by scanners; and the Atom feed of a market's public editions.
 */
export async function serveDigest(app: FastifyInstance, services: Services): Promise<void> {
  const { config, sql } = services
  const sealed = services.sealedAs(STOP_SEAL)
  const rateLimit = { max: config.PANDORA_RATE_READ, timeWindow: 60_000 }
  const answer = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  const tokenOf = (request: FastifyRequest): string => {
    const { token } = request.query as { token?: unknown }
    return typeof token === 'string' && token.length <= 300 ? token : ''
  }
  await app.register(async (open) => {
    // Mail programs post one field in either form: what it says is known from the address.
    open.removeAllContentTypeParsers()
    open.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 2000 }, (_request, _body, done) => done(null, null))
    open.get('/digest/unsubscribe', { config: { rateLimit } }, async (request, reply) => {
      const language = requestLanguage(request)
      const token = tokenOf(request)
      if (subscriptionIn(sealed, token) === null)
        return answer(reply, 404, page(language, `<p>${word('stopGone', language)}</p>`))
      return answer(
        reply,
        200,
        page(
          language,
          `<form method="post" action="/digest/unsubscribe?token=${escaped(encodeURIComponent(token))}"><p><button type="submit">${word('stopAsk', language)}</button></p></form>`,
        ),
      )
    })
    open.post('/digest/unsubscribe', { config: { rateLimit } }, async (request, reply) => {
      const language = requestLanguage(request)
      const subscriptionId = subscriptionIn(sealed, tokenOf(request))
      const stopped = subscriptionId !== null && (await stopMail(sql, subscriptionId, services.now()))
      return answer(
        reply,
        stopped ? 200 : 404,
        page(language, `<p>${word(stopped ? 'stopped' : 'stopGone', language)}</p>`),
      )
    })
    open.get('/digest/:market.atom', { config: { rateLimit } }, async (request, reply) => {
      const { market: key } = request.params as { market: string }
      const market = services.markets.all().find((one) => one.key === key)
      if (!market) return reply.callNotFound()
      const language = requestLanguage(request)
      const base = publicUrl(config)
      return reply
        .header('cache-control', 'public, max-age=600')
        .type('application/atom+xml; charset=utf-8')
        .send(
          atomOf({
            market: key,
            language,
            base,
            self: `${base}/digest/${encodeURIComponent(key)}.atom?language=${language}`,
            editions: await publicEditions(sql, market.market_id, MOST),
          }),
        )
    })
  })
}
