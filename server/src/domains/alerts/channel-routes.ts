import { randomUUID } from 'node:crypto'
import { alertsErrors } from '@pandora/contract/domains/alerts/errors'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { CHANNEL_LIMIT } from '@pandora/contract/domains/alerts/terms'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { placesWith } from '@pandora/sources/net/guard'
import type { Services } from '../../http/services.ts'
import { serve, type Route } from '../../http/route.ts'
import { hasProvider, queueMessage } from '../../messages/queue.ts'
import type { ChannelSecret } from './channels/channel.ts'
import { CHANNEL_SEAL, checkSecret, hintOf } from './channels/secret.ts'
import { sendOver } from './channels/send.ts'
import {
  channelsOf,
  deleteChannel,
  mailOf,
  settingsOf,
  storeChannel,
  storeSettings,
  switchChannel,
} from './channels.queries.ts'
import { markChannel, wakeDelivery } from './deliver/queue.queries.ts'
import { presentSettings } from './present.ts'
import { oneChannel, secretOf, shownChannel } from './shown.ts'
import { testText } from './words.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

/** Ways out of the product, and when they are quiet. */
export const channelRoutes: readonly Route[] = [
  serve(alerts.channels, async ({ db, user, services }) => ({
    dataList: (await channelsOf(db, user.uid)).map((row) => shownChannel(services, row)),
    mail: (await mailOf(db, user.uid)).email,
  })),

  serve(alerts.saveChannel, async ({ db, user, now, language, services, input }) => {
    const { channelId, kind, address, signingKey, token, chat } = input
    await takeTurn(db, user.uid)
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'empty')
    const channels = await channelsOf(db, user.uid)
    const own = channelId === undefined ? undefined : channels.find((row) => row.channel_id === channelId)
    if (channelId !== undefined && (!own || own.kind !== kind)) throw new Refusal(errors.NOT_FOUND)
    if (channels.some((row) => row.name === name && row !== own)) throw new Refusal(errors.NAME_TAKEN)
    if (!own && channels.length >= CHANNEL_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: CHANNEL_LIMIT })
    if (kind === 'mail' && (await mailOf(db, user.uid)).email === null) throw new Refusal(alertsErrors.NO_MAIL_ADDRESS)
    const secret: ChannelSecret = { ...(own ? secretOf(services, own) : {}) }
    for (const [field, value] of Object.entries({ address, signingKey, token, chat }))
      if (value !== undefined) secret[field as keyof ChannelSecret] = value.trim()
    checkSecret(kind, secret, services.config.PANDORA_ALERTS_ALLOW_HOSTS, language !== 'en')
    const sealed = kind === 'mail' ? null : services.sealedAs(CHANNEL_SEAL).close(secret).sealed
    const id = await storeChannel(db, user.uid, channelId, { kind, name, hint: hintOf(kind, secret), sealed }, now)
    await wakeDelivery(db)
    return shownChannel(services, await oneChannel(db, user.uid, id))
  }),

  serve(alerts.switchChannel, async ({ db, user, services, input: { channelId, active } }) => {
    if (!(await switchChannel(db, user.uid, channelId, active))) throw new Refusal(errors.NOT_FOUND)
    if (active) await wakeDelivery(db)
    return shownChannel(services, await oneChannel(db, user.uid, channelId))
  }),

  serve(alerts.removeChannel, async ({ db, user, input: { channelId } }) => {
    if (!(await deleteChannel(db, user.uid, channelId))) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),

  serve(alerts.testChannel, async ({ user, now, language, services, input: { channelId } }) =>
    tested(services, user.uid, channelId, language, now),
  ),

  serve(alerts.settings, async ({ db, user }) => presentSettings(await settingsOf(db, user.uid))),

  serve(alerts.saveSettings, async ({ db, user, input: { zone, quiet } }) => {
    if (!isZone(zone)) throw badInput('zone', 'not-offered')
    await storeSettings(db, user.uid, zone, quiet)
    return presentSettings(await settingsOf(db, user.uid))
  }),
]

/** Sends a test message now, and answers what the other side says to it. */
async function tested(
  services: Services,
  uid: number,
  channelId: string,
  language: Language,
  now: number,
): Promise<OutputOf<typeof alerts.testChannel>> {
  const { sql, config } = services
  const channel = await oneChannel(sql, uid, channelId)
  const { subject, body } = testText(channel.name, language)
  if (channel.kind === 'mail') {
    const { email } = await mailOf(sql, uid)
    if (email === null) return { state: 'failed', fault: 'no-mail', faultSaid: null }
    const message = {
      kind: 'mail',
      purpose: 'alert',
      receiver: email,
      language,
      own: { subject, body },
      secret: {},
    } as const
    await sql.begin((tx) => queueMessage(tx, config, message, now))
    return { state: hasProvider(config, 'mail') ? 'queued' : 'held', fault: null, faultSaid: null }
  }
  const secret = secretOf(services, channel)
  if (!secret) return { state: 'failed', fault: 'secret-lost', faultSaid: null }
  const outcome = await sendOver(
    channel.kind,
    secret,
    { id: randomUUID(), subject, text: body, about: { type: 'test' } },
    { allowed: placesWith(config.PANDORA_ALERTS_ALLOW_HOSTS) },
    now,
  )
  if (outcome.kind !== 'sent')
    return { state: outcome.kind === 'doubt' ? 'perhaps' : 'failed', fault: outcome.fault, faultSaid: outcome.said }
  await markChannel(sql, channelId, { failed: false, pause: null, freeAt: now }, now)
  return { state: 'sent', fault: null, faultSaid: null }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
