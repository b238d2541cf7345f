import { randomUUID } from 'node:crypto'
import { digestErrors } from '@pandora/contract/domains/digest/errors'
import { digest } from '@pandora/contract/domains/digest/operations'
import { SUBSCRIPTION_LIMIT, USUAL_WEEKDAY, usualMinute } from '@pandora/contract/domains/digest/terms'
import { errors, Refusal } from '@pandora/contract/errors'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import { MARKET_ZONE } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { hasProvider } from '../../messages/queue.ts'
import { pageOf, wholeOf } from '../../shared/page.ts'
import { countEditions, editionOf, editionsOf } from './editions.queries.ts'
import { word } from './mail/words.ts'
import { scopeNames } from './names.ts'
import { presentAddress, presentEdition, presentSubscription } from './present.ts'
import { sendAgain, wakeSending } from './queue.queries.ts'
import { nextClosing } from './span.ts'
import { subjectOf } from './subject.ts'
import {
  addressOf,
  lockedCount,
  removeSubscription,
  roomSubscription,
  saveSubscription,
  subscriptionsOf,
  wakeAddress,
} from './subscriptions.queries.ts'
import { knownZone } from './zone.ts'

/** Throws DIGEST_NO_MAIL where the user has no address. */
async function hasAddress(db: Db, uid: number): Promise<void> {
  if ((await addressOf(db, uid)).email === null) throw new Refusal(digestErrors.DIGEST_NO_MAIL)
}

/** Throws TOO_MANY_SUBSCRIPTIONS where the user may have no more. */
async function roomForOne(tx: Db, uid: number): Promise<void> {
  if ((await lockedCount(tx, uid)) >= SUBSCRIPTION_LIMIT)
    throw new Refusal(digestErrors.TOO_MANY_SUBSCRIPTIONS, { limit: SUBSCRIPTION_LIMIT })
}

/** Throws NOT_FOUND for a room that has no mail switch. */
function mailRoom(roomPermissionId: string): void {
  if (roomPermissionId !== roomCatalogue.hejun.permissionId) throw new Refusal(errors.NOT_FOUND)
}

async function oneEdition(db: Db, uid: number, { marketId }: View, editionId: string) {
  const row = await editionOf(db, uid, marketId, editionId)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return row
}

export const subscriptionRoutes: readonly Route[] = [
  serve(digest.mailStatus, async ({ db, view, user, input: { roomPermissionId } }) => {
    mailRoom(roomPermissionId)
    const row = await roomSubscription(db, user.uid, view.marketId, roomPermissionId)
    return { isSend: row?.mail ?? false, roomPermissionId }
  }),

  serve(digest.saveMailStatus, async ({ db, view, user, language, now, input: { roomPermissionId, isSend } }) => {
    mailRoom(roomPermissionId)
    if (isSend) await hasAddress(db, user.uid)
    const before = await roomSubscription(db, user.uid, view.marketId, roomPermissionId)
    if (!before && isSend) await roomForOne(db, user.uid)
    const usual = { edition: 'weekly', minute: usualMinute.weekly, weekday: USUAL_WEEKDAY, zone: MARKET_ZONE } as const
    if (before || isSend)
      await saveSubscription(
        db,
        before
          ? { ...before, mail: isSend }
          : {
              ...usual,
              subscription_id: randomUUID(),
              uid: user.uid,
              market_id: view.marketId,
              name: word('weekly', language),
              language,
              scope: 'market',
              scope_id: null,
              mail: isSend,
              room_permission_id: roomPermissionId,
              next_at: nextClosing(usual, now),
            },
        now,
      )
    return { isSend, roomPermissionId }
  }),

  serve(digest.subscriptions, async ({ db, view, user, services }) => {
    const rows = await subscriptionsOf(db, user.uid, view.marketId)
    const names = await scopeNames(db, user.uid, view, rows)
    return {
      ...wholeOf(rows.map((row) => presentSubscription(row, names))),
      address: presentAddress(await addressOf(db, user.uid)),
      mails: hasProvider(services.config, 'mail'),
    }
  }),

  serve(digest.saveSubscription, async ({ db, view, user, now, input }) => {
    const { subscriptionId, name, edition, minute, weekday, zone, language, mail } = input
    knownZone(zone)
    if (mail) await hasAddress(db, user.uid)
    const { scope, scopeId } = await subjectOf(db, view, user.uid, input)
    const [before] =
      subscriptionId === undefined ? [] : await subscriptionsOf(db, user.uid, view.marketId, subscriptionId)
    if (subscriptionId !== undefined && !before) throw new Refusal(errors.NOT_FOUND)
    if (!before) await roomForOne(db, user.uid)
    const schedule = { edition, minute, zone, weekday: edition === 'weekly' ? (weekday ?? USUAL_WEEKDAY) : null }
    const row = {
      ...schedule,
      subscription_id: subscriptionId ?? randomUUID(),
      uid: user.uid,
      market_id: view.marketId,
      name,
      language,
      scope,
      scope_id: scopeId,
      mail,
      room_permission_id: before?.room_permission_id ?? null,
      next_at: nextClosing(schedule, now),
    }
    await saveSubscription(db, row, now)
    return presentSubscription(row, await scopeNames(db, user.uid, view, [row]))
  }),

  serve(digest.removeSubscription, async ({ db, user, input: { subscriptionId } }) => {
    if (!(await removeSubscription(db, user.uid, subscriptionId))) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),

  serve(digest.archive, async ({ db, view, user, input: { subscriptionId, ...asked } }) => {
    const of = { uid: user.uid, marketId: view.marketId, subscriptionId }
    if (
      subscriptionId !== undefined &&
      (await subscriptionsOf(db, user.uid, view.marketId, subscriptionId)).length === 0
    )
      throw new Refusal(errors.NOT_FOUND)
    const rows = await editionsOf(db, of, asked)
    return pageOf(rows.map(presentEdition), await countEditions(db, of), asked)
  }),

  serve(digest.edition, async ({ db, view, user, input: { editionId } }) => {
    const { content, ...row } = await oneEdition(db, user.uid, view, editionId)
    return { ...content, item: presentEdition(row) }
  }),

  serve(digest.sendAgain, async ({ db, view, user, now, input: { editionId } }) => {
    await oneEdition(db, user.uid, view, editionId)
    await hasAddress(db, user.uid)
    if (!(await sendAgain(db, user.uid, editionId, now))) throw new Refusal(digestErrors.DIGEST_NOT_SENDABLE)
    await wakeSending(db)
    return presentEdition(await oneEdition(db, user.uid, view, editionId))
  }),

  serve(digest.wakeAddress, async ({ db, user }) => {
    if (!(await wakeAddress(db, user.uid))) throw new Refusal(digestErrors.DIGEST_ADDRESS_AWAKE)
    return { done: true }
  }),
]
