import { limitedThings, type LimitedThing, type PlanId, type Tier } from '@pandora/contract/domains/membership/terms'
import type { PlanLimit } from '@pandora/contract/domains/membership/shapes'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Term } from './members/term.ts'

export interface SettingRow {
  enabled: boolean
  grace_days: number
  qr_minutes: number
  seller: string
}

export async function readSetting(db: Db): Promise<SettingRow> {
  const [row] = await db<[SettingRow]>`select enabled, grace_days, qr_minutes, seller from membership_setting`
  return row
}

export async function changeSetting(
  tx: Db,
  uid: number,
  now: number,
  {
    enabled,
    graceDays,
    qrMinutes,
    seller,
  }: {
    enabled?: boolean | undefined
    graceDays?: number | undefined
    qrMinutes?: number | undefined
    seller?: string | undefined
  },
): Promise<void> {
  await tx`update membership_setting set enabled = coalesce(${enabled ?? null}::boolean, enabled),
    grace_days = coalesce(${graceDays ?? null}::smallint, grace_days),
    qr_minutes = coalesce(${qrMinutes ?? null}::smallint, qr_minutes),
    seller = coalesce(${seller?.trim() ?? null}::text, seller), changed_at = ${instant(now)}, changed_by = ${uid}`
}

export interface PlanRow {
  plan_id: PlanId
  months: number
  price: number
  currency: string
  offered: boolean
}

export async function readPlans(db: Db): Promise<PlanRow[]> {
  return db<PlanRow[]>`select plan_id, months, price, currency, offered from membership_plan order by months`
}

export async function changePlan(
  tx: Db,
  { planId, price, offered }: { planId: PlanId; price: number; offered: boolean },
) {
  await tx`update membership_plan set price = ${price}, offered = ${offered} where plan_id = ${planId}`
}

/** What each tier may have, in the order of the table. */
export async function readLimits(db: Db): Promise<PlanLimit[]> {
  return db<PlanLimit[]>`
    select f.what, f.most as free, p.most as premium from membership_limit f
    join membership_limit p on p.what = f.what and p.tier = 'premium'
    where f.tier = 'free'
    order by array_position(${db.array([...limitedThings])}, f.what)`
}

export async function changeLimit(tx: Db, { what, free, premium }: PlanLimit): Promise<void> {
  await tx`update membership_limit set most = case tier when 'free' then ${free}::int else ${premium}::int end
    where what = ${what}`
}

/** Whether anything of what an account was given was not taken back. */
const standsOf = (db: Db, uid: ReturnType<Db>) =>
  db`exists (select 1 from membership_grant g where g.uid = ${uid} and g.revoked_at is null)`

/** Whether plans are on, what a user's account says of membership, and what each tier may have of a thing. */
export async function limitFor(
  db: Db,
  uid: number,
  what: LimitedThing,
): Promise<{ enabled: boolean; graceDays: number; term: Term; most: Record<Tier, number | null> }> {
  const [row] = await db<
    [
      Pick<SettingRow, 'enabled' | 'grace_days'> & {
        until: number | null
        stands: boolean
        free: number | null
        premium: number | null
      },
    ]
  >`select s.enabled, s.grace_days, (select premium_until from account where uid = ${uid}) as until,
      ${standsOf(db, db`${uid}`)} as stands,
      (select most from membership_limit where tier = 'free' and what = ${what}) as free,
      (select most from membership_limit where tier = 'premium' and what = ${what}) as premium
    from membership_setting s`
  const { enabled, grace_days: graceDays, until, stands, free, premium } = row
  return { enabled, graceDays, term: { until, stands }, most: { free, premium } }
}

/** When a user's membership ends or ended, and whether anything of it stands that was not taken back. */
export async function termOf(db: Db, uid: number): Promise<Term> {
  const [row] = await db<Term[]>`
    select premium_until as until, ${standsOf(db, db`account.uid`)} as stands from account where uid = ${uid}`
  return row ?? { until: null, stands: false }
}

/** Members at an instant; a guest's trial of a day is no membership. */
export async function countMembers(db: Db, now: number): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from account where premium_until > ${instant(now)} and role <> 'guest'`
  return row.count
}
