import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CouponKind, PlanId } from '@pandora/contract/domains/membership/terms'
import type { Coupon, Uses } from './coupon.ts'

export interface CouponRow {
  coupon_id: string
  code: string
  kind: CouponKind
  value: number
  plan_id: PlanId | null
  most_uses: number | null
  most_per_user: number
  starts_at: number
  ends_at: number | null
  disabled_at: number | null
  note: string
  spent: number
  held: number
  total: number
}

/** Coupons that a text is found in, the newest first. */
export async function couponsPage(
  db: Db,
  now: number,
  { text, couponId, page, size }: { text: string; couponId?: string; page: number; size: number },
): Promise<CouponRow[]> {
  const sought = text.trim().toUpperCase()
  return db<CouponRow[]>`
    select c.coupon_id, c.code, c.kind, c.value, c.plan_id, c.most_uses, c.most_per_user, c.starts_at, c.ends_at,
      c.disabled_at, c.note,
      (select count(*)::int from coupon_use u where u.coupon_id = c.coupon_id and u.spent_at is not null) as spent,
      (select count(*)::int from coupon_use u where u.coupon_id = c.coupon_id and u.spent_at is null
        and u.held_until > ${instant(now)}) as held,
      count(*) over ()::int as total
    from coupon c where true ${couponId === undefined ? db`` : db`and c.coupon_id::text = ${couponId}`}
      ${sought === '' ? db`` : db`and (strpos(c.code, ${sought}) > 0 or strpos(upper(c.note), ${sought}) > 0)`}
    order by c.made_at desc, c.coupon_id limit ${size} offset ${page * size}`
}

/** Stores a coupon; false where its code is taken. */
export async function insertCoupon(
  tx: Db,
  one: Coupon & { note: string },
  { uid, now }: { uid: number; now: number },
): Promise<boolean> {
  const { count } = await tx`
    insert into coupon (coupon_id, code, kind, value, plan_id, most_uses, most_per_user, starts_at, ends_at, note,
      made_at, made_by)
    values (${one.couponId}, ${one.code}, ${one.kind}, ${one.value}, ${one.planId}, ${one.mostUses}, ${one.mostPerUser},
      ${instant(one.startsAt)}, ${one.endsAt === null ? null : instant(one.endsAt)}, ${one.note}, ${instant(now)}, ${uid})
    on conflict (code) do nothing`
  return count > 0
}

export async function switchCoupon(tx: Db, couponId: string, disabledAt: number | null): Promise<boolean> {
  const { count } = await tx`update coupon set disabled_at = ${disabledAt === null ? null : instant(disabledAt)}
    where coupon_id::text = ${couponId}`
  return count > 0
}

/**
 * A coupon by its code, with how often it was used at an instant, by everybody and by the user, other purchases than
 * `purchaseId` counted. `hold`: until the transaction ends nobody else takes it: two at once spend one.
 */
export async function couponByCode(
  db: Db,
  code: string,
  { uid, now, hold, purchaseId = null }: { uid: number; now: number; hold: boolean; purchaseId?: string | null },
): Promise<{ coupon: Coupon; uses: Uses } | undefined> {
  const [row] = await db<Omit<CouponRow, 'note' | 'spent' | 'held' | 'total'>[]>`
    select coupon_id, code, kind, value, plan_id, most_uses, most_per_user, starts_at, ends_at, disabled_at
    from coupon where code = ${code} ${hold ? db`for update` : db``}`
  if (!row) return undefined
  const [uses] = await db<[Uses]>`
    select count(*)::int as all, count(*) filter (where uid = ${uid})::int as own from coupon_use
    where coupon_id = ${row.coupon_id} and (spent_at is not null or held_until > ${instant(now)})
      and purchase_id is distinct from ${purchaseId}`
  return {
    coupon: {
      couponId: row.coupon_id,
      code: row.code,
      kind: row.kind,
      value: row.value,
      planId: row.plan_id,
      mostUses: row.most_uses,
      mostPerUser: row.most_per_user,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isDisabled: row.disabled_at !== null,
    },
    uses,
  }
}

/** Holds a use for a purchase, or spends it at once. */
export async function useCoupon(
  tx: Db,
  {
    couponId,
    purchaseId,
    uid,
    until,
    spentAt,
  }: {
    couponId: string
    purchaseId: string
    uid: number
    until: number
    spentAt: number | null
  },
): Promise<void> {
  await tx`insert into coupon_use (coupon_id, purchase_id, uid, held_until, spent_at)
    values (${couponId}, ${purchaseId}, ${uid}, ${instant(until)}, ${spentAt === null ? null : instant(spentAt)})
    on conflict (coupon_id, purchase_id) do update set held_until = greatest(coupon_use.held_until, excluded.held_until)`
}
