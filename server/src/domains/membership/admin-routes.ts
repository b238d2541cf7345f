import { randomBytes, randomUUID } from 'node:crypto'
import { membership } from '@pandora/contract/domains/membership/operations'
import { membershipErrors } from '@pandora/contract/domains/membership/errors'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { ProviderFailed } from '../../payments/provider.ts'
import { yuanOf } from '../../payments/money.ts'
import { normalPhone } from '@pandora/contract/phone'
import { endOfDay, instantOf } from '@pandora/contract/time'
import type { Db } from '@pandora/store/database'
import { accountByEmail, accountById, accountByPhone, type Account } from '../../auth/account.queries.ts'
import { audit } from '../../auth/audit.ts'
import { serve, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { totalOf } from '../../shared/totals.ts'
import { codeOf } from './coupon.ts'
import { couponsPage, insertCoupon, switchCoupon } from './coupons.queries.ts'
import { holdAccounts, insertGrants, renewMemberships, revokeGrants } from './members/grants.queries.ts'
import { balances, ledgerPage } from './money/ledger.queries.ts'
import { grantsOfMembers, membersPage } from './members/members.queries.ts'
import { knownOrderBy, ordersPage } from './orders.queries.ts'
import {
  presentBalances,
  presentCoupon,
  presentEntry,
  presentGranted,
  presentKnownOrder,
  presentMember,
  presentSetup,
} from './present.ts'
import { providersOf } from './providers.ts'
import { enterElsewhere } from './money/back.ts'
import { askRefund, holdPaid, holdRefundable, wakeRefunds, type Refundable } from './money/refunds.queries.ts'
import {
  changeLimit,
  changePlan,
  changeSetting,
  countMembers,
  readLimits,
  readPlans,
  readSetting,
} from './setup.queries.ts'
import type { Services } from '../../http/services.ts'

const DAYS_MOST = 1100

const setupOf = async (db: Db, services: Services, now: number) =>
  presentSetup(await readSetting(db), await readPlans(db), await readLimits(db), {
    providers: providersOf(services),
    members: await countMembers(db, now),
  })

async function oneCoupon(db: Db, couponId: string, now: number) {
  const [row] = await couponsPage(db, now, { text: '', couponId, page: 0, size: 1 })
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return presentCoupon(row)
}

async function oneOrder(db: Db, outTradeNo: string, now: number) {
  const row = await knownOrderBy(db, outTradeNo)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return presentKnownOrder(row, now)
}

/** The account that an address, a number or a uid names; a guest's is of a day and is given nothing. */
async function accountNamed(db: Db, who: string): Promise<Account> {
  const sought = who.trim()
  const phone = normalPhone(sought)
  const account = sought.includes('@')
    ? await accountByEmail(db, sought)
    : ((phone === null || phone === undefined ? undefined : await accountByPhone(db, phone)) ??
      (/^\d{1,9}$/.test(sought) ? await accountById(db, Number(sought)) : undefined))
  if (!account) throw new Refusal(errors.NOT_FOUND)
  if (account.role === 'guest') throw new Refusal(errors.NOT_FOR_GUESTS)
  return account
}

/** Holds an order of which so much may be given back still; without an amount anything. */
async function refundable(db: Db, outTradeNo: string, amount?: number): Promise<Refundable> {
  const order = await holdRefundable(db, outTradeNo)
  if (!order) throw new Refusal(errors.NOT_FOUND)
  if (order.state === 'refunded') throw new Refusal(membershipErrors.REFUND_ASKED)
  if ((order.state !== 'paid' && order.state !== 'doubt') || order.paid === 0)
    throw new Refusal(membershipErrors.ORDER_NOT_PAID)
  if (order.left <= 0) throw new Refusal(membershipErrors.REFUND_ASKED)
  if (amount !== undefined && amount > order.left) throw badInput('amount', 'too-large', { limit: yuanOf(order.left) })
  return order
}

/** Plans, coupons, orders, refunds, gifts and the ledger, for administrators. */
export const membershipAdminRoutes: readonly Route[] = [
  serve(membership.setup, ({ db, services, now }) => setupOf(db, services, now)),

  serve(membership.saveSetup, async ({ db, services, user, now, input }) => {
    const { plans = [], limits = [], ...setting } = input
    for (const { what, free, premium } of limits)
      if (premium !== null && (free === null || free > premium))
        throw badInput('limits', 'crossed', { from: free ?? what, to: premium })
    await changeSetting(db, user.uid, now, setting)
    for (const one of plans) await changePlan(db, one)
    for (const one of limits) await changeLimit(db, one)
    await audit(db, user.uid, 'membership-setup', { enabled: String((await readSetting(db)).enabled) })
    return setupOf(db, services, now)
  }),

  serve(membership.testKeys, async ({ services, input: { payType } }) => {
    const provider = providersOf(services).byName(payType)
    if (!provider) return { result: 'notSet' as const, reason: null }
    try {
      await provider.test()
      return { result: 'fits' as const, reason: null }
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      services.log.warn({ payType, kind: error.kind, reason: error.reason }, 'keys were tested and do not fit')
      return { result: error.kind === 'refused' ? ('refused' as const) : ('unheard' as const), reason: error.reason }
    }
  }),

  serve(membership.coupons, async ({ db, now, input }) => {
    const rows = await couponsPage(db, now, input)
    const total = await totalOf(rows, input.page, () => couponsPage(db, now, { ...input, page: 0, size: 1 }))
    return pageOf(rows.map(presentCoupon), total, input)
  }),

  serve(membership.makeCoupon, async ({ db, user, now, input }) => {
    const { kind, value, planId = null, from, to, note } = input
    if (kind === 'percent' && value > 99) throw badInput('value', 'too-large', { limit: 99 })
    if (kind === 'days' && value > DAYS_MOST) throw badInput('value', 'too-large', { limit: DAYS_MOST })
    if (from !== undefined && to !== undefined && from > to) throw badInput('to', 'crossed', { from, to })
    const code = codeOf(input.code ?? randomBytes(6).toString('hex'))
    const couponId = randomUUID()
    const isMade = await insertCoupon(
      db,
      {
        couponId,
        code,
        kind,
        value,
        planId: kind === 'days' ? null : planId,
        mostUses: input.mostUses ?? null,
        mostPerUser: input.mostPerUser,
        startsAt: from === undefined ? now : instantOf(from),
        endsAt: to === undefined ? null : endOfDay(to),
        isDisabled: false,
        note: note.trim(),
      },
      { uid: user.uid, now },
    )
    if (!isMade) throw new Refusal(membershipErrors.COUPON_TAKEN, { code })
    await audit(db, user.uid, 'coupon-made', { code })
    return oneCoupon(db, couponId, now)
  }),

  serve(membership.switchCoupon, async ({ db, now, input: { couponId, disabled } }) => {
    if (!(await switchCoupon(db, couponId, disabled ? now : null))) throw new Refusal(errors.NOT_FOUND)
    return oneCoupon(db, couponId, now)
  }),

  serve(membership.orders, async ({ db, now, input }) => {
    const { rows, total } = await ordersPage(db, input)
    return pageOf(
      rows.map((row) => presentKnownOrder(row, now)),
      total,
      input,
    )
  }),

  serve(membership.members, async ({ db, now, input }) => {
    const rows = await membersPage(db, now, input)
    const total = await totalOf(rows, input.page, () => membersPage(db, now, { ...input, page: 0, size: 1 }))
    const { grace_days: graceDays } = await readSetting(db)
    const grants = Map.groupBy(
      await grantsOfMembers(
        db,
        rows.map(({ uid }) => uid),
      ),
      ({ uid }) => uid,
    )
    return pageOf(
      rows.map((row) => presentMember(row, grants.get(row.uid) ?? [], graceDays, now)),
      total,
      input,
    )
  }),

  serve(membership.refund, async ({ db, user, now, input: { outTradeNo, amount, reason } }) => {
    const order = await refundable(db, outTradeNo, amount)
    const back = amount ?? order.left
    await askRefund(db, { outTradeNo, amount: back, reason: reason.trim(), uid: user.uid, now })
    await wakeRefunds(db)
    await audit(db, order.uid, 'refund-asked', { outTradeNo, amount: back, by: user.uid })
    return oneOrder(db, outTradeNo, now)
  }),

  serve(membership.noteRefund, async ({ db, user, now, input: { outTradeNo, amount, reason } }) => {
    await refundable(db, outTradeNo, amount)
    const order = await holdPaid(db, outTradeNo)
    if (!order) throw new Refusal(errors.NOT_FOUND)
    await enterElsewhere(db, order, { outTradeNo, amount, toldNo: null, reason: reason.trim(), by: user.uid, now })
    await audit(db, order.uid, 'refund-noted', { outTradeNo, amount, by: user.uid })
    return oneOrder(db, outTradeNo, now)
  }),

  serve(membership.grant, async ({ db, user, now, input: { who, days, reason } }) => {
    const { uid } = await accountNamed(db, who)
    await holdAccounts(db, [uid])
    await insertGrants(
      db,
      [
        {
          uid,
          kind: 'gift',
          months: 0,
          days,
          outTradeNo: null,
          couponId: null,
          reason: reason.trim(),
          madeBy: user.uid,
        },
      ],
      now,
    )
    const end = (await renewMemberships(db, [uid], now)).get(uid)
    await audit(db, uid, 'membership-granted', { days, by: user.uid })
    return presentGranted(uid, end ?? now)
  }),

  serve(membership.withdraw, async ({ db, user, now, input: { who, reason } }) => {
    const { uid } = await accountNamed(db, who)
    await holdAccounts(db, [uid])
    if ((await revokeGrants(db, { uid, outTradeNo: null, now })) === 0) throw new Refusal(membershipErrors.NOT_A_MEMBER)
    await renewMemberships(db, [uid], now)
    await audit(db, uid, 'membership-withdrawn', { reason: reason.trim(), by: user.uid })
    return { done: true }
  }),

  serve(membership.ledger, async ({ db, input }) => {
    const { from, to, account, page, size } = input
    if (from !== undefined && to !== undefined && from > to) throw badInput('to', 'crossed', { from, to })
    const span = {
      from: from === undefined ? undefined : instantOf(from),
      to: to === undefined ? undefined : endOfDay(to),
      outTradeNo: input.outTradeNo.trim(),
    }
    const { rows, total } = await ledgerPage(db, { ...span, account, page, size })
    return { ...pageOf(rows.map(presentEntry), total, input), balances: presentBalances(await balances(db, span)) }
  }),
]
