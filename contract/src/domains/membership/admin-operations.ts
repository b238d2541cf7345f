import { z } from 'zod'
import { day, defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'
import { administratorsId } from '../../records/ids.ts'
import {
  coupon,
  GRACE_DAYS_MAX,
  knownOrder,
  ledgerLine,
  member,
  minor,
  plan,
  planLimit,
  PRICE_MAX,
  QR_MINUTES,
  SELLER_MAX,
} from './shapes.ts'
import {
  couponKinds,
  keyTests,
  ledgerAccounts,
  limitedThings,
  memberOrders,
  memberStandings,
  orderStates,
  payTypes,
  planIds,
} from './terms.ts'

const limit = z.int().min(0).max(100_000).nullable()
const anyOrder = administratorsId('anyOrder', z.string().min(1).max(64))
/** Whose membership: an account's address, number or uid. */
const who = z.string().min(1).max(254)
const reason = z.string().min(1).max(200)

const setup = z.object({
  enabled: z.boolean(),
  graceDays: z.int(),
  qrMinutes: z.int(),
  /** Who sells, as receipts say it; empty: not named. */
  seller: z.string(),
  plans: z.array(plan),
  limits: z.array(planLimit),
  /** By pay type: whether keys of its provider are set, and where its callbacks arrive. */
  providers: z.array(z.object({ payType: z.enum(payTypes), ready: z.boolean(), notifyUrl: z.string().nullable() })),
  /** The local provider takes everybody's orders: a trial, no money moves. */
  local: z.boolean(),
  members: z.int(),
})

/** What administrators do with plans, coupons, orders and the ledger. */
export const membershipAdministration = {
  setup: defineOperation({
    id: 'membership.setup',
    method: 'GET',
    path: '/api/admin/membership/setup',
    access: 'admin',
    summary: 'How membership is sold here, and whether payment is set up',
    output: setup,
  }),
  saveSetup: defineOperation({
    id: 'membership.saveSetup',
    method: 'POST',
    path: '/api/admin/membership/saveSetup',
    access: 'admin',
    writes: true,
    summary: 'Change how membership is sold; what is left out stays',
    input: z.object({
      enabled: z.boolean().optional(),
      graceDays: z.int().min(0).max(GRACE_DAYS_MAX).optional(),
      qrMinutes: z.int().min(QR_MINUTES.least).max(QR_MINUTES.most).optional(),
      seller: z.string().max(SELLER_MAX).optional(),
      plans: z
        .array(z.object({ planId: z.enum(planIds), price: z.int().min(1).max(PRICE_MAX), offered: z.boolean() }))
        .max(planIds.length)
        .optional(),
      limits: z
        .array(z.object({ what: z.enum(limitedThings), free: limit, premium: limit }))
        .max(limitedThings.length)
        .optional(),
    }),
    output: setup,
  }),
  testKeys: defineOperation({
    id: 'membership.testKeys',
    method: 'POST',
    path: '/api/admin/membership/testKeys',
    access: 'admin',
    rate: 'code',
    summary: 'Ask a provider for what cannot be there: whether it takes our signature, and we its own',
    input: z.object({ payType: z.enum(payTypes) }),
    output: z.object({
      result: z.enum(keyTests),
      /** What the provider said, in its own words; null where all fits. */
      reason: z.string().nullable(),
    }),
  }),
  coupons: defineOperation({
    id: 'membership.coupons',
    method: 'POST',
    path: '/api/admin/membership/coupons',
    access: 'admin',
    summary: 'Coupons, the newest first, with how often each was used',
    input: z.object({ text: z.string().max(40).default(''), ...pageInput(30) }),
    output: pageOf(coupon),
  }),
  makeCoupon: defineOperation({
    id: 'membership.makeCoupon',
    method: 'POST',
    path: '/api/admin/membership/makeCoupon',
    access: 'admin',
    writes: true,
    summary: 'Make a coupon; without a code one is drawn',
    input: z.object({
      code: z
        .string()
        .regex(/^[A-Za-z0-9-]{4,32}$/)
        .optional(),
      kind: z.enum(couponKinds),
      value: z.int().min(1).max(PRICE_MAX),
      planId: z.enum(planIds).optional(),
      mostUses: z.int().min(1).max(1_000_000).optional(),
      mostPerUser: z.int().min(1).max(1000).default(1),
      /** First and last day on which it can be used. */
      from: day.optional(),
      to: day.optional(),
      note: z.string().max(200).default(''),
    }),
    output: coupon,
  }),
  switchCoupon: defineOperation({
    id: 'membership.switchCoupon',
    method: 'POST',
    path: '/api/admin/membership/switchCoupon',
    access: 'admin',
    writes: true,
    summary: 'Disable a coupon, or enable it again',
    input: z.object({
      couponId: administratorsId('coupon', z.string().min(1).max(64)),
      disabled: z.boolean(),
    }),
    output: coupon,
  }),
  orders: defineOperation({
    id: 'membership.orders',
    method: 'POST',
    path: '/api/admin/membership/orders',
    access: 'admin',
    summary: 'Orders of everybody, the newest first',
    input: z.object({
      text: z.string().max(100).default(''),
      state: z.enum(orderStates).optional(),
      ...pageInput(30),
    }),
    output: pageOf(knownOrder),
  }),
  members: defineOperation({
    id: 'membership.members',
    method: 'POST',
    path: '/api/admin/membership/members',
    access: 'admin',
    summary: 'Who is or was a member, until when, and what the membership is made of; guests are left out',
    input: z.object({
      text: z.string().max(100).default(''),
      standing: z.enum(memberStandings).optional(),
      order: z.enum(memberOrders).default('newest'),
      ...pageInput(30),
    }),
    output: pageOf(member),
  }),
  refund: defineOperation({
    id: 'membership.refund',
    method: 'POST',
    path: '/api/admin/membership/refund',
    access: 'admin',
    writes: true,
    summary:
      'Give back what was paid for an order, a part of it or all that is left; once all is back what it gave ends',
    input: z.object({ outTradeNo: anyOrder, amount: z.int().min(1).max(PRICE_MAX).optional(), reason }),
    output: knownOrder,
  }),
  noteRefund: defineOperation({
    id: 'membership.noteRefund',
    method: 'POST',
    path: '/api/admin/membership/noteRefund',
    access: 'admin',
    writes: true,
    summary:
      "Note that money of an order was given back in the provider's own back office; nothing is sent, it is entered here",
    input: z.object({ outTradeNo: anyOrder, amount: z.int().min(1).max(PRICE_MAX), reason }),
    output: knownOrder,
  }),
  grant: defineOperation({
    id: 'membership.grant',
    method: 'POST',
    path: '/api/admin/membership/grant',
    access: 'admin',
    writes: true,
    summary: 'Give an account days of premium by hand',
    input: z.object({ who, days: z.int().min(1).max(1100), reason }),
    output: z.object({ uid: z.int(), premiumMembershipEndTime: instant }),
  }),
  withdraw: defineOperation({
    id: 'membership.withdraw',
    method: 'POST',
    path: '/api/admin/membership/withdraw',
    access: 'admin',
    writes: true,
    summary: 'Take back what was given to an account by hand; what was paid for stays',
    input: z.object({ who, reason }),
    output: done,
  }),
  ledger: defineOperation({
    id: 'membership.ledger',
    method: 'POST',
    path: '/api/admin/membership/ledger',
    access: 'admin',
    summary:
      'Entries of the ledger, the newest first, and the balance of each account over the days asked for; together they are nothing',
    input: z.object({
      account: z.enum(ledgerAccounts).optional(),
      /** First and last day of posting. */
      from: day.optional(),
      to: day.optional(),
      outTradeNo: z.string().max(64).default(''),
      ...pageInput(50),
    }),
    output: pageOf(ledgerLine).extend({
      balances: z.array(z.object({ account: z.enum(ledgerAccounts), balance: minor, currency: z.string() })),
    }),
  }),
}
