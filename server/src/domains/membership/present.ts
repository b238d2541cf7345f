import type { z } from 'zod'
import type { membership } from '@pandora/contract/domains/membership/operations'
import type {
  coupon,
  knownOrder,
  ledgerLine,
  member,
  ownOrder,
  payQr,
  plan,
  vipInfo,
} from '@pandora/contract/domains/membership/shapes'
import { payTypes } from '@pandora/contract/domains/membership/terms'
import type { PlanLimit } from '@pandora/contract/domains/membership/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import type { Providers } from '../../payments/providers.ts'
import { priceWith, type Coupon } from './coupon.ts'
import type { CouponRow } from './coupons.queries.ts'
import { grantOf } from './members/grants.queries.ts'
import type { MemberGrantRow, MemberRow } from './members/members.queries.ts'
import type { BalanceRow, LedgerRow } from './money/ledger.queries.ts'
import type { KnownOrderRow, OrderRow } from './orders.queries.ts'
import type { PlanRow, SettingRow } from './setup.queries.ts'
import { spansOf, standingAt, type Span, type Term } from './members/term.ts'

const iso = (ms: number) => new Date(ms).toISOString()
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))

const presentPlan = (row: PlanRow): z.infer<typeof plan> => ({
  planId: row.plan_id,
  months: row.months,
  price: row.price,
  currency: row.currency,
  offered: row.offered,
})

const isExpired = (row: OrderRow, now: number): boolean =>
  row.state === 'closed' || (row.state === 'unpaid' && row.expires_at <= now)

export function presentOrder(row: OrderRow, now: number): z.infer<typeof ownOrder> {
  return {
    outTradeNo: row.out_trade_no,
    planId: row.plan_id,
    months: row.months,
    payType: row.pay_type,
    provider: row.provider,
    listPrice: row.list_price,
    amount: row.amount,
    currency: row.currency,
    orderStatus: row.state,
    expired: isExpired(row, now),
    createdAt: iso(row.created_at),
    expiresAt: iso(row.expires_at),
    paidAt: isoOrNull(row.paid_at),
    late: row.late,
    doubled: row.doubled,
    refund: row.refund,
    refunded: row.refunded,
  }
}

export const presentStatus = (row: OrderRow, now: number): OutputOf<typeof membership.checkPaymentStatus> => ({
  expired: isExpired(row, now),
  orderStatus: row.state,
})

export function presentVip(
  term: Term,
  setting: SettingRow,
  orders: readonly OrderRow[],
  now: number,
): z.infer<typeof vipInfo> {
  const { isMember, wasMember, graceUntil } = standingAt(term, setting.grace_days, now)
  return {
    oldVip: wasMember,
    orderList: orders.map((one) => presentOrder(one, now)),
    premiumMembership: isMember,
    premiumMembershipEndTime: isoOrNull(term.until),
    graceUntil: isoOrNull(graceUntil),
  }
}

export const presentQr = (row: OrderRow, qrData: string): z.infer<typeof payQr> => ({
  outTradeNo: row.out_trade_no,
  qrData,
  payType: row.pay_type,
  provider: row.provider,
  listPrice: row.list_price,
  amount: row.amount,
  currency: row.currency,
  expiresAt: iso(row.expires_at),
})

export function presentPlans(
  setting: SettingRow,
  plans: readonly PlanRow[],
  limits: PlanLimit[],
  whose: { term: Term; isGuest: boolean; providers: Providers; now: number },
): OutputOf<typeof membership.plans> {
  const { tier } = standingAt(whose.term, setting.grace_days, whose.now)
  return {
    enabled: setting.enabled,
    plans: plans.filter(({ offered }) => offered).map(presentPlan),
    limits,
    graceDays: setting.grace_days,
    tier: setting.enabled ? tier : 'premium',
    payTypes: payTypes.map((payType) => ({
      payType,
      provider: whose.providers.forUser(payType, whose.isGuest)?.name ?? null,
    })),
  }
}

export function presentSetup(
  setting: SettingRow,
  plans: readonly PlanRow[],
  limits: PlanLimit[],
  { providers, members }: { providers: Providers; members: number },
): OutputOf<typeof membership.setup> {
  return {
    enabled: setting.enabled,
    graceDays: setting.grace_days,
    qrMinutes: setting.qr_minutes,
    seller: setting.seller,
    plans: plans.map(presentPlan),
    limits,
    providers: payTypes.map((payType) => ({
      payType,
      ready: providers.byName(payType) !== undefined,
      notifyUrl: providers.notifyUrl(payType),
    })),
    local: providers.local,
    members,
  }
}

export function presentReceipt(
  row: KnownOrderRow,
  {
    paidAt,
    span,
    refunded,
    seller,
  }: { paidAt: number; span: Span | null; refunded: { amount: number; at: number | null }; seller: string },
): OutputOf<typeof membership.receipt> {
  return {
    outTradeNo: row.out_trade_no,
    providerTradeNo: row.provider_trade_no,
    planId: row.plan_id,
    months: row.months,
    payType: row.pay_type,
    provider: row.provider,
    listPrice: row.list_price,
    amount: row.paid_amount ?? row.amount,
    currency: row.paid_currency ?? row.currency,
    coupon: row.coupon,
    paidAt: iso(paidAt),
    from: isoOrNull(span?.from ?? null),
    until: isoOrNull(span?.until ?? null),
    refunded: refunded.amount,
    refundedAt: isoOrNull(refunded.at),
    account: row.who,
    seller,
  }
}

export const presentKnownOrder = (row: KnownOrderRow, now: number): z.infer<typeof knownOrder> => ({
  ...presentOrder(row, now),
  uid: row.uid,
  who: row.who,
  doubt: row.doubt,
  paidAmount: row.paid_amount,
  paidCurrency: row.paid_currency,
  coupon: row.coupon,
  providerTradeNo: row.provider_trade_no,
  refunds: row.refunds.map((one) => ({
    outRefundNo: one.out_refund_no,
    amount: one.amount,
    reason: one.reason,
    state: one.state,
    error: one.last_error,
    elsewhere: one.elsewhere,
    askedAt: iso(one.asked_at),
    doneAt: isoOrNull(one.done_at),
  })),
})

export function presentMember(
  row: MemberRow,
  grants: readonly MemberGrantRow[],
  graceDays: number,
  now: number,
): z.infer<typeof member> {
  const { isMember, graceUntil } = standingAt(row, graceDays, now)
  const spans = spansOf(grants.map(grantOf))
  return {
    uid: row.uid,
    who: row.who,
    standing: isMember ? 'member' : graceUntil === null ? 'former' : 'grace',
    since: iso(Math.min(...grants.map((one) => one.made_at))),
    until: isoOrNull(row.until),
    graceUntil: isoOrNull(graceUntil),
    grants: grants.map((one) => ({
      grantId: one.grant_id,
      kind: one.kind,
      months: one.months,
      days: one.days,
      outTradeNo: one.out_trade_no,
      coupon: one.coupon,
      reason: one.reason,
      madeAt: iso(one.made_at),
      madeBy: one.made_by,
      revokedAt: isoOrNull(one.revoked_at),
      from: isoOrNull(spans.get(one.grant_id)?.from ?? null),
      until: isoOrNull(spans.get(one.grant_id)?.until ?? null),
    })),
  }
}

export const presentCoupon = (row: CouponRow): z.infer<typeof coupon> => ({
  couponId: row.coupon_id,
  code: row.code,
  kind: row.kind,
  value: row.value,
  planId: row.plan_id,
  mostUses: row.most_uses,
  mostPerUser: row.most_per_user,
  startsAt: iso(row.starts_at),
  endsAt: isoOrNull(row.ends_at),
  disabled: row.disabled_at !== null,
  note: row.note,
  spent: row.spent,
  held: row.held,
})

export const presentEntry = (row: LedgerRow): z.infer<typeof ledgerLine> => ({
  entryId: row.entry_id,
  postingId: row.posting_id,
  kind: row.kind,
  account: row.account,
  amount: row.amount,
  currency: row.currency,
  outTradeNo: row.out_trade_no,
  postedAt: iso(row.posted_at),
})

export const presentBalances = (rows: readonly BalanceRow[]): OutputOf<typeof membership.ledger>['balances'] =>
  rows.map(({ account, balance, currency }) => ({ account, balance, currency }))

export const presentGranted = (uid: number, until: number): OutputOf<typeof membership.grant> => ({
  uid,
  premiumMembershipEndTime: iso(until),
})

/** What a coupon would do, and what each plan that is sold would cost with it. */
export const presentCouponCheck = (
  status: OutputOf<typeof membership.checkCoupon>['couponStatus'],
  found: Coupon | null,
  plans: readonly PlanRow[],
): OutputOf<typeof membership.checkCoupon> => ({
  couponStatus: status,
  kind: found?.kind ?? null,
  value: found?.value ?? null,
  prices: plans
    .filter(({ offered }) => offered)
    .map((row) => ({
      planId: row.plan_id,
      amount: priceWith(row.price, row.plan_id, status === 'valid' ? found : null),
    })),
})
