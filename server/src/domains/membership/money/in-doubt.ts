import type { Sql } from '@pandora/store/database'
import { ProviderFailed, type Provider, type Told } from '../../../payments/provider.ts'
import type { Providers } from '../../../payments/providers.ts'
import { enterBack, enterRest } from './back.ts'
import { claimDue, closeOrder, type DueOrder } from '../orders.queries.ts'
import { claimRefunds, finishRefund, holdPaid, noteRefund, type DueRefund } from './refunds.queries.ts'
import { settle } from './settle.ts'

/** What the jobs of payment work with. */
export interface Asking {
  sql: Sql
  providers: Providers
  now: () => number
  fault: (error: unknown) => void
}

const MOST = 50

/** Enters what a provider says of an order when it is asked. */
export async function enter({ sql, now }: Pick<Asking, 'sql' | 'now'>, provider: Provider, told: Told): Promise<void> {
  await sql.begin((tx) => settle(tx, [{ provider: provider.name, noticeId: null, told }], now()))
}

/**
 * Asks providers for orders in doubt: what was paid without its callback is entered, what can no longer be paid is
 * closed, there and here. Answers how many were asked for.
 */
export async function askDue(asking: Asking): Promise<number> {
  const due = await claimDue(asking.sql, asking.now(), MOST)
  for (const order of due) {
    try {
      await askOne(asking, order)
    } catch (error) {
      // It is asked again, later and later; what is no fault of the way out is told.
      if (!(error instanceof ProviderFailed)) asking.fault(error)
    }
  }
  return due.length
}

async function askOne(asking: Asking, order: DueOrder): Promise<void> {
  const { sql, providers, now } = asking
  const provider = providers.byName(order.provider)
  if (!provider) return
  const told = await provider.query(order.out_trade_no)
  if (told?.state === 'paid') return enter(asking, provider, told)
  const isExpired = order.expires_at <= now()
  if (told?.state === 'closed') {
    await closeOrder(sql, order.out_trade_no)
    return
  }
  // Alipay knows a trade once its code is scanned: one that it does not know cannot be closed while it can be scanned.
  if (!isExpired && (told === null || !order.superseded)) return
  await provider.close(order.out_trade_no)
  await closeOrder(sql, order.out_trade_no)
}

/** Sends refunds that were asked for, each once at the provider however often it is sent. */
export async function refundDue(asking: Asking): Promise<number> {
  const due = await claimRefunds(asking.sql, asking.now(), MOST)
  for (const one of due) {
    try {
      await refundOne(asking, one)
    } catch (error) {
      if (!(error instanceof ProviderFailed)) asking.fault(error)
      else
        await asking.sql.begin(async (tx) => {
          await noteRefund(tx, one.out_refund_no, {
            state: error.kind === 'refused' ? 'failed' : 'asked',
            error: error.reason.slice(0, 200),
          })
          await enterRest(tx, one.out_trade_no, asking.now())
        })
    }
  }
  return due.length
}

async function refundOne({ sql, providers, now }: Asking, one: DueRefund): Promise<void> {
  const provider = providers.byName(one.provider)
  if (!provider) throw new ProviderFailed('refused', 'not set up')
  const { out_trade_no: outTradeNo, out_refund_no: outRefundNo, amount, paid, currency, reason } = one
  if ((await provider.refund({ outTradeNo, outRefundNo, amount, paid, currency, reason })) !== 'done') return
  await sql.begin(async (tx) => {
    const order = await holdPaid(tx, outTradeNo)
    if (!order || !(await finishRefund(tx, outRefundNo, now()))) return
    await enterBack(tx, order, { outTradeNo, amount, now: now() })
    await enterRest(tx, outTradeNo, now())
  })
}
