import type { DeliveryFault } from '@pandora/contract/domains/alerts/terms'

/**
 * What came of handing a message over. `again`: not now; `never`: not this one, or (`pause`) none over this channel
 * until its user sees to it; `doubt`: it may have been taken, for a connection stood and no answer came.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'again'; fault: DeliveryFault; said: string; afterMs?: number }
  | { kind: 'never'; fault: DeliveryFault; said: string; pause: boolean }
  | { kind: 'doubt'; fault: DeliveryFault; said: string }

export const sent: Outcome = { kind: 'sent' }
export const again = (fault: DeliveryFault, said: string, afterMs?: number): Outcome => ({
  kind: 'again',
  fault,
  said,
  ...(afterMs === undefined ? {} : { afterMs }),
})
/** This message is refused for good. */
export const refused = (fault: DeliveryFault, said: string): Outcome => ({ kind: 'never', fault, said, pause: false })
/** Nothing will be taken over this channel until its user sees to it. */
export const paused = (fault: DeliveryFault, said: string): Outcome => ({ kind: 'never', fault, said, pause: true })
export const doubt = (fault: DeliveryFault, said: string): Outcome => ({ kind: 'doubt', fault, said })
