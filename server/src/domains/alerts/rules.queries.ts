import { randomUUID } from 'node:crypto'
import type { RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import type { RuleKind, RuleTarget } from '@pandora/contract/domains/alerts/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A rule as its user sees it. */
export interface RuleRow {
  rule_id: string
  name: string
  target: RuleTarget
  target_id: string | null
  condition: RuleCondition
  cooldown_minutes: number
  quiet_from: number | null
  quiet_to: number | null
  enabled: boolean
  created_at: number
  channel_ids: string[]
  alerts: number
  last_at: number | null
  held_back: number
  total: number
}

/** What of the user's rules is asked for. */
export interface RuleFilter {
  target?: RuleTarget | undefined
  kind?: RuleKind | undefined
  text?: string | undefined
  ruleId?: string
}

const DAY = 86_400_000

/** A page of the user's rules in a market, the newest first. */
export async function rulesOf(
  db: Db,
  { uid, marketId, now }: { uid: number; marketId: number; now: number },
  { target, kind, text, ruleId }: RuleFilter,
  { page, size }: { page: number; size: number },
): Promise<RuleRow[]> {
  return db<RuleRow[]>`
    select r.rule_id, r.name, r.target, r.target_id, r.condition, r.cooldown_minutes, r.quiet_from, r.quiet_to,
      r.enabled, r.created_at,
      array(select c.channel_id::text from alert_rule_channel l join alert_channel c using (channel_id)
        where l.rule_id = r.rule_id order by c.created_at, c.channel_id) as channel_ids,
      (select count(*)::int from alert a where a.rule_id = r.rule_id and a.made_at > ${instant(now - 30 * DAY)})
        as alerts,
      (select max(a.made_at) from alert a where a.rule_id = r.rule_id) as last_at,
      coalesce((select h.count from alert_held_back h where h.rule_id = r.rule_id
        and h.on_day = (${instant(now)}::timestamptz at time zone 'Asia/Shanghai')::date), 0) as held_back,
      count(*) over ()::int as total
    from alert_rule r where r.uid = ${uid} and r.market_id = ${marketId} and r.deleted_at is null
      ${target === undefined ? db`` : db`and r.target = ${target}`} ${kind === undefined ? db`` : db`and r.kind = ${kind}`}
      ${text === undefined || text.trim() === '' ? db`` : db`and strpos(lower(r.name), ${text.trim().toLowerCase()}) > 0`}
      ${ruleId === undefined ? db`` : db`and r.rule_id::text = ${ruleId}`}
    order by r.created_at desc, r.rule_id desc limit ${size} offset ${page * size}`
}

/** How many rules the user has in all markets. */
export async function countRules(db: Db, uid: number): Promise<number> {
  const [row] = await db<
    [{ count: number }]
  >`select count(*)::int as count from alert_rule where uid = ${uid} and deleted_at is null`
  return row.count
}

/** What is stored of a rule. */
export interface RuleContent {
  name: string
  target: RuleTarget
  targetId: string | null
  condition: RuleCondition
  cooldownMinutes: number
  quiet: { from: number; to: number } | null
  enabled: boolean
  channelIds: readonly string[]
}

/** Stores a rule under a new id, or another content under its own; it looks at what is noted from `now` (ms) on. */
export async function storeRule(
  tx: Db,
  { uid, marketId, now }: { uid: number; marketId: number; now: number },
  ruleId: string | undefined,
  { name, target, targetId, condition, cooldownMinutes, quiet, enabled, channelIds }: RuleContent,
): Promise<string> {
  const id = ruleId ?? randomUUID()
  const at = instant(now)
  await tx`
    insert into alert_rule (rule_id, uid, market_id, name, target, target_id, kind, condition, cooldown_minutes,
      quiet_from, quiet_to, enabled, created_at, changed_at, since)
    values (${id}, ${uid}, ${marketId}, ${name}, ${target}, ${targetId}, ${condition.kind}, ${tx.json(condition as never)},
      ${cooldownMinutes}, ${quiet?.from ?? null}, ${quiet?.to ?? null}, ${enabled}, ${at}, ${at}, clock_timestamp())
    on conflict (rule_id) do update set name = excluded.name, target = excluded.target, target_id = excluded.target_id,
      kind = excluded.kind, condition = excluded.condition, cooldown_minutes = excluded.cooldown_minutes,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, enabled = excluded.enabled,
      changed_at = excluded.changed_at, since = clock_timestamp()`
  await tx`delete from alert_rule_channel where rule_id = ${id}`
  await tx`insert into alert_rule_channel (rule_id, channel_id)
    select distinct ${id}::uuid, c.channel_id from alert_channel c
    where c.uid = ${uid} and c.channel_id = any(${tx.array(channelIds as string[])}::uuid[])`
  return id
}

/** Turns a rule of the user on or off; false where it is none. */
export async function switchRule(
  tx: Db,
  uid: number,
  marketId: number,
  ruleId: string,
  enabled: boolean,
): Promise<boolean> {
  const { count } = await tx`
    update alert_rule set enabled = ${enabled}, since = case when ${enabled} and not enabled then clock_timestamp() else since end
    where rule_id = ${ruleId} and uid = ${uid} and market_id = ${marketId} and deleted_at is null`
  return count > 0
}

/** Deletes a rule of the user so that it can be restored, or (null) brings it back; false where it is none. */
export async function setDeleted(
  tx: Db,
  uid: number,
  marketId: number,
  ruleId: string,
  at: number | null,
): Promise<boolean> {
  const { count } = await tx`
    update alert_rule set deleted_at = ${at === null ? null : instant(at)},
      since = case when ${at === null} then clock_timestamp() else since end
    where rule_id = ${ruleId} and uid = ${uid} and market_id = ${marketId}
      and deleted_at is ${at === null ? tx`not null` : tx`null`}`
  return count > 0
}

/** Has new facts of a kind noted in a market from now on. */
export async function wantNewFacts(tx: Db, marketId: number, kind: string): Promise<void> {
  await tx`insert into new_fact_wanted (market_id, kind) values (${marketId}, ${kind}) on conflict do nothing`
}
