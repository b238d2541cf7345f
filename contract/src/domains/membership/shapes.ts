import { z } from 'zod'
import { instant } from '../../operation.ts'
import { administratorsId, ownedId } from '../../records/ids.ts'
import {
  couponKinds,
  doubts,
  grantKinds,
  ledgerAccounts,
  limitedThings,
  memberStandings,
  orderStates,
  payProviders,
  payTypes,
  planIds,
  postingKinds,
  refundStates,
} from './terms.ts'

/** Money in the minor unit of its currency: 3900 of CNY are 39 yuan. */
export const minor = z.int()
export const PRICE_MAX = 100_000_000

/** A QR code lives between these many minutes; grace lasts at most so many days. */
export const QR_MINUTES = { least: 2, most: 120 } as const
export const GRACE_DAYS_MAX = 60
/** Letters of the seller's name. */
export const SELLER_MAX = 120

export const plan = z.object({
  planId: z.enum(planIds),
  months: z.int(),
  price: minor,
  currency: z.string(),
  offered: z.boolean(),
})
/** How many of a thing each tier may have; null: as many as the product keeps. */
export const planLimit = z.object({
  what: z.enum(limitedThings),
  free: z.int().nullable(),
  premium: z.int().nullable(),
})
export type PlanLimit = z.infer<typeof planLimit>

const orderFields = {
  planId: z.enum(planIds),
  months: z.int(),
  payType: z.enum(payTypes),
  provider: z.enum(payProviders),
  listPrice: minor,
  amount: minor,
  currency: z.string(),
  orderStatus: z.enum(orderStates),
  /** Its QR code can no longer be paid. */
  expired: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
  /** Paid after its QR code had expired. */
  late: z.boolean(),
  /** Paid though another order of the same purchase was. */
  doubled: z.boolean(),
  /** Where the last refund stands, and what was given back by now. */
  refund: z.enum(refundStates).nullable(),
  refunded: minor,
}
/** An order in a user's own list (MEM-03). */
export const ownOrder = z.object({ outTradeNo: ownedId('membershipOrder', z.string()), ...orderFields })
export type OwnOrder = z.infer<typeof ownOrder>

/** VIP info (MEM-03). Instants are ISO 8601 in UTC. */
export const vipInfo = z.object({
  /** Was a member once and is none now. */
  oldVip: z.boolean(),
  orderList: z.array(ownOrder),
  premiumMembership: z.boolean(),
  premiumMembershipEndTime: instant.nullable(),
  /** Until when what premium unlocks stays unlocked after the end, so that a renewal is in time; null while a member. */
  graceUntil: instant.nullable(),
})

/** Payment QR (MEM-04): `qrData` is the text that the code says. */
export const payQr = z.object({
  outTradeNo: ownedId('membershipOrder', z.string()),
  qrData: z.string(),
  payType: z.enum(payTypes),
  provider: z.enum(payProviders),
  listPrice: minor,
  amount: minor,
  currency: z.string(),
  expiresAt: instant,
})

/** Payment status (MEM-05). */
export const paymentStatus = z.object({ expired: z.boolean(), orderStatus: z.enum(orderStates) })

/** An order as administrators see it. `who` is empty where the account is gone. */
export const knownOrder = z.object({
  outTradeNo: administratorsId('anyOrder', z.string()),
  uid: z.int().nullable(),
  who: z.string(),
  ...orderFields,
  doubt: z.enum(doubts).nullable(),
  paidAmount: minor.nullable(),
  paidCurrency: z.string().nullable(),
  coupon: z.string().nullable(),
  providerTradeNo: z.string().nullable(),
  /** The first first. */
  refunds: z.array(
    z.object({
      outRefundNo: z.string(),
      amount: minor,
      reason: z.string(),
      state: z.enum(refundStates),
      error: z.string().nullable(),
      /** Made in the provider's back office, not asked for here. */
      elsewhere: z.boolean(),
      askedAt: instant,
      doneAt: instant.nullable(),
    }),
  ),
})

/** Somebody who is or was a member, and what the membership is made of. */
export const member = z.object({
  uid: z.int(),
  who: z.string(),
  standing: z.enum(memberStandings),
  /** When the first of it was given. */
  since: instant,
  /** When it ends or ended. */
  until: instant.nullable(),
  graceUntil: instant.nullable(),
  /** The newest first. */
  grants: z.array(
    z.object({
      grantId: z.int(),
      kind: z.enum(grantKinds),
      months: z.int(),
      days: z.int(),
      outTradeNo: administratorsId('anyOrder', z.string()).nullable(),
      coupon: z.string().nullable(),
      reason: z.string(),
      madeAt: instant,
      /** Who gave it by hand; null of all else, and where that account is gone. */
      madeBy: z.string().nullable(),
      revokedAt: instant.nullable(),
      /** The span that it is worth; null where it was taken back. */
      from: instant.nullable(),
      until: instant.nullable(),
    }),
  ),
})

export const coupon = z.object({
  couponId: administratorsId('coupon', z.string()),
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.int(),
  planId: z.enum(planIds).nullable(),
  mostUses: z.int().nullable(),
  mostPerUser: z.int(),
  startsAt: instant,
  endsAt: instant.nullable(),
  disabled: z.boolean(),
  note: z.string(),
  spent: z.int(),
  held: z.int(),
})

export const ledgerLine = z.object({
  entryId: z.int(),
  postingId: z.string(),
  kind: z.enum(postingKinds),
  account: z.enum(ledgerAccounts),
  /** Debit above 0, credit below. */
  amount: minor,
  currency: z.string(),
  outTradeNo: z.string(),
  postedAt: instant,
})
