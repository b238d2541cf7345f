import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLiveToUsers } from '@pandora/store/live-events'
import type { GrantKind } from '@pandora/contract/domains/membership/terms'
import { endOf, type Grant } from './term.ts'

export interface GrantRow {
  grant_id: number
  uid: number
  kind: GrantKind
  months: number
  days: number
  grace_days: number
  out_trade_no: string | null
  made_at: number
  revoked_at: number | null
}

export const grantOf = (row: GrantRow): Grant => ({
  grantId: row.grant_id,
  months: row.months,
  days: row.days,
  graceDays: row.grace_days,
  madeAt: row.made_at,
  isRevoked: row.revoked_at !== null,
})

export async function grantsOf(db: Db, uids: readonly number[]): Promise<GrantRow[]> {
  return db<GrantRow[]>`
    select grant_id, uid, kind, months, days, grace_days, out_trade_no, made_at, revoked_at from membership_grant
    where uid = any(${db.array(uids as number[])}::int[]) order by made_at, grant_id`
}

/** Holds the accounts, in one order for everybody, so that what is worked out of their grants is of all of them. */
export async function holdAccounts(tx: Db, uids: readonly number[]): Promise<{ uid: number; role: string }[]> {
  return tx<{ uid: number; role: string }[]>`
    select uid, role from account where uid = any(${tx.array(uids as number[])}::int[]) order by uid for no key update`
}

export interface NewGrant {
  uid: number
  kind: GrantRow['kind']
  months: number
  days: number
  outTradeNo: string | null
  couponId: string | null
  reason: string
  madeBy: number | null
}

export async function insertGrants(tx: Db, grants: readonly NewGrant[], now: number): Promise<void> {
  if (grants.length === 0) return
  const of = <Key extends keyof NewGrant>(key: Key) => grants.map((one) => one[key])
  await tx`
    insert into membership_grant (uid, kind, months, days, grace_days, out_trade_no, coupon_id, reason, made_at, made_by)
    select uid, kind, months, days, s.grace_days, no, coupon::uuid, reason, ${instant(now)}, made_by
    from membership_setting s, unnest(${tx.array(of('uid'))}::int[], ${tx.array(of('kind'))}::text[],
      ${tx.array(of('months'))}::int[], ${tx.array(of('days'))}::int[],
      ${tx.array(of('outTradeNo') as string[])}::text[], ${tx.array(of('couponId') as string[])}::text[],
      ${tx.array(of('reason'))}::text[], ${tx.array(of('madeBy') as number[])}::int[])
      with ordinality as g (uid, kind, months, days, no, coupon, reason, made_by, place)
    order by place`
}

/** Revokes what an order gave, or, without an order, what was given to the user by hand. */
export async function revokeGrants(
  tx: Db,
  { uid, outTradeNo, now }: { uid: number; outTradeNo: string | null; now: number },
): Promise<number> {
  const { count } = await tx`update membership_grant set revoked_at = ${instant(now)}
    where uid = ${uid} and revoked_at is null
      and ${outTradeNo === null ? tx`kind = 'gift'` : tx`out_trade_no = ${outTradeNo}`}`
  return count
}

/** Works out when memberships end, of all that was given; the accounts are held. Tells their users. */
export async function renewMemberships(
  tx: Db,
  uids: readonly number[],
  now: number,
): Promise<Map<number, number | null>> {
  if (uids.length === 0) return new Map()
  const grants = Map.groupBy(await grantsOf(tx, uids), ({ uid }) => uid)
  const ends = new Map(
    uids.map((uid) => {
      const own = grants.get(uid) ?? []
      const end = endOf(own.map(grantOf))
      // Where all was taken back it ends now: there was one.
      return [uid, end ?? (own.length > 0 ? now : null)]
    }),
  )
  await tx`
    update account set premium_until = case when account.premium_until < ${instant(now)} and e.at > account.premium_until
        and e.at <= ${instant(now)} then account.premium_until else e.at end
    from unnest(${tx.array([...ends.keys()])}::int[], ${tx.array(
      [...ends.values()].map((at) => (at === null ? null : instant(at))) as string[],
    )}::timestamptz[]) as e (uid, at) where account.uid = e.uid`
  await emitLiveToUsers(tx, 'membership', [...ends.keys()])
  return ends
}
