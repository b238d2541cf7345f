import type { OrderState, PayProvider } from '@pandora/contract/domains/membership/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

export interface HeldOrder {
  out_trade_no: string
  purchase_id: string
  uid: number | null
  months: number
  provider: PayProvider
  list_price: number
  amount: number
  currency: string
  state: OrderState
  expires_at: number
}

/** Holds orders with all others of their purchases, in one order for everybody. */
export async function holdOrders(tx: Db, outTradeNos: readonly string[]): Promise<HeldOrder[]> {
  return tx<HeldOrder[]>`
    select out_trade_no, purchase_id, uid, months, provider, list_price, amount, currency, state, expires_at
    from membership_order where purchase_id in (
      select purchase_id from membership_order where out_trade_no = any(${tx.array(outTradeNos as string[])}::text[]))
    order by out_trade_no for update`
}

export interface Settled {
  outTradeNo: string
  state: 'paid' | 'doubt'
  doubt: 'amount' | 'currency' | null
  paidAt: number
  paidAmount: number
  paidCurrency: string
  providerTradeNo: string | null
  late: boolean
  doubled: boolean
}

export async function settleOrders(tx: Db, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return
  const of = <Key extends keyof Settled>(key: Key) => settled.map((one) => one[key])
  await tx`
    update membership_order o set state = s.state, doubt = s.doubt, paid_at = s.paid_at, paid_amount = s.amount,
      paid_currency = s.currency, provider_trade_no = s.trade_no, late = s.late, doubled = s.doubled, ask_at = null
    from unnest(${tx.array(of('outTradeNo'))}::text[], ${tx.array(of('state'))}::text[],
      ${tx.array(of('doubt') as string[])}::text[], ${tx.array(of('paidAt').map(instant))}::timestamptz[],
      ${tx.array(of('paidAmount'))}::int[], ${tx.array(of('paidCurrency'))}::text[],
      ${tx.array(of('providerTradeNo') as string[])}::text[], ${tx.array(of('late'))}::bool[],
      ${tx.array(of('doubled'))}::bool[]) as s (no, state, doubt, paid_at, amount, currency, trade_no, late, doubled)
    where o.out_trade_no = s.no`
}

/** What follows for the rest of paid purchases: their coupons are spent, their other codes are to be closed. */
export async function settlePurchases(tx: Db, purchaseIds: readonly string[], now: number): Promise<void> {
  if (purchaseIds.length === 0) return
  const ids = tx.array(purchaseIds as string[])
  await tx`update coupon_use set spent_at = ${instant(now)} where purchase_id = any(${ids}::uuid[]) and spent_at is null`
  await tx`update membership_order set ask_at = ${instant(now)}
    where purchase_id = any(${ids}::uuid[]) and state = 'unpaid' and qr_data is not null`
}

export interface NoticeLine {
  provider: PayProvider
  noticeId: string
  outTradeNo: string
  outcome: string
}

/** Keeps what providers told; what was told before is there already. */
export async function keepNotices(tx: Db, notices: readonly NoticeLine[], now: number): Promise<void> {
  if (notices.length === 0) return
  const of = <Key extends keyof NoticeLine>(key: Key) => notices.map((one) => one[key])
  await tx`
    insert into payment_notice (provider, notice_id, out_trade_no, outcome, received_at)
    select provider, notice_id, no, outcome, ${instant(now)}
    from unnest(${tx.array(of('provider'))}::text[], ${tx.array(of('noticeId'))}::text[],
      ${tx.array(of('outTradeNo'))}::text[], ${tx.array(of('outcome'))}::text[]) as n (provider, notice_id, no, outcome)
    order by provider, notice_id on conflict do nothing`
}
