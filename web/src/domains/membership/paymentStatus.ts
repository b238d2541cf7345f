import { create } from 'zustand'
import type { OutputOf } from '@pandora/contract/operation'
import type { membership } from '@pandora/contract/domains/membership/operations'

type Status = OutputOf<typeof membership.checkPaymentStatus>
type CouponStatus = OutputOf<typeof membership.checkCoupon>['couponStatus']
interface OfUser {
  /** By order. */
  payments: Readonly<Record<string, Status>>
  /** What the last check of a coupon found (MEM-07). */
  couponStatus: CouponStatus | null
}
const nothing: OfUser = { payments: {}, couponStatus: null }

/** What polls found, under the uid that polled (MEM-06): two users of one browser never share it. */
export const usePaymentStatus = create<{ byUid: Readonly<Record<number, OfUser>> }>(() => ({ byUid: {} }))

export const ofUser = (byUid: Readonly<Record<number, OfUser>>, uid: number): OfUser => byUid[uid] ?? nothing

function change(uid: number, changed: (of: OfUser) => Partial<OfUser>): void {
  usePaymentStatus.setState(({ byUid }) => {
    const of = ofUser(byUid, uid)
    return { byUid: { ...byUid, [uid]: { ...of, ...changed(of) } } }
  })
}

export const keepStatus = (uid: number, outTradeNo: string, status: Status): void =>
  change(uid, ({ payments }) => ({ payments: { ...payments, [outTradeNo]: status } }))

export const keepCouponStatus = (uid: number, couponStatus: CouponStatus | null): void =>
  change(uid, () => ({ couponStatus }))

/** Whether an order is polled on: until it is paid, expired or settled otherwise (MEM-06). */
export const isWaiting = (status: Status | undefined): boolean =>
  status === undefined || (status.orderStatus === 'unpaid' && !status.expired)
