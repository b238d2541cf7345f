import type { CouponKind, CouponStatus, PlanId } from '@pandora/contract/domains/membership/terms'

/** A coupon as it is judged; instants in ms. */
export interface Coupon {
  couponId: string
  code: string
  kind: CouponKind
  value: number
  planId: PlanId | null
  mostUses: number | null
  mostPerUser: number
  startsAt: number
  endsAt: number | null
  isDisabled: boolean
}
/** Uses, spent and held, of everybody and of the user. */
export interface Uses {
  all: number
  own: number
}

/** As codes are compared: in capitals, without what a hand puts around them. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase()

/** What a coupon does for a user now; `planId` undefined where no plan is chosen yet. */
export function couponStatus(
  coupon: Coupon | undefined,
  { uses, planId, now }: { uses: Uses; planId?: PlanId | undefined; now: number },
): CouponStatus {
  if (!coupon) return 'unknown'
  if (coupon.isDisabled) return 'disabled'
  if (now < coupon.startsAt) return 'notYet'
  if (coupon.endsAt !== null && now > coupon.endsAt) return 'expired'
  if (planId !== undefined && coupon.planId !== null && coupon.planId !== planId) return 'otherPlan'
  if (uses.own >= coupon.mostPerUser) return 'usedByYou'
  if (coupon.mostUses !== null && uses.all >= coupon.mostUses) return 'usedUp'
  return 'valid'
}

/** A price with a coupon, in minor units: a share is rounded down, and at least one is paid. */
export function priceWith(price: number, planId: PlanId, coupon: Coupon | null): number {
  if (!coupon || coupon.kind === 'days' || (coupon.planId !== null && coupon.planId !== planId)) return price
  const off = coupon.kind === 'percent' ? Math.floor((price * coupon.value) / 100) : coupon.value
  return Math.max(1, price - off)
}

const why: Readonly<Record<Exclude<CouponStatus, 'valid'>, { zh: string; en: string }>> = {
  unknown: { zh: '没有这个优惠码', en: 'there is no such code' },
  notYet: { zh: '还没有到使用日期', en: 'it cannot be used yet' },
  expired: { zh: '已过期', en: 'it has expired' },
  disabled: { zh: '已停用', en: 'it is disabled' },
  usedUp: { zh: '已被用完', en: 'it is used up' },
  usedByYou: { zh: '你已经用过', en: 'you have used it' },
  otherPlan: { zh: '不适用于这个方案', en: 'it is not of this plan' },
}
/** Why a coupon is not taken, in words. */
export const couponWords = (status: Exclude<CouponStatus, 'valid'>, language: string): string =>
  why[status][language === 'en' ? 'en' : 'zh']
