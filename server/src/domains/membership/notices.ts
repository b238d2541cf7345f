import { payTypes, type PayType } from '@pandora/contract/domains/membership/terms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../http/services.ts'
import { notifyPath } from '../../payments/providers.ts'
import { NoticeRefused, ProviderFailed } from '../../payments/provider.ts'
import { providersOf } from './providers.ts'
import { enterRefundTold } from './money/back.ts'
import { makeSettler } from './money/settler.ts'

/** Largest callback, in bytes. */
const MOST = 65_536

/**
 * Where providers call back, beside the operations: what is signed are the bytes of the body, so they are taken as they
 * come. Whatever is not answered as taken the provider sends again.
 */
export async function serveNotices(app: FastifyInstance, services: Services): Promise<void> {
  const settle = makeSettler(services.sql, services.now)
  const providers = providersOf(services)

  const taken = async (payType: PayType, { headers, body }: FastifyRequest): Promise<void> => {
    const provider = providers.byName(payType)
    if (!provider) throw new NoticeRefused('merchant')
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const { noticeId, about, refund } = await provider.readNotice({ headers, body: bytes }, services.now())
    if (refund && (await services.sql.begin((tx) => enterRefundTold(tx, refund, services.now()))) === 'again')
      throw new UnknownOrder()
    if (!about) return
    const outcome = await settle({ provider: payType, noticeId, told: about })
    if (outcome === 'unknown') {
      // Money for an order that is not here: of a database that was set back, or of another system of the merchant's.
      services.log.error({ payType, outTradeNo: about.outTradeNo }, 'a payment of no order of ours was told')
      throw new UnknownOrder()
    }
    if (outcome === 'doubt')
      services.log.error({ payType, outTradeNo: about.outTradeNo }, 'a payment is not as it was ordered')
  }

  await app.register(async (pay) => {
    pay.removeAllContentTypeParsers()
    pay.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST }, (_request, body, done) => done(null, body))
    for (const payType of payTypes)
      pay.post(notifyPath(payType), {
        errorHandler: (_error, _request, reply) => void refuse(payType, reply, 400),
        handler: async (request, reply) => {
          try {
            await taken(payType, request)
            return accept(payType, reply)
          } catch (error) {
            if (error instanceof NoticeRefused) {
              services.log.warn({ payType, fault: error.fault }, 'a callback was refused')
              return refuse(payType, reply, 401)
            }
            if (error instanceof UnknownOrder) return refuse(payType, reply, 404)
            const isAway = error instanceof ProviderFailed
            services.log.error(isAway ? { payType, reason: error.reason } : { err: error }, 'a callback failed')
            return refuse(payType, reply, isAway ? 503 : 500)
          }
        },
      })
  })
}

class UnknownOrder extends Error {}

const accept = (payType: PayType, reply: FastifyReply) =>
  payType === 'alipay' ? reply.type('text/plain').send('success') : reply.code(204).send()

/** Nobody is told why. */
const refuse = (payType: PayType, reply: FastifyReply, status: number) =>
  payType === 'alipay'
    ? reply.code(status).type('text/plain').send('failure')
    : reply
        .code(status)
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({ code: 'FAIL', message: '失败' })
