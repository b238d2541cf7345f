import type { OrderState, PayProvider } from '@pandora/contract/domains/membership/terms'
import type { Told } from '../../../payments/provider.ts'

/** Of an order what decides what becomes of it; instants in ms. */
interface Payable {
  outTradeNo: string
  provider: PayProvider
  state: OrderState
  amount: number
  currency: string
  expiresAt: number
}

/**
 * What becomes of an order by what a provider tells: `paid`; `doubt`: money came, and not what was ordered; `again`: it
 * was known; `nothing`: there is nothing to do; `unknown`: no such order of this provider.
 */
export type Outcome =
  | { is: 'paid'; late: boolean; doubled: boolean }
  | { is: 'doubt'; why: 'amount' | 'currency' }
  | { is: 'again' | 'nothing' | 'unknown' }

/** `hasPaidSibling`: another order of the same purchase was paid. */
export function outcomeOf(
  order: Payable | undefined,
  { provider, told, hasPaidSibling, now }: { provider: PayProvider; told: Told; hasPaidSibling: boolean; now: number },
): Outcome {
  if (!order || order.provider !== provider) return { is: 'unknown' }
  if (told.state !== 'paid') return { is: 'nothing' }
  // Closed or expired before, it is paid all the same: money moved.
  if (order.state !== 'unpaid' && order.state !== 'closed') return { is: 'again' }
  if (told.currency !== order.currency) return { is: 'doubt', why: 'currency' }
  if (told.amount !== order.amount) return { is: 'doubt', why: 'amount' }
  return { is: 'paid', late: (told.paidAt ?? now) > order.expiresAt, doubled: hasPaidSibling }
}
