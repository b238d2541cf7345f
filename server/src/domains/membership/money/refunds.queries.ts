import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { OrderState, PayProvider } from '@pandora/contract/domains/membership/terms'

/** Asks for a refund of all that was paid; one that failed is asked for anew. False where one is under way or done. */
export async function askRefund(
  tx: Db,
  one: { outRefundNo: string; outTradeNo: string; amount: number; reason: string; uid: number; now: number },
): Promise<boolean> {
  const { count } = await tx`
    insert into membership_refund (out_refund_no, out_trade_no, amount, reason, state, asked_at, asked_by, try_at)
    values (${one.outRefundNo}, ${one.outTradeNo}, ${one.amount}, ${one.reason}, 'asked', ${instant(one.now)}, ${one.uid},
      ${instant(one.now)})
    on conflict (out_trade_no) do update set state = 'asked', reason = excluded.reason, asked_at = excluded.asked_at,
      asked_by = excluded.asked_by, try_at = excluded.try_at, tries = 0, last_error = null
    where membership_refund.state = 'failed'`
  return count > 0
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
}

/** Takes up refunds that are to be sent at an instant; nobody else does for a while. */
export async function claimRefunds(db: Db, now: number, most: number): Promise<DueRefund[]> {
  return db<DueRefund[]>`
    with due as (select out_refund_no from membership_refund where state = 'asked' and try_at <= ${instant(now)}
      order by try_at limit ${most} for update skip locked)
    update membership_refund r set tries = least(r.tries + 1, 1000),
      try_at = ${instant(now)}::timestamptz + least(interval '1 minute' * power(2, least(r.tries, 9)), interval '6 hours')
    from due, membership_order o where r.out_refund_no = due.out_refund_no and o.out_trade_no = r.out_trade_no
    returning r.out_refund_no, r.out_trade_no, r.amount, r.reason, o.provider, coalesce(o.paid_currency, o.currency) as currency`
}

export async function noteRefund(
  db: Db,
  outRefundNo: string,
  { state, error }: { state: 'asked' | 'failed'; error: string },
): Promise<void> {
  await db`update membership_refund set state = ${state}, last_error = ${error}
    where out_refund_no = ${outRefundNo} and state = 'asked'`
}

/** The order of a refund that is done now; undefined where it was done before. */
export async function finishRefund(
  tx: Db,
  { outRefundNo, outTradeNo, now }: { outRefundNo: string; outTradeNo: string; now: number },
): Promise<{ uid: number | null; state: OrderState } | undefined> {
  const [order] = await tx<{ uid: number | null; state: OrderState }[]>`
    select uid, state from membership_order where out_trade_no = ${outTradeNo} for update`
  const { count } = await tx`update membership_refund set state = 'done', done_at = ${instant(now)}, last_error = null,
    try_at = null where out_refund_no = ${outRefundNo} and state = 'asked'`
  if (!order || count === 0) return undefined
  await tx`update membership_order set state = 'refunded' where out_trade_no = ${outTradeNo}`
  return order
}

export async function refundedAt(db: Db, outTradeNo: string): Promise<number | null> {
  const [row] = await db<{ done_at: number | null }[]>`
    select done_at from membership_refund where out_trade_no = ${outTradeNo} and state = 'done'`
  return row?.done_at ?? null
}
