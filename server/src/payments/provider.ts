import type { PayProvider } from '@pandora/contract/domains/membership/terms'

/** What is asked to be paid; `amount` in the minor unit of the currency. */
export interface Ordered {
  outTradeNo: string
  amount: number
  currency: string
  subject: string
  /** ms. */
  expiresAt: number
}

/** What a provider says of an order. `amount` and `currency` null where it says none. */
export interface Told {
  outTradeNo: string
  state: 'paid' | 'unpaid' | 'closed'
  amount: number | null
  currency: string | null
  providerTradeNo: string | null
  /** ms; null where it does not say. */
  paidAt: number | null
}

/** What a callback tells of money that goes back, in minor units; null where it does not say. */
export interface RefundTold {
  outTradeNo: string
  /** The number under which it was asked for: ours, or one that the provider gave it. */
  outRefundNo: string | null
  /** The provider's own number of it. */
  toldNo: string | null
  /** Of this refund. */
  amount: number | null
  /** Of all refunds of the order together. */
  total: number | null
  /** Whether the money is back. */
  done: boolean
}

/** A callback that was verified. `about` null: it is about something else than the payment of an order. */
export interface Notice {
  noticeId: string
  about: Told | null
  refund?: RefundTold
}

/** A callback as it came: the bytes of its body are what was signed. */
interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

interface Refunding {
  outTradeNo: string
  outRefundNo: string
  amount: number
  /** All that was paid for the order. */
  paid: number
  currency: string
  reason: string
}

/** Who takes money by a QR code. Each call may throw ProviderFailed; each may be repeated, and does the same once. */
export interface Provider {
  name: PayProvider
  /** The text of the QR code. */
  precreate: (order: Ordered) => Promise<string>
  /** Null: it knows of no such order. */
  query: (outTradeNo: string) => Promise<Told | null>
  close: (outTradeNo: string) => Promise<void>
  /** Asks for what cannot be there, and holds what comes against the keys: throws ProviderFailed where they do not fit. */
  test: () => Promise<void>
  /** Whether the money is given back already, or is on its way. */
  refund: (refunding: Refunding) => Promise<'done' | 'running'>
  /** Verifies and reads a callback. Throws NoticeRefused. `now` in ms. */
  readNotice: (raw: RawNotice, now: number) => Promise<Notice>
}

/** A provider did not do what was asked. `away`: nobody knows whether it did; `refused`: it said no, for this reason. */
export class ProviderFailed extends Error {
  readonly kind: 'away' | 'refused'
  readonly reason: string
  constructor(kind: 'away' | 'refused', reason: string) {
    super(`${kind}: ${reason}`)
    this.name = 'ProviderFailed'
    this.kind = kind
    this.reason = reason
  }
}

type NoticeFault = 'header' | 'time' | 'key' | 'signature' | 'sealed' | 'body' | 'merchant' | 'signType' | 'charset'

/** A callback that is not taken: who sent it is not known, or it is not for this merchant. */
export class NoticeRefused extends Error {
  readonly fault: NoticeFault
  constructor(fault: NoticeFault) {
    super(fault)
    this.name = 'NoticeRefused'
    this.fault = fault
  }
}
