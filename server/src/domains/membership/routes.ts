import { randomUUID } from 'node:crypto'
import { membership } from '@pandora/contract/domains/membership/operations'
import { membershipErrors } from '@pandora/contract/domains/membership/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { codeOf, couponStatus, couponWords } from './coupon.ts'
import { couponByCode, useCoupon } from './coupons.queries.ts'
import { grantOf, grantsOf, holdAccounts, insertGrants, renewMemberships } from './members/grants.queries.ts'
import { knownOrderBy, orderBy, ordersOf, sellerOf } from './orders.queries.ts'
import { presentCouponCheck, presentPlans, presentReceipt, presentVip } from './present.ts'
import { providersOf } from './providers.ts'
import { refundedOf } from './money/refunds.queries.ts'
import { readLimits, readPlans, readSetting, termOf } from './setup.queries.ts'
import { spansOf } from './members/term.ts'

/** Orders shown to their user. */
const MOST_ORDERS = 100

const vipOf = async (db: Db, uid: number, now: number) =>
  presentVip(await termOf(db, uid), await readSetting(db), await ordersOf(db, uid, MOST_ORDERS), now)

/** The membership of the user, plans and coupons. */
export const membershipRoutes: readonly Route[] = [
  serve(membership.getVip, ({ db, user, now }) => vipOf(db, user.uid, now)),

  serve(membership.plans, async ({ db, user, now, services }) =>
    presentPlans(await readSetting(db), await readPlans(db), await readLimits(db), {
      term: await termOf(db, user.uid),
      isGuest: user.role === 'guest',
      providers: providersOf(services),
      now,
    }),
  ),

  serve(membership.checkCoupon, async ({ db, user, now, input }) => {
    const found = await couponByCode(db, codeOf(input.coupon), { uid: user.uid, now, hold: false })
    const status = couponStatus(found?.coupon, {
      uses: found?.uses ?? { all: 0, own: 0 },
      planId: input.planId,
      now,
    })
    return presentCouponCheck(status, found?.coupon ?? null, await readPlans(db))
  }),

  serve(membership.redeemCoupon, async ({ db, user, now, input, language }) => {
    await holdAccounts(db, [user.uid])
    if (!(await readSetting(db)).enabled) throw new Refusal(membershipErrors.PLANS_OFF)
    const code = codeOf(input.coupon)
    const found = await couponByCode(db, code, { uid: user.uid, now, hold: true })
    const status = couponStatus(found?.coupon, { uses: found?.uses ?? { all: 0, own: 0 }, now })
    // A discount is no free period: it is used where a plan is bought.
    const refused = status !== 'valid' ? status : found?.coupon.kind === 'days' ? null : 'otherPlan'
    if (!found || refused !== null)
      throw new Refusal(membershipErrors.COUPON_NOT_VALID, { code, why: couponWords(refused ?? 'unknown', language) })
    const { couponId, value } = found.coupon
    await useCoupon(db, { couponId, purchaseId: randomUUID(), uid: user.uid, until: now, spentAt: now })
    await insertGrants(
      db,
      [{ uid: user.uid, kind: 'coupon', months: 0, days: value, outTradeNo: null, couponId, reason: '', madeBy: null }],
      now,
    )
    await renewMemberships(db, [user.uid], now)
    return vipOf(db, user.uid, now)
  }),

  serve(membership.receipt, async ({ db, user, input: { outTradeNo } }) => {
    if (!(await orderBy(db, outTradeNo, user.uid))) throw new Refusal(errors.NOT_FOUND)
    const order = await knownOrderBy(db, outTradeNo)
    if (!order || order.paid_at === null || order.state === 'doubt') throw new Refusal(membershipErrors.ORDER_NOT_PAID)
    const grants = await grantsOf(db, [user.uid])
    const own = grants.find((one) => one.out_trade_no === outTradeNo)
    return presentReceipt(order, {
      paidAt: order.paid_at,
      span: (own && spansOf(grants.map(grantOf)).get(own.grant_id)) ?? null,
      refunded: await refundedOf(db, outTradeNo),
      seller: await sellerOf(db, outTradeNo),
    })
  }),
]
