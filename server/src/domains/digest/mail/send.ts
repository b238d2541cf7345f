import { setTimeout as wait } from 'node:timers/promises'
import { BOUNCES } from '@pandora/contract/domains/digest/terms'
import { MARKET_ZONE } from '@pandora/contract/time'
import type { Sql } from '@pandora/store/database'
import { holdLock } from '@pandora/store/hold'
import { emitLive } from '@pandora/store/live-events'
import type { Sealed } from '../../../auth/sealed.ts'
import type { Config } from '../../../config.ts'
import type { SendMail } from '../../../mail/smtp.ts'
import { publicUrl } from '../../../messages/links.ts'
import { NeverTaken } from '../../../messages/never-taken.ts'
import { claimDue, leaveInDoubt, nextDue, settle, wakeSending, type Claimed, type Outcome } from '../queue.queries.ts'
import { noteBounce, wakeAddress } from '../subscriptions.queries.ts'
import { htmlOf, subjectOf, textOf } from './letter.ts'
import { stopLink } from './links.ts'

/** Lock of the one process that mails editions. */
const SEND_LOCK = 5_041_054
/** Mails on their way at once. */
const AT_ONCE = 8
const MINUTE = 60_000
/** Waits between the tries of a mail that the server does not take now; behind the last it has failed. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 180 * MINUTE]
/** How often it is looked for more while mails are on their way, ms. */
const LOOK_MS = 50

export interface SendServices {
  sql: Sql
  config: Config
  sealed: Sealed
  mail: SendMail
  now: () => number
  stopping: AbortSignal
}

/**
 * Mails what waits, so many at once. An edition is marked as on its way before it is handed over: what a process finds
 * on its way when it begins was left by one that died, is perhaps sent, and is not sent again by itself.
 */
export async function sendDue(services: SendServices): Promise<void> {
  const { sql, now, stopping } = services
  const release = await holdLock(sql, SEND_LOCK, 0)
  if (!release) return
  try {
    for (const uid of await leaveInDoubt(sql, now())) await emitLive(sql, { topic: 'digest', uid, ids: [] })
    const busy = new Set<Promise<void>>()
    for (;;) {
      for (const one of stopping.aborted ? [] : await claimDue(sql, now(), AT_ONCE - busy.size)) {
        const going = mailOne(services, one).finally(() => busy.delete(going))
        busy.add(going)
      }
      if (busy.size === 0) break
      await (busy.size < AT_ONCE ? Promise.race([...busy, wait(LOOK_MS)]) : Promise.race(busy))
    }
  } finally {
    await release()
  }
  const next = await nextDue(sql)
  if (next !== null && !stopping.aborted) await wakeSending(sql, next)
}

async function mailOne(services: SendServices, claimed: Claimed): Promise<void> {
  const { sql, now } = services
  const outcome = await handOver(services, claimed)
  await sql.begin(async (tx) => {
    await settle(tx, claimed.edition_id, outcome, now())
    if (outcome.state === 'sent') await wakeAddress(tx, claimed.uid)
    if (outcome.bounced && claimed.email !== null)
      await noteBounce(tx, claimed.uid, claimed.email, outcome.said ?? '', BOUNCES, now())
    await emitLive(tx, { topic: 'digest', uid: claimed.uid, ids: [claimed.edition_id] })
  })
}

const ended = (state: Outcome['state'], said: string | null, bounced = false) => ({
  state,
  said,
  nextAt: null,
  bounced,
})

async function handOver(
  { config, sealed, mail, now }: SendServices,
  claimed: Claimed,
): Promise<Outcome & { bounced: boolean }> {
  const { subscription_id: subscriptionId, email, language, content, name, edition, market } = claimed
  // Ended, or without an address, while it waited.
  if (email === null || subscriptionId === null || !claimed.wanted) return ended('none', null)
  if (claimed.rests) return ended('rests', null)
  const base = publicUrl(config)
  const stop = stopLink(base, sealed, subscriptionId)
  const path = `/index/digest/archive?edition=${claimed.edition_id}`
  const letter = { name, edition, language, zone: claimed.zone ?? MARKET_ZONE, content, base, market, path, stop }
  try {
    await mail.send({
      id: claimed.edition_id,
      to: email,
      subject: subjectOf(letter),
      text: textOf(letter),
      html: htmlOf(letter),
      code: undefined,
      language,
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    return ended('sent', null)
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    if (error instanceof NeverTaken) return ended('failed', said, true)
    const after = WAITS[claimed.attempts - 1]
    return after === undefined
      ? ended('failed', said)
      : { state: 'waiting', said, nextAt: now() + after, bounced: false }
  }
}
