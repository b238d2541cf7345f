import { randomUUID } from 'node:crypto'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import type { InputOf } from '@pandora/contract/operation'
import { importedFacts } from '../../analysis/testing-work.ts'
import { DEMO_MARKET } from '../../shared/markets.ts'
import type { Caller, TestServer } from '../../testing.ts'
import { checkAlerts } from './match/check.ts'
import { matchWaiting } from './match/match.ts'

/** A company of tests, and the days on which it trades. */
export const COMPANY = 'SHZ-000901'
export const dayAt = (at: number): string => new Date(Date.UTC(2024, 2, 1 + at)).toISOString().slice(0, 10)

/** Brings a company with closes from a first day on, one a day. */
export async function bringBars(server: TestServer, closes: readonly number[], first = 0, id = COMPANY): Promise<void> {
  await importedFacts(server)
    .company({ id, short: '晨屿科技', en: 'Morning Isle' })
    .bars(
      id,
      closes.map((close, at) => ({ date: dayAt(first + at), close })),
    )
    .save()
}

/** Holds all that waits against the rules, in this process. */
export async function matchAll(server: TestServer): Promise<void> {
  const services = { sql: server.sql, config: server.web.services.config, now: () => server.clock.now }
  while ((await matchWaiting(services)) > 0);
  while ((await checkAlerts(services)) > 0);
}

type Draft = InputOf<typeof alerts.saveRule>
/** A rule for a close above 10 of the company, or another. */
export const ruleFor = (more: Partial<Draft> = {}): Draft => ({
  name: '到十元',
  target: 'company',
  companyId: COMPANY,
  condition: { kind: 'price', way: 'above', price: 10 },
  cooldownMinutes: 0,
  ...more,
})

/** Makes a rule; answers its id. */
export async function makeRule(server: TestServer, as: Caller, more: Partial<Draft> = {}): Promise<string> {
  const { code, data, raw } = await server.call(alerts.saveRule, ruleFor(more), { as })
  if (code !== '0') throw new Error(raw.body)
  return data.ruleId
}

/** The user's alerts, the newest first. */
export const alertsOf = async (server: TestServer, as: Caller) =>
  (await server.call(alerts.list, { size: 200 }, { as })).data.dataList

/** An alert of a user in the demo market as a worker would have made it, with a delivery over a channel that failed. */
export async function toldAlert(
  { sql }: Pick<TestServer, 'sql'>,
  uid: number,
): Promise<{ alertId: string; deliveryId: string }> {
  const [alertId, deliveryId, channelId] = [randomUUID(), randomUUID(), randomUUID()]
  const said = { ...nothingSaid, condition: { kind: 'event', types: [] } }
  await sql`insert into alert (alert_id, uid, market_id, rule_name, kind, fact_key, thing_id, event_id, said, noted_at,
      made_at)
    select ${alertId}, ${uid}, market_id, '事件', 'event', 'event e1', 'e1', 'e1', ${sql.json(said)}, now(), now()
    from market where key = ${DEMO_MARKET}`
  await sql`insert into alert_channel (channel_id, uid, kind, name, hint, state, created_at)
    values (${channelId}, ${uid}, 'mail', ${channelId}, '', 'active', now())`
  await sql`insert into alert_delivery (delivery_id, alert_id, uid, channel_id, subject, body, state, next_at, queued_at)
    values (${deliveryId}, ${alertId}, ${uid}, ${channelId}, 's', 'b', 'failed', now(), now())`
  return { alertId, deliveryId }
}

const nothingSaid = {
  value: null,
  before: null,
  change: null,
  day: null,
  since: null,
  currency: null,
  basis: null,
  type: 'buy-back',
  titleZh: '回购',
  titleEn: null,
  modality: null,
  source: null,
  quote: null,
  file: null,
  companyZh: null,
  companyEn: null,
  themeZh: null,
  themeEn: null,
}
