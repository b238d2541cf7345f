import { z } from 'zod'
import { defineOperation, instant } from '../../operation.ts'
import { ownedId } from '../../records/ids.ts'
import { membershipAdministration } from './admin-operations.ts'
import { minor, payQr, paymentStatus, plan, planLimit, vipInfo } from './shapes.ts'
import { couponKinds, couponStatuses, payProviders, payTypes, planIds, tiers } from './terms.ts'

const outTradeNo = ownedId('membershipOrder')
const code = z.string().min(1).max(40)

export const membership = {
  getVip: defineOperation({
    id: 'membership.getVip',
    requirement: ['MEM-11', 'MEM-03', 'MEM-08'],
    method: 'POST',
    path: '/api/user/getVip',
    summary: 'The membership of the user: state, end, orders, the latest first',
    output: vipInfo,
  }),
  getPayQr: defineOperation({
    id: 'membership.getPayQr',
    requirement: ['MEM-12', 'MEM-04', 'MEM-06'],
    method: 'POST',
    path: '/api/user/getPayQr',
    writes: true,
    summary:
      'The QR code to pay a plan with one of the two pay types; the same one again while it lives and nothing else is asked for',
    input: z.object({ payType: z.enum(payTypes), planId: z.enum(planIds).default('monthly'), coupon: code.optional() }),
    output: payQr,
  }),
  checkPaymentStatus: defineOperation({
    id: 'membership.checkPaymentStatus',
    requirement: ['MEM-13', 'MEM-05'],
    method: 'POST',
    path: '/api/user/checkPaymentStatus',
    summary: 'What became of an order; the provider is asked too, at most every few seconds',
    input: z.object({ outTradeNo }),
    output: paymentStatus,
  }),
  checkCoupon: defineOperation({
    id: 'membership.checkCoupon',
    requirement: ['MEM-14', 'MEM-07'],
    method: 'POST',
    path: '/api/user/checkCoupon',
    rate: 'code',
    summary: 'What a coupon would do for the user; nothing is spent',
    input: z.object({ coupon: code, planId: z.enum(planIds).optional() }),
    output: z.object({
      couponStatus: z.enum(couponStatuses),
      /** Null where the code is unknown. */
      kind: z.enum(couponKinds).nullable(),
      value: z.int().nullable(),
      /** What each plan would cost with it. */
      prices: z.array(z.object({ planId: z.enum(planIds), amount: minor })),
    }),
  }),
  redeemCoupon: defineOperation({
    id: 'membership.redeemCoupon',
    method: 'POST',
    path: '/api/membership/redeemCoupon',
    writes: true,
    rate: 'code',
    summary: 'Spend a coupon for a free period',
    input: z.object({ coupon: code }),
    output: vipInfo,
  }),
  plans: defineOperation({
    id: 'membership.plans',
    method: 'GET',
    path: '/api/membership/plans',
    summary: 'Plans, what each tier unlocks, how one may pay here, and what the user has of it',
    output: z.object({
      /** False: plans are off, everything is unlocked. */
      enabled: z.boolean(),
      plans: z.array(plan),
      limits: z.array(planLimit),
      graceDays: z.int(),
      /** What the user has unlocked now. */
      tier: z.enum(tiers),
      /** By whom each pay type is taken for this user; null: not set up. */
      payTypes: z.array(z.object({ payType: z.enum(payTypes), provider: z.enum(payProviders).nullable() })),
    }),
  }),
  payLocally: defineOperation({
    id: 'membership.payLocally',
    method: 'POST',
    path: '/api/membership/payLocally',
    writes: true,
    summary: 'Simulate the payment of an order of the local provider; no money moves',
    input: z.object({ outTradeNo }),
    output: paymentStatus,
  }),
  receipt: defineOperation({
    id: 'membership.receipt',
    method: 'GET',
    path: '/api/membership/receipt',
    summary: 'What a receipt of a paid order says',
    input: z.object({ outTradeNo }),
    output: z.object({
      outTradeNo: z.string(),
      providerTradeNo: z.string().nullable(),
      planId: z.enum(planIds),
      months: z.int(),
      payType: z.enum(payTypes),
      provider: z.enum(payProviders),
      listPrice: minor,
      amount: minor,
      currency: z.string(),
      coupon: z.string().nullable(),
      paidAt: instant,
      /** The span that it gave; null where it was given back. */
      from: instant.nullable(),
      until: instant.nullable(),
      /** What was given back of it by now, and when the last of that was. */
      refunded: minor,
      refundedAt: instant.nullable(),
      account: z.string(),
      /** Who sold; empty where the administrators named nobody. */
      seller: z.string(),
    }),
  }),
  ...membershipAdministration,
}
