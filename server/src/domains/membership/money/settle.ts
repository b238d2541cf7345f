import type { PayProvider } from '@pandora/contract/domains/membership/terms'
import type { Db } from '@pandora/store/database'
import type { Told } from '../../../payments/provider.ts'
import { holdAccounts, insertGrants, renewMemberships, type NewGrant } from '../members/grants.queries.ts'
import { post } from './ledger.queries.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { doubtPosting, paymentPosting, type Posting } from './posting.ts'
import {
  holdOrders,
  keepNotices,
  settleOrders,
  settlePurchases,
  type HeldOrder,
  type NoticeLine,
  type Settled,
} from './settle.queries.ts'

/** What a provider told of an order; `noticeId` null where it was asked. */
export interface Payment {
  provider: PayProvider
  noticeId: string | null
  told: Told
}

/** A guest's trial is worth as long as the account. */
const TRIAL_DAYS = 1
const MOST_STORED = 2_147_483_647

/**
 * Enters what providers told into orders, ledger and memberships, all of it or nothing, however often, late or out of
 * order it is told. Answers what became of each, in order.
 */
export async function settle(tx: Db, payments: readonly Payment[], now: number): Promise<Outcome['is'][]> {
  const held = await holdOrders(
    tx,
    payments.map(({ told }) => told.outTradeNo),
  )
  const orders = new Map(held.map((one) => [one.out_trade_no, one]))
  const accounts = await holdAccounts(tx, [...new Set(held.flatMap(({ uid }) => uid ?? []))])
  const guests = new Set(accounts.flatMap(({ uid, role }) => (role === 'guest' ? uid : [])))

  const outcomes: Outcome['is'][] = []
  const settled: Settled[] = []
  const postings: Posting[] = []
  const grants: NewGrant[] = []
  const purchases = new Set<string>()
  const notices: NoticeLine[] = []
  for (const { provider, noticeId, told } of payments) {
    const order = orders.get(told.outTradeNo)
    const hasPaidSibling = held.some(
      (one) => one !== order && one.purchase_id === order?.purchase_id && one.state === 'paid',
    )
    const outcome = outcomeOf(order && payable(order), { provider, told, hasPaidSibling, now })
    outcomes.push(outcome.is)
    if (noticeId !== null && order)
      notices.push({ provider, noticeId, outTradeNo: order.out_trade_no, outcome: outcome.is })
    if (!order || (outcome.is !== 'paid' && outcome.is !== 'doubt')) continue
    order.state = outcome.is
    const [paidAmount, paidCurrency] = [Math.min(told.amount ?? 0, MOST_STORED), told.currency ?? order.currency]
    settled.push({
      outTradeNo: order.out_trade_no,
      state: outcome.is,
      doubt: outcome.is === 'doubt' ? outcome.why : null,
      paidAt: told.paidAt ?? now,
      paidAmount,
      paidCurrency,
      providerTradeNo: told.providerTradeNo,
      late: outcome.is === 'paid' && outcome.late,
      doubled: outcome.is === 'paid' && outcome.doubled,
    })
    const about = { outTradeNo: order.out_trade_no, provider, amount: paidAmount, currency: paidCurrency }
    if (outcome.is === 'doubt') postings.push(doubtPosting(about))
    else {
      postings.push(paymentPosting({ ...about, listPrice: order.list_price }))
      purchases.add(order.purchase_id)
      if (order.uid !== null) grants.push(grantFor(order, order.uid, guests.has(order.uid)))
    }
  }
  await settleOrders(tx, settled)
  await settlePurchases(tx, [...purchases], now)
  await post(
    tx,
    postings.filter(({ parts }) => parts.length > 0),
    now,
  )
  await insertGrants(tx, grants, now)
  await renewMemberships(tx, [...new Set(grants.map(({ uid }) => uid))], now)
  await keepNotices(tx, notices, now)
  return outcomes
}

const payable = (order: HeldOrder) => ({
  outTradeNo: order.out_trade_no,
  provider: order.provider,
  state: order.state,
  amount: order.amount,
  currency: order.currency,
  expiresAt: order.expires_at,
})

const grantFor = (order: HeldOrder, uid: number, isGuest: boolean): NewGrant => ({
  uid,
  kind: 'order',
  months: isGuest ? 0 : order.months,
  days: isGuest ? TRIAL_DAYS : 0,
  outTradeNo: order.out_trade_no,
  couponId: null,
  reason: '',
  madeBy: null,
})
