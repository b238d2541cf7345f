import { membership } from '@pandora/contract/domains/membership/operations'
import { membershipErrors } from '@pandora/contract/domains/membership/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import { serve, servePrepared, type Route } from '../../http/route.ts'
import { ProviderFailed } from '../../payments/provider.ts'
import { enter } from './money/in-doubt.ts'
import { readyOrder } from './order-for.ts'
import { orderBy, takeTurn } from './orders.queries.ts'
import { presentQr, presentStatus } from './present.ts'
import { providersOf } from './providers.ts'
import { settle } from './money/settle.ts'

/** The provider is asked of an order at most so often while its user waits, in ms. */
const ASK_EVERY = 5000

async function ownOrder(db: Db, uid: number, outTradeNo: string) {
  const order = await orderBy(db, outTradeNo, uid)
  if (!order) throw new Refusal(errors.NOT_FOUND)
  return order
}

/** Paying: a QR code for each pay type, what became of it, and the payment that is only simulated. */
export const buyingRoutes: readonly Route[] = [
  servePrepared(membership.getPayQr, readyOrder, (_call, { order, qrData }) =>
    Promise.resolve(presentQr(order, qrData)),
  ),

  serve(membership.checkPaymentStatus, async ({ services, user, now, input: { outTradeNo } }) => {
    const { sql, log } = services
    const order = await ownOrder(sql, user.uid, outTradeNo)
    const provider = providersOf(services).byName(order.provider)
    if (order.state !== 'unpaid' || !provider || !(await takeTurn(sql, outTradeNo, now, ASK_EVERY)))
      return presentStatus(order, now)
    try {
      // Where callbacks do not get through (a server at home), this is how a payment is heard of.
      const told = await provider.query(outTradeNo)
      if (told?.state === 'paid') await enter({ sql, now: services.now }, provider, told)
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      log.warn({ reason: error.reason }, 'a provider could not be asked')
    }
    return presentStatus(await ownOrder(sql, user.uid, outTradeNo), now)
  }),

  serve(membership.payLocally, async ({ db, user, now, input: { outTradeNo } }) => {
    const order = await ownOrder(db, user.uid, outTradeNo)
    if (order.provider !== 'local') throw new Refusal(membershipErrors.NOT_LOCAL_ORDER)
    if (order.state === 'unpaid' && order.expires_at <= now) throw new Refusal(membershipErrors.ORDER_EXPIRED)
    const told = {
      outTradeNo,
      state: 'paid' as const,
      amount: order.amount,
      currency: order.currency,
      providerTradeNo: null,
      paidAt: now,
    }
    await settle(db, [{ provider: 'local', noticeId: `local-${outTradeNo}`, told }], now)
    return presentStatus(await ownOrder(db, user.uid, outTradeNo), now)
  }),
]
