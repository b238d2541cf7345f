import { randomUUID } from 'node:crypto'
import type { membership } from '@pandora/contract/domains/membership/operations'
import { membershipErrors } from '@pandora/contract/domains/membership/errors'
import { reasonWords } from '@pandora/contract/domains/membership/reasons'
import type { PayType, PlanId } from '@pandora/contract/domains/membership/terms'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import type { UserCall } from '../../http/route.ts'
import { ProviderFailed, type Provider } from '../../payments/provider.ts'
import { codeOf, couponStatus, couponWords, priceWith, type Coupon } from './coupon.ts'
import { couponByCode, useCoupon } from './coupons.queries.ts'
import { holdAccounts } from './members/grants.queries.ts'
import { closeOrder, insertOrder, keepQr, liveOrders, orderBy, type OrderRow } from './orders.queries.ts'
import { providersOf } from './providers.ts'
import { readPlans, readSetting, type PlanRow } from './setup.queries.ts'

const MINUTE = 60_000
/** An order with less time left than this, in ms, is not handed out again. */
const LEAST_LEFT = MINUTE
/** QR codes of a user that may wait at once. */
const MOST_LIVE = 12

const payTypeNames: Readonly<Record<PayType, { zh: string; en: string }>> = {
  wechat: { zh: '微信', en: 'WeChat Pay' },
  alipay: { zh: '支付宝', en: 'Alipay' },
}
const subjectOf = ({ months }: Pick<OrderRow, 'months'>, language: Language): string =>
  language === 'en' ? `Pandora Premium, ${months} month(s)` : `Pandora 高级会员 ${months} 个月`

type Call = UserCall<typeof membership.getPayQr>

/** The plan as it is sold now. Throws PLANS_OFF, PLAN_NOT_OFFERED. */
async function soldPlan(db: Db, planId: PlanId): Promise<{ plan: PlanRow; qrMinutes: number }> {
  const setting = await readSetting(db)
  if (!setting.enabled) throw new Refusal(membershipErrors.PLANS_OFF)
  const plan = (await readPlans(db)).find((one) => one.plan_id === planId)
  if (!plan?.offered) throw new Refusal(membershipErrors.PLAN_NOT_OFFERED)
  return { plan, qrMinutes: setting.qr_minutes }
}

/** The coupon of a purchase, held for it. Throws COUPON_NOT_VALID. */
async function heldCoupon(tx: Db, call: Call, code: string, purchaseId: string, until: number): Promise<Coupon> {
  const { user, now, input, language } = call
  const found = await couponByCode(tx, code, { uid: user.uid, now, hold: true, purchaseId })
  const status = couponStatus(found?.coupon, { uses: found?.uses ?? { all: 0, own: 0 }, planId: input.planId, now })
  // A free period is redeemed, not paid for.
  const refused = status === 'valid' && found?.coupon.kind === 'days' ? 'otherPlan' : status
  if (!found || refused !== 'valid')
    throw new Refusal(membershipErrors.COUPON_NOT_VALID, {
      code,
      why: couponWords(refused === 'valid' ? 'unknown' : refused, language),
    })
  await useCoupon(tx, { couponId: found.coupon.couponId, purchaseId, uid: user.uid, until, spentAt: null })
  return found.coupon
}

/** The order to be paid: one that waits already for the very same, or a new one, of the same purchase as the other pay type's. */
async function orderFor(tx: Db, call: Call, provider: Provider): Promise<OrderRow> {
  const { user, now, input } = call
  await holdAccounts(tx, [user.uid])
  const { plan, qrMinutes } = await soldPlan(tx, input.planId)
  const live = await liveOrders(tx, user.uid, now + LEAST_LEFT)
  const code = input.coupon === undefined ? null : codeOf(input.coupon)
  const wanted =
    code === null ? null : ((await couponByCode(tx, code, { uid: user.uid, now, hold: false }))?.coupon ?? null)
  const alike = live.filter(
    (one) =>
      one.plan_id === input.planId && one.coupon_id === (wanted?.couponId ?? null) && one.list_price === plan.price,
  )
  const same = alike.find((one) => one.pay_type === input.payType && one.provider === provider.name)
  if (same && (code === null || wanted)) return same
  if (live.length >= MOST_LIVE) throw new Refusal(errors.LIST_FULL, { limit: MOST_LIVE })
  const beside = alike.find((one) => one.pay_type !== input.payType)
  const purchaseId = beside?.purchase_id ?? randomUUID()
  const expiresAt = beside?.expires_at ?? now + qrMinutes * MINUTE
  const coupon = code === null ? null : await heldCoupon(tx, call, code, purchaseId, expiresAt)
  const outTradeNo = randomUUID().replaceAll('-', '')
  await insertOrder(tx, {
    out_trade_no: outTradeNo,
    purchase_id: purchaseId,
    uid: user.uid,
    plan_id: plan.plan_id,
    months: plan.months,
    pay_type: input.payType,
    provider: provider.name,
    list_price: plan.price,
    amount: priceWith(plan.price, plan.plan_id, coupon),
    currency: plan.currency,
    coupon_id: coupon?.couponId ?? null,
    created_at: now,
    expires_at: expiresAt,
    ask_at: now + MINUTE,
  })
  const made = await orderBy(tx, outTradeNo, user.uid)
  if (!made) throw new Refusal(errors.NOT_FOUND)
  return made
}

/**
 * The order stands before the provider hears of it: whatever happens then, money that comes finds it. Throws
 * PROVIDER_AWAY, PROVIDER_REFUSED.
 */
export async function readyOrder(call: Call): Promise<{ order: OrderRow; qrData: string }> {
  const { services, user, language, input } = call
  const { plan } = await soldPlan(services.sql, input.planId)
  const provider = providersOf(services).forUser(input.payType, user.role === 'guest')
  if (!provider)
    throw new Refusal(membershipErrors.PAYMENT_NOT_SET_UP, {
      payType: payTypeNames[input.payType][language === 'en' ? 'en' : 'zh'],
    })
  const order = await services.sql.begin((tx) => orderFor(tx, call, provider))
  if (order.qr_data !== null) return { order, qrData: order.qr_data }
  try {
    const qrData = await provider.precreate({
      outTradeNo: order.out_trade_no,
      amount: order.amount,
      currency: order.currency,
      subject: subjectOf(plan, language),
      expiresAt: order.expires_at,
    })
    await keepQr(services.sql, order.out_trade_no, qrData)
    return { order, qrData }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    services.log.warn({ payType: input.payType, kind: error.kind, reason: error.reason }, 'a QR code was not given')
    if (error.kind === 'away') throw new Refusal(membershipErrors.PROVIDER_AWAY)
    await closeOrder(services.sql, order.out_trade_no)
    throw new Refusal(membershipErrors.PROVIDER_REFUSED, { reason: reasonWords(error.reason, language) })
  }
}
