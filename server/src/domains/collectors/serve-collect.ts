import { collectorsErrors } from '@pandora/contract/domains/collectors/errors'
import { CLOCK_MINUTES, COLLECT_PATH, MOST_BYTES, MOST_POSTS } from '@pandora/contract/domains/collectors/operations'
import { Refusal } from '@pandora/contract/errors'
import { COLLECTED_PROFILE, collectedSource } from '@pandora/sources/posts/collected-source'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { requestLanguage } from '../../http/context.ts'
import { answerFailure } from '../../http/failures.ts'
import type { Services } from '../../http/services.ts'
import { runAtOnce } from '../../imports/run-at-once.ts'
import { presentDelivery } from './present.ts'
import { keyInForce, noteUse, startedBy, takeNonce, type KeyInForce } from './queries.ts'
import { COLLECTOR_SEAL } from './routes.ts'
import { isSignedWith, isTimely, signedOf } from './signature.ts'

/** Most refusals that one delivery is answered with; its run holds them all. */
const MOST_TOLD = 1000

/** The posts of a body; refused where it is none. */
function postsOf(body: Buffer): unknown[] {
  try {
    const { posts } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as { posts?: unknown }
    if (Array.isArray(posts) && posts.length > 0 && posts.length <= MOST_POSTS) return posts
  } catch {
    // No JSON, or nothing with fields: refused like a body without posts.
  }
  throw new Refusal(collectorsErrors.COLLECT_NOT_POSTS, { most: MOST_POSTS })
}

/**
 * Where collectors send posts, beside the operations: what is signed are the bytes of the body. A delivery is one run of
 * an import, stored whole before it is answered; sent again, it changes nothing.
 */
export async function serveCollect(app: FastifyInstance, services: Services): Promise<void> {
  const { sql, config } = services
  const sealed = services.sealedAs(COLLECTOR_SEAL)

  /** The key that a delivery is signed with. Its nonce is taken only then: a stranger uses up nobody's. */
  const signer = async ({ headers }: FastifyRequest, body: Buffer, now: number): Promise<KeyInForce> => {
    const signed = signedOf(headers)
    const key = signed && (await keyInForce(sql, signed.keyId))
    if (!key || !isSignedWith(String(sealed.open({ sealed: key.sealed_secret })), signed, body))
      throw new Refusal(collectorsErrors.COLLECT_NOT_SIGNED)
    if (!isTimely(signed, now)) throw new Refusal(collectorsErrors.COLLECT_CLOCK, { minutes: CLOCK_MINUTES })
    if (!(await takeNonce(sql, key.key_id, signed.nonce, now))) throw new Refusal(collectorsErrors.COLLECT_REPLAYED)
    return key
  }

  const taken = async (request: FastifyRequest) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const now = services.now()
    const key = await signer(request, body, now)
    const posts = postsOf(body)
    const { runId, tally, rejections } = await runAtOnce({
      sql,
      run: {
        marketId: key.market_id,
        source: 'collectors',
        profile: COLLECTED_PROFILE,
        profileText: null,
        file: key.name,
        path: COLLECT_PATH,
        dryRun: false,
        startedBy: startedBy(key.key_id),
      },
      source: collectedSource(posts),
      now: services.now,
      also: (tx) => noteUse(tx, key.key_id, now),
    })
    return presentDelivery(runId, tally, rejections.slice(0, MOST_TOLD), requestLanguage(request))
  }

  await app.register(async (collect) => {
    collect.removeAllContentTypeParsers()
    collect.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    collect.post(COLLECT_PATH, {
      config: { rateLimit: { max: config.PANDORA_RATE_WRITE, timeWindow: 60_000 } },
      errorHandler: (error: FastifyError, request, reply) =>
        answerFailure(
          error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
            ? new Refusal(collectorsErrors.COLLECT_TOO_LARGE, { limit: `${MOST_BYTES / 1_048_576} MB` })
            : error,
          request,
          reply,
        ),
      handler: async (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .serializer(JSON.stringify)
          .send(await taken(request)),
    })
  })
}
