import type { OwnOrder } from '@pandora/contract/domains/membership/shapes'

export const stateColours = {
  unpaid: 'info',
  expired: 'none',
  paid: 'ok',
  closed: 'none',
  doubt: 'error',
  refunding: 'stale',
  refundedPart: 'ok',
  refunded: 'none',
} as const

/** The one word for where an order stands: a code that nobody paid in time has expired, money may be on its way back. */
export function orderWord({
  orderStatus,
  expired,
  refund,
  refunded,
}: Pick<OwnOrder, 'orderStatus' | 'expired' | 'refund' | 'refunded'>): keyof typeof stateColours {
  if (refund === 'asked' && orderStatus !== 'refunded') return 'refunding'
  if (orderStatus === 'paid' && refunded > 0) return 'refundedPart'
  return orderStatus === 'unpaid' && expired ? 'expired' : orderStatus
}
