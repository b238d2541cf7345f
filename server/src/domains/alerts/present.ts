import type { OutputOf } from '@pandora/contract/operation'
import type { alerts } from '@pandora/contract/domains/alerts/operations'
import type { AlertSaid, RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import { MARKET_ZONE } from '@pandora/contract/time'
import type { EntityNames } from '../../shared/entity-names.queries.ts'
import type { AlertListRow, DeliveryListRow } from './alerts.queries.ts'
import type { ChannelRow } from './channels.queries.ts'
import type { RuleRow } from './rules.queries.ts'

const iso = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

type Rule = OutputOf<typeof alerts.saveRule>
type Alert = OutputOf<typeof alerts.list>['dataList'][number]
type Delivery = OutputOf<typeof alerts.sendAgain>
type Channel = OutputOf<typeof alerts.saveChannel>

/** Names of what rules look at: of companies and themes, and of the user's groups. */
export interface TargetNames {
  entities: EntityNames
  groups: ReadonlyMap<string, string>
}

export function presentRule(row: RuleRow, { entities, groups }: TargetNames): Rule {
  const id = row.target_id
  const group = row.target === 'group' && id !== null ? (groups.get(id) ?? null) : null
  const named = id === null ? undefined : entities.get(id)
  return {
    ruleId: row.rule_id,
    name: row.name,
    looksAt: { target: row.target, id, nameZh: group ?? named?.zh ?? null, nameEn: group ?? named?.en ?? null },
    condition: row.condition,
    channelIds: row.channel_ids,
    cooldownMinutes: row.cooldown_minutes,
    quiet: row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to },
    enabled: row.enabled,
    createdAt: iso(row.created_at),
    alerts: row.alerts,
    lastAt: isoOrNull(row.last_at),
    heldBack: row.held_back,
  }
}

export function presentAlert(row: AlertListRow): Omit<Alert, 'deliveries'> {
  const { condition, ...said } = row.said as AlertSaid & { condition: RuleCondition }
  return {
    alertId: row.alert_id,
    ruleId: row.rule_id,
    ruleName: row.rule_name,
    kind: row.kind,
    condition,
    said,
    companyId: row.company_id,
    themeId: row.theme_id,
    documentId: row.document_id,
    eventId: row.event_id,
    runId: row.kind === 'import' ? Number(row.thing_id) : null,
    knownAt: isoOrNull(row.known_at),
    notedAt: iso(row.noted_at),
    madeAt: iso(row.made_at),
    read: row.read_at !== null,
    factState: row.fact_state,
    factChangedAt: isoOrNull(row.fact_changed_at),
  }
}

/** State of a delivery; a mail is as the outbox says, and one that it has forgotten was sent. */
function stateOf({ state, outbox_state: outbox }: DeliveryListRow): Delivery['state'] {
  return state === 'outbox' ? (outbox ?? 'sent') : state
}

export function presentDelivery(row: DeliveryListRow): Delivery {
  const state = stateOf(row)
  const mailed = row.state === 'outbox'
  return {
    deliveryId: row.delivery_id,
    channelId: row.channel_id,
    channelKind: row.channel_kind,
    channelName: row.channel_name,
    state,
    attempts: row.attempts,
    fault: mailed ? (state === 'failed' ? 'refused' : null) : row.error_code,
    faultSaid: mailed ? row.outbox_error : row.error_said,
    nextAt: state === 'waiting' && !mailed ? iso(row.next_at) : null,
    endedAt: isoOrNull(mailed ? row.sent_at : row.ended_at),
  }
}

/** Alerts with their deliveries. */
export function presentAlerts(rows: readonly AlertListRow[], deliveries: readonly DeliveryListRow[]): Alert[] {
  const of = Map.groupBy(deliveries, (row) => row.alert_id)
  return rows.map((row) => ({ ...presentAlert(row), deliveries: (of.get(row.alert_id) ?? []).map(presentDelivery) }))
}

/** A channel; `signed`: its messages bear a signature. No secret goes out. */
export function presentChannel(row: ChannelRow, signed: boolean): Channel {
  return {
    channelId: row.channel_id,
    kind: row.kind,
    name: row.name,
    hint: row.hint,
    signed,
    state: row.state,
    pausedBecause: row.paused_because,
    failures: row.failures,
    failing: row.failing,
    rules: row.rules,
    answeredAt: isoOrNull(row.answered_at),
  }
}

/** Zone and quiet hours; the market's zone and none while the user has set nothing. */
export const presentSettings = (
  row: { zone: string; quiet_from: number | null; quiet_to: number | null } | undefined,
): OutputOf<typeof alerts.settings> => ({
  zone: row?.zone ?? MARKET_ZONE,
  quiet:
    row === undefined || row.quiet_from === null || row.quiet_to === null
      ? null
      : { from: row.quiet_from, to: row.quiet_to },
})
