import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { OrderState, PayProvider } from '@pandora/contract/domains/membership/terms'

/** Of an order what of it was given back, is on its way back, and what may be given back still, in minor units. */
export interface Refundable {
  state: OrderState
  uid: number | null
  paid: number
  left: number
}

/** Holds an order and says what may be given back of it. */
export async function holdRefundable(tx: Db, outTradeNo: string): Promise<Refundable | undefined> {
  const [order] = await tx<{ state: OrderState; uid: number | null; paid: number }[]>`
    select state, uid, coalesce(paid_amount, 0) as paid from membership_order where out_trade_no = ${outTradeNo}
    for update`
  if (!order) return undefined
  const [{ taken }] = await tx<[{ taken: number }]>`select coalesce(sum(amount), 0)::int as taken from membership_refund
    where out_trade_no = ${outTradeNo} and state <> 'failed'`
  return { ...order, left: order.paid - taken }
}

/** What a provider says of a refund that it gave up: it is over there, and its number is of no more use. */
const OVER = 'CLOSED'

/**
 * Asks for a refund; the order is held. One that failed is asked for anew under its own number, so that what was done
 * all the same is not done twice.
 */
export async function askRefund(
  tx: Db,
  one: { outTradeNo: string; amount: number; reason: string; uid: number; now: number },
): Promise<void> {
  const { count } = await tx`
    update membership_refund set state = 'asked', reason = ${one.reason}, asked_at = ${instant(one.now)},
      asked_by = ${one.uid}, try_at = ${instant(one.now)}, tries = 0, last_error = null
    where out_refund_no = (select out_refund_no from membership_refund where out_trade_no = ${one.outTradeNo}
      and state = 'failed' and amount = ${one.amount} and last_error is distinct from ${OVER}
      order by asked_at limit 1)`
  if (count > 0) return
  await tx`
    insert into membership_refund (out_refund_no, out_trade_no, amount, reason, state, asked_at, asked_by, try_at)
    select ${`R${one.outTradeNo}`} || case when count(*) = 0 then '' else '-' || (count(*) + 1) end, ${one.outTradeNo},
      ${one.amount}, ${one.reason}, 'asked', ${instant(one.now)}, ${one.uid}, ${instant(one.now)}
    from membership_refund where out_trade_no = ${one.outTradeNo}`
}

/** A refund of an order, as administrators see it. */
export interface RefundRow {
  out_refund_no: string
  out_trade_no: string
  amount: number
  reason: string
  state: 'asked' | 'done' | 'failed'
  last_error: string | null
  asked_at: number
  done_at: number | null
}

/** Refunds of orders, the first first. */
export async function refundsOf(db: Db, outTradeNos: readonly string[]): Promise<RefundRow[]> {
  return db<RefundRow[]>`select out_refund_no, out_trade_no, amount, reason, state, last_error, asked_at, done_at
    from membership_refund where out_trade_no = any(${db.array(outTradeNos as string[])}::text[])
    order by asked_at, out_refund_no`
}

/** Has refunds of an order that are on their way asked for at once: their provider said that something became of them. */
export async function hurryRefunds(tx: Db, outTradeNo: string, now: number): Promise<void> {
  const { count } = await tx`update membership_refund set try_at = ${instant(now)}
    where out_trade_no = ${outTradeNo} and state = 'asked'`
  if (count > 0) await wakeRefunds(tx)
}

/** Has refunds sent; heard when the transaction ends. */
export async function wakeRefunds(tx: Db): Promise<void> {
  await tx`select graphile_worker.add_job('membership_refunds', payload := '{}'::json, job_key := 'membership-refunds',
    max_attempts := 5)`
}

export interface DueRefund {
  out_refund_no: string
  out_trade_no: string
  amount: number
  reason: string
  provider: PayProvider
  currency: string
  /** All that was paid for the order. */
  paid: number
}

/** Takes up refunds that are to be sent at an instant; nobody else does for a while. */
export async function claimRefunds(db: Db, now: number, most: number): Promise<DueRefund[]> {
  return db<DueRefund[]>`
    with due as (select out_refund_no from membership_refund where state = 'asked' and try_at <= ${instant(now)}
      order by try_at limit ${most} for update skip locked)
    update membership_refund r set tries = least(r.tries + 1, 1000),
      try_at = ${instant(now)}::timestamptz + least(interval '1 minute' * power(2, least(r.tries, 9)), interval '6 hours')
    from due, membership_order o where r.out_refund_no = due.out_refund_no and o.out_trade_no = r.out_trade_no
    returning r.out_refund_no, r.out_trade_no, r.amount, r.reason, o.provider, coalesce(o.paid_currency, o.currency) as currency,
      coalesce(o.paid_amount, r.amount) as paid`
}

export async function noteRefund(
  db: Db,
  outRefundNo: string,
  { state, error }: { state: 'asked' | 'failed'; error: string },
): Promise<void> {
  await db`update membership_refund set state = ${state}, last_error = ${error}
    where out_refund_no = ${outRefundNo} and state = 'asked'`
}

/** The order of a refund that is done now, and whether all of it is back; undefined where it was done before. */
export async function finishRefund(
  tx: Db,
  { outRefundNo, outTradeNo, now }: { outRefundNo: string; outTradeNo: string; now: number },
): Promise<{ uid: number | null; state: OrderState; whole: boolean } | undefined> {
  const [order] = await tx<{ uid: number | null; state: OrderState; paid: number }[]>`
    select uid, state, coalesce(paid_amount, 0) as paid from membership_order where out_trade_no = ${outTradeNo}
    for update`
  const { count } = await tx`update membership_refund set state = 'done', done_at = ${instant(now)}, last_error = null,
    try_at = null where out_refund_no = ${outRefundNo} and state = 'asked'`
  if (!order || count === 0) return undefined
  const whole = (await refundedOf(tx, outTradeNo)).amount >= order.paid
  if (whole) await tx`update membership_order set state = 'refunded' where out_trade_no = ${outTradeNo}`
  return { uid: order.uid, state: order.state, whole }
}

/** What of an order was given back, and when the last of it was. */
export async function refundedOf(db: Db, outTradeNo: string): Promise<{ amount: number; at: number | null }> {
  const [row] = await db<[{ amount: number; at: number | null }]>`
    select coalesce(sum(amount), 0)::int as amount, max(done_at) as at from membership_refund
    where out_trade_no = ${outTradeNo} and state = 'done'`
  return row
}
