import type { memberOrders, MemberStanding } from '@pandora/contract/domains/membership/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { GrantRow } from './grants.queries.ts'

/** An account that was given premium at some time. */
export interface MemberRow {
  uid: number
  who: string
  until: number | null
  /** Something of it was not taken back. */
  stands: boolean
  total: number
}
/** What was given to a member, with the names of what it came from. */
export interface MemberGrantRow extends GrantRow {
  coupon: string | null
  reason: string
  made_by: string | null
}

interface Sought {
  text: string
  standing?: MemberStanding | undefined
  order: (typeof memberOrders)[number]
}

/** Members and former ones at an instant; a guest's trial of a day is no membership. */
export async function membersPage(
  db: Db,
  now: number,
  { text, standing, order, page, size }: Sought & { page: number; size: number },
): Promise<MemberRow[]> {
  const word = text.trim().toLowerCase()
  const at = instant(now)
  const open = db`m.until + s.grace_days * interval '1 day' > ${at} and m.stands`
  return db<MemberRow[]>`
    with m as (
      select a.uid, coalesce(a.email, a.phone, '') as who, a.premium_until as until, g.latest, g.stands
      from account a join (
        select uid, max(made_at) as latest, bool_or(revoked_at is null) as stands from membership_grant group by uid
      ) g on g.uid = a.uid
      where a.role <> 'guest')
    select m.uid, m.who, m.until, m.stands, count(*) over ()::int as total
    from m, membership_setting s
    where ${word === '' ? db`true` : db`(strpos(lower(m.who), ${word}) > 0 or m.uid::text = ${word})`} and ${
      standing === undefined
        ? db`true`
        : standing === 'member'
          ? db`m.until > ${at}`
          : standing === 'grace'
            ? db`m.until <= ${at} and ${open}`
            : db`(m.until is null or m.until <= ${at}) and not coalesce(${open}, false)`
    }
    order by ${
      order === 'ending'
        ? db`m.until > ${at} desc nulls last, case when m.until > ${at} then m.until end, m.until desc nulls last`
        : db`m.latest desc`
    }, m.uid
    limit ${size} offset ${page * size}`
}

/** All that these accounts were given, the newest first. */
export async function grantsOfMembers(db: Db, uids: readonly number[]): Promise<MemberGrantRow[]> {
  return db<MemberGrantRow[]>`
    select g.grant_id, g.uid, g.kind, g.months, g.days, g.grace_days, g.out_trade_no, g.made_at, g.revoked_at,
      c.code as coupon, g.reason, coalesce(b.email, b.phone) as made_by
    from membership_grant g left join coupon c on c.coupon_id = g.coupon_id left join account b on b.uid = g.made_by
    where g.uid = any(${db.array(uids as number[])}::int[]) order by g.made_at desc, g.grant_id desc`
}
