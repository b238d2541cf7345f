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
  /** Made in the provider's back office, not asked for here. */
  elsewhere: boolean
  asked_at: number
  done_at: number | null
}

/** Of a refund what `RefundRow` holds, as the parts of an object in JSON; instants in ms. */
export const refundJson = (db: Db) => db`'out_refund_no', out_refund_no, 'out_trade_no', out_trade_no, 'amount', amount,
  'reason', reason, 'state', state, 'last_error', last_error, 'elsewhere', elsewhere,
  'asked_at', (extract(epoch from asked_at) * 1000)::bigint,
  'done_at', (extract(epoch from done_at) * 1000)::bigint`

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

/** An order of which money goes back; amounts in minor units. */
export interface BackOrder {
  uid: number | null
  state: OrderState
  provider: PayProvider
  currency: string
  paid: number
  /** What the provider told went back in all; 0 where it told nothing. */
  told: number
}

/** Holds an order and says what was paid for it; undefined where there is none. */
export async function holdPaid(tx: Db, outTradeNo: string): Promise<BackOrder | undefined> {
  const [order] = await tx<BackOrder[]>`
    select uid, state, provider, coalesce(paid_currency, currency) as currency, coalesce(paid_amount, 0) as paid,
      refund_told as told
    from membership_order where out_trade_no = ${outTradeNo} for update`
  return order
}

/** A refund that was on its way is done; false where it was done before. */
export async function finishRefund(tx: Db, outRefundNo: string, now: number): Promise<boolean> {
  const { count } = await tx`update membership_refund set state = 'done', done_at = ${instant(now)}, last_error = null,
    try_at = null where out_refund_no = ${outRefundNo} and state = 'asked'`
  return count > 0
}

export async function markRefunded(tx: Db, outTradeNo: string): Promise<void> {
  await tx`update membership_order set state = 'refunded' where out_trade_no = ${outTradeNo}`
}

/** Notes what a provider told went back of an order in all; it never becomes less. */
export async function keepRefundTold(tx: Db, outTradeNo: string, total: number): Promise<void> {
  await tx`update membership_order set refund_told = greatest(refund_told, ${total}) where out_trade_no = ${outTradeNo}`
}

/** Whether a refund of an order was asked for here under this number. */
export async function isAskedHere(tx: Db, outTradeNo: string, outRefundNo: string): Promise<boolean> {
  const rows = await tx`select 1 from membership_refund
    where out_refund_no = ${outRefundNo} and out_trade_no = ${outTradeNo} and not elsewhere`
  return rows.length > 0
}

/**
 * Whether a refund made elsewhere is known by the provider's number, or was noted by hand with this amount and no number
 * yet: it has that number from now on.
 */
export async function isKnownElsewhere(tx: Db, outTradeNo: string, toldNo: string, amount: number): Promise<boolean> {
  const known = await tx`select 1 from membership_refund where out_trade_no = ${outTradeNo} and told_no = ${toldNo}`
  if (known.length > 0) return true
  const { count } = await tx`update membership_refund set told_no = ${toldNo} where out_refund_no = (
    select out_refund_no from membership_refund where out_trade_no = ${outTradeNo} and elsewhere and told_no is null
      and amount = ${amount} order by asked_at limit 1)`
  return count > 0
}

/** Writes a refund that was made elsewhere; `by` is who noted it, null where its provider told of it. */
export async function insertElsewhere(
  tx: Db,
  one: { outTradeNo: string; amount: number; toldNo: string | null; reason: string; by: number | null; now: number },
): Promise<void> {
  await tx`
    insert into membership_refund (out_refund_no, out_trade_no, amount, reason, state, asked_at, asked_by, done_at,
      elsewhere, told_no)
    select ${`E${one.outTradeNo}-`} || (count(*) + 1), ${one.outTradeNo}, ${one.amount}, ${one.reason}, 'done',
      ${instant(one.now)}::timestamptz, ${one.by}::int, ${instant(one.now)}::timestamptz, true, ${one.toldNo}::text
    from membership_refund where out_trade_no = ${one.outTradeNo}`
}

/** What of an order is on its way back, in minor units. */
export async function askedOf(tx: Db, outTradeNo: string): Promise<number> {
  const [{ amount }] = await tx<[{ amount: number }]>`
    select coalesce(sum(amount), 0)::int as amount from membership_refund
    where out_trade_no = ${outTradeNo} and state = 'asked'`
  return amount
}

/** What of an order was given back, and when the last of it was. */
export async function refundedOf(db: Db, outTradeNo: string): Promise<{ amount: number; at: number | null }> {
  const [row] = await db<[{ amount: number; at: number | null }]>`
    select coalesce(sum(amount), 0)::int as amount, max(done_at) as at from membership_refund
    where out_trade_no = ${outTradeNo} and state = 'done'`
  return row
}
