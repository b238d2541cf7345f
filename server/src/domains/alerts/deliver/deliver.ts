import { setTimeout as wait } from 'node:timers/promises'
import type { FetchRules } from '@pandora/sources/net/fetch'
import type { Sql } from '@pandora/store/database'
import { holdLock } from '@pandora/store/hold'
import { emitLive } from '@pandora/store/live-events'
import type { Sealed } from '../../../auth/sealed.ts'
import type { Config } from '../../../config.ts'
import { hasProvider, queueMessage } from '../../../messages/queue.ts'
import type { ChannelSecret } from '../channels/channel.ts'
import { paused, type Outcome } from '../channels/outcome.ts'
import { sendOver } from '../channels/send.ts'
import { outcomeSettled, paceOf } from './schedule.ts'
import { claimDue, leaveInDoubt, markChannel, nextDue, settle, wakeDelivery, type Claimed } from './queue.queries.ts'

/** Lock of the one process that sends. */
const DELIVER_LOCK = 5_041_041
/** Channels that are asked at the same time. */
const MOST_AT_ONCE = 16
/** How often it is looked for more while channels are being asked, ms. */
const LOOK_MS = 300

export interface DeliverServices {
  sql: Sql
  config: Config
  sealed: Sealed
  rules: FetchRules
  now: () => number
  /** 0 to 1: spreads the tries. */
  random: () => number
  stopping: AbortSignal
  /** Told of what nobody expected. */
  fault: (error: unknown) => void
}

/**
 * Sends what is due, one message a channel at a time and many channels at once, so that one that hangs holds up itself
 * alone. One process sends: what it finds on its way when it begins was left by one that died, and is in doubt.
 */
export async function deliverDue(services: DeliverServices): Promise<void> {
  const { sql, now, stopping } = services
  const release = await holdLock(sql, DELIVER_LOCK, 0)
  if (!release) return
  try {
    for (const { uid, alert_id: alertId } of await leaveInDoubt(sql, now())) await tell(sql, uid, alertId)
    const busy = new Map<string, Promise<void>>()
    for (;;) {
      const claimed = stopping.aborted ? [] : await claimDue(sql, now(), [...busy.keys()], MOST_AT_ONCE - busy.size)
      for (const one of claimed)
        busy.set(
          one.channel_id,
          deliver(services, one)
            .catch(services.fault)
            .finally(() => busy.delete(one.channel_id)),
        )
      if (busy.size === 0) break
      // What comes meanwhile for other channels does not wait for one that hangs.
      await Promise.race([...busy.values(), wait(LOOK_MS)])
    }
  } finally {
    await release()
  }
  const next = await nextDue(sql)
  if (next !== null && !stopping.aborted) await wakeDelivery(sql, next)
}

async function deliver(services: DeliverServices, claimed: Claimed): Promise<void> {
  if (claimed.kind === 'mail') return toOutbox(services, claimed)
  const { sql, now, random } = services
  const outcome = await handOver(services, claimed)
  const at = now()
  const settled = outcomeSettled(outcome, claimed.attempts, at, random())
  await sql.begin(async (tx) => {
    await settle(tx, claimed.delivery_id, settled, at)
    await markChannel(
      tx,
      claimed.channel_id,
      {
        failed: outcome.kind !== 'sent',
        pause: outcome.kind === 'never' && outcome.pause ? outcome.fault : null,
        freeAt: at + paceOf(claimed.kind, outcome),
      },
      at,
    )
    await tell(tx, claimed.uid, claimed.alert_id)
  })
}

async function handOver({ sealed, rules, now }: DeliverServices, claimed: Claimed): Promise<Outcome> {
  const { kind, sealed_secret: kept, delivery_id: id, subject, body, about } = claimed
  if (kind === 'mail') throw new Error('mail goes by the outbox')
  const secret = opened(sealed, kept)
  if (!secret) return paused('secret-lost', 'the secret of the product is another one')
  return sendOver(kind, secret, { id, subject, text: body, about: { type: 'alert', ...about } }, rules, now())
}

/** The secret of a channel; null where it was sealed under another secret of the product. */
export function opened(sealed: Sealed, kept: string | null): ChannelSecret | null {
  try {
    return kept === null ? null : (sealed.open({ sealed: kept }) as ChannelSecret)
  } catch {
    return null
  }
}

/** A mail goes to the account's own address by the product's outbox, under the delivery's id, which it bears for good. */
async function toOutbox({ sql, config, now }: DeliverServices, claimed: Claimed): Promise<void> {
  const { delivery_id: messageId, email, language, subject, body, uid, alert_id: alertId } = claimed
  await sql.begin(async (tx) => {
    if (email === null) {
      await settle(tx, messageId, { state: 'failed', fault: 'no-mail', said: null, nextAt: null }, now())
      await markChannel(tx, claimed.channel_id, { failed: true, pause: 'no-mail', freeAt: now() }, now())
    } else {
      await queueMessage(
        tx,
        config,
        { kind: 'mail', purpose: 'alert', receiver: email, language, messageId, own: { subject, body }, secret: {} },
        now(),
      )
      await settle(tx, messageId, { state: 'outbox', fault: null, said: null, nextAt: null }, now())
      if (hasProvider(config, 'mail'))
        await markChannel(tx, claimed.channel_id, { failed: false, pause: null, freeAt: now() }, now())
    }
    await tell(tx, uid, alertId)
  })
}

const tell = (tx: Parameters<typeof emitLive>[0], uid: number, alertId: string | null): Promise<void> =>
  emitLive(tx, { topic: 'alerts', uid, ids: alertId === null ? [] : [alertId] })
