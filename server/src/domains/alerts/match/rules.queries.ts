import type { RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import type { RuleTarget } from '@pandora/contract/domains/alerts/terms'
import type { Language } from '@pandora/contract/language'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A rule as it is held against facts, with how its user is told. */
export interface LiveRule {
  rule_id: string
  uid: number
  market_id: number
  market: string
  name: string
  target: RuleTarget
  target_id: string | null
  condition: RuleCondition
  cooldown_minutes: number
  quiet_from: number | null
  quiet_to: number | null
  since: number
  language: Language
  zone: string | null
  user_quiet_from: number | null
  user_quiet_to: number | null
  channels: { id: string; kind: string }[] | null
}

/**
 * Rules that are on, of kinds, in a market, whose users are there; of those that look at a company or a theme the ones
 * that look at one of these.
 */
export async function liveRules(
  db: Db,
  marketId: number,
  kinds: readonly string[],
  { companies, themes }: { companies: readonly string[]; themes: readonly string[] },
): Promise<LiveRule[]> {
  if (kinds.length === 0) return []
  return db<LiveRule[]>`
    select r.rule_id, r.uid, r.market_id, m.key as market, r.name, r.target, r.target_id, r.condition, r.cooldown_minutes,
      r.quiet_from, r.quiet_to, r.since, a.language, s.zone, s.quiet_from as user_quiet_from,
      s.quiet_to as user_quiet_to, told.channels
    from alert_rule r join account a on a.uid = r.uid join market m on m.market_id = r.market_id left join alert_setting s on s.uid = r.uid
    left join lateral (select jsonb_agg(jsonb_build_object('id', c.channel_id, 'kind', c.kind)) as channels
      from alert_rule_channel l join alert_channel c using (channel_id) where l.rule_id = r.rule_id) told on true
    where r.market_id = ${marketId} and r.kind = any(${db.array(kinds as string[])}) and r.enabled
      and r.deleted_at is null and a.disabled_at is null and (a.expires_at is null or a.expires_at > now())
      and (r.kind not in ('stale', 'import') or a.role = 'admin')
      and (r.target in ('group', 'watch', 'market')
        or (r.target = 'company' and r.target_id = any(${db.array(companies as string[])}))
        or (r.target = 'theme' and (r.kind <> 'heat' or r.target_id = any(${db.array(themes as string[])}))))`
}

/** Most trading days back that a rule of a market looks at. */
export async function mostDaysBack(db: Db, marketId: number): Promise<number> {
  const [row] = await db<{ days: number | null }[]>`
    select max((condition ->> 'days')::int) as days from alert_rule
    where market_id = ${marketId} and kind = 'change' and enabled and deleted_at is null`
  return row?.days ?? 1
}

/** When rules last told of things, and how often they told and held back on a day (UTC), by rule. */
export interface RecentAlerts {
  rule_id: string
  thing_id: string
  made_at: number
}

/** Alerts of rules since an instant (ms). */
export async function recentAlerts(db: Db, ruleIds: readonly string[], since: number): Promise<RecentAlerts[]> {
  if (ruleIds.length === 0) return []
  return db<RecentAlerts[]>`
    select rule_id, coalesce(company_id, theme_id, thing_id) as thing_id, max(made_at) as made_at from alert
    where rule_id = any(${db.array(ruleIds as string[])}::uuid[]) and made_at > ${instant(since)} group by 1, 2`
}

/** How many alerts rules made since an instant (ms). */
export async function countsSince(db: Db, ruleIds: readonly string[], since: number): Promise<Map<string, number>> {
  if (ruleIds.length === 0) return new Map()
  const rows = await db<{ rule_id: string; count: number }[]>`
    select rule_id, count(*)::int as count from alert
    where rule_id = any(${db.array(ruleIds as string[])}::uuid[]) and made_at > ${instant(since)} group by 1`
  return new Map(rows.map((row) => [row.rule_id, row.count]))
}

/** Which facts rules have told of before, as `<rule> <key>`. */
export async function toldBefore(db: Db, asked: readonly { ruleId: string; key: string }[]): Promise<Set<string>> {
  const rows = await db<{ told: string }[]>`
    select a.rule_id::text || ' ' || a.fact_key as told
    from unnest(${db.array(asked.map((one) => one.ruleId))}::uuid[], ${db.array(asked.map((one) => one.key))}::text[])
      n(rule_id, fact_key) join alert a using (rule_id, fact_key)`
  return new Set(rows.map((row) => row.told))
}
