import type { Db } from '@pandora/store/database'
import type { RefundTold } from '../../../payments/provider.ts'
import { holdAccounts, renewMemberships, revokeGrants } from '../members/grants.queries.ts'
import { post } from './ledger.queries.ts'
import { refundPosting } from './posting.ts'
import {
  askedOf,
  holdPaid,
  hurryRefunds,
  insertElsewhere,
  isAskedHere,
  isKnownElsewhere,
  keepRefundTold,
  markRefunded,
  refundedOf,
  type BackOrder,
} from './refunds.queries.ts'

/**
 * Enters that money of an order went back: into the ledger, and once all of it is back what the order gave ends. The
 * order is held, and the refund stands as done.
 */
export async function enterBack(
  tx: Db,
  order: BackOrder,
  { outTradeNo, amount, now }: { outTradeNo: string; amount: number; now: number },
): Promise<void> {
  const { provider, currency, state, uid, paid } = order
  await post(tx, [refundPosting({ outTradeNo, provider, amount, currency }, state === 'doubt')], now)
  // A part given back is a kindness: what was bought stands until all of it is.
  if ((await refundedOf(tx, outTradeNo)).amount < paid) return
  await markRefunded(tx, outTradeNo)
  if (uid === null) return
  await holdAccounts(tx, [uid])
  await revokeGrants(tx, { uid, outTradeNo, now })
  await renewMemberships(tx, [uid], now)
}

/** Enters a refund that was made elsewhere; the order is held. */
export async function enterElsewhere(
  tx: Db,
  order: BackOrder,
  one: Parameters<typeof insertElsewhere>[1],
): Promise<void> {
  await insertElsewhere(tx, one)
  await enterBack(tx, order, one)
}

/**
 * Of what a provider told went back in all, what no refund of ours accounts for. While one of ours is on its way nobody
 * knows whether it is among that: it is looked at again when that one has ended.
 */
export async function enterRest(tx: Db, outTradeNo: string, now: number): Promise<void> {
  const order = await holdPaid(tx, outTradeNo)
  if (!order || order.told === 0 || (await askedOf(tx, outTradeNo)) > 0) return
  const amount = Math.min(order.told, order.paid) - (await refundedOf(tx, outTradeNo)).amount
  if (amount > 0) await enterElsewhere(tx, order, { outTradeNo, amount, toldNo: null, reason: '', by: null, now })
}

/**
 * What becomes of a callback about money that goes back: refunds of ours are asked after at once, those made in the
 * provider's back office are entered. `again`: nothing was paid for that order yet, so that it has to be told again.
 */
export async function enterRefundTold(
  tx: Db,
  { outTradeNo, outRefundNo, toldNo, amount, total, done }: RefundTold,
  now: number,
): Promise<'taken' | 'again'> {
  await hurryRefunds(tx, outTradeNo, now)
  if (!done) return 'taken'
  const order = await holdPaid(tx, outTradeNo)
  if (!order || order.paid === 0) return 'again'
  if (total !== null) {
    await keepRefundTold(tx, outTradeNo, total)
    await enterRest(tx, outTradeNo, now)
  }
  if (amount === null || toldNo === null) return 'taken'
  if (outRefundNo !== null && (await isAskedHere(tx, outTradeNo, outRefundNo))) return 'taken'
  if (await isKnownElsewhere(tx, outTradeNo, toldNo, amount)) return 'taken'
  const most = order.paid - (await refundedOf(tx, outTradeNo)).amount
  if (most > 0)
    await enterElsewhere(tx, order, { outTradeNo, amount: Math.min(amount, most), toldNo, reason: '', by: null, now })
  return 'taken'
}
