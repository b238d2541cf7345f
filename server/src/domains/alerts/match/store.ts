import { randomUUID } from 'node:crypto'
import { MARKET_ZONE } from '@pandora/contract/time'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { publicUrl } from '../../../messages/links.ts'
import { wakeDelivery } from '../deliver/queue.queries.ts'
import { outAt, quietOf } from '../quiet.ts'
import { tellingText } from '../words.ts'
import type { NewAlert } from './new-alert.ts'
import type { MatchServices } from './services.ts'
import { countHeldBack, insertAlerts, insertDeliveries, type DeliveryRow } from './store.queries.ts'

/**
 * Stores alerts with what goes out of them, and tells their users' open pages: one alert a rule and fact, however often
 * it is tried. Within the caller's transaction.
 */
export async function storeAlerts(
  tx: Db,
  { config }: Pick<MatchServices, 'config'>,
  { alerts, heldBack }: { alerts: readonly NewAlert[]; heldBack: ReadonlyMap<string, number> },
  now: number,
): Promise<void> {
  await countHeldBack(tx, heldBack, now)
  if (alerts.length === 0) return
  const stored = await insertAlerts(tx, alerts, now)
  const told = alerts.filter((one) => stored.has(one.alertId))
  const deliveries = told.flatMap((one) => deliveriesOf(one, publicUrl(config), now))
  await insertDeliveries(tx, deliveries, now)
  if (deliveries.length > 0) await wakeDelivery(tx)
  for (const [uid, own] of Map.groupBy(told, (one) => one.rule.uid))
    await emitLive(tx, {
      topic: 'alerts',
      uid,
      ids: own.slice(0, 100).map((one) => one.alertId),
      count: own.length,
    })
}

function deliveriesOf({ alertId, rule, said, knownAt }: NewAlert, url: string, now: number): DeliveryRow[] {
  const zone = rule.zone ?? MARKET_ZONE
  const at = outAt(now, quietOf(rule, rule), zone)
  const link = `${url}/index/alerts/history?alert=${alertId}&market=${rule.market}`
  const telling = { ruleName: rule.name, condition: rule.condition, said, knownAt, zone, link }
  return (rule.channels ?? []).map(({ id }) => ({
    deliveryId: randomUUID(),
    alertId,
    uid: rule.uid,
    channelId: id,
    ...tellingText(telling, rule.language),
    nextAt: at,
  }))
}
