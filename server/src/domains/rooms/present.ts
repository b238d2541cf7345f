import type { z } from 'zod'
import { type offeredRoom, type rooms } from '@pandora/contract/domains/rooms/operations'
import { type RoomKey } from '@pandora/contract/room'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import { isSubscribed } from './offers/rooms.ts'
import type { RoomChoice } from './offers/rooms.queries.ts'
import { pageOf, partOf, type AnswerOf } from '../../shared/page.ts'

/** A room as it is offered to a user. Its instance id is made of user and room: a user has each room once. */
export function presentRoom(
  key: RoomKey,
  uid: number,
  choices: ReadonlyMap<string, RoomChoice>,
): z.infer<typeof offeredRoom> {
  const { name, sentence, icon, permissionId, ready, views } = roomCatalogue[key]
  const subscribed = isSubscribed(key, choices)
  const chosenAt = choices.get(key)?.changedAt
  return {
    id: key,
    key,
    nameZh: name.zh,
    nameEn: name.en,
    sentenceZh: sentence.zh,
    sentenceEn: sentence.en,
    icon,
    roomPermissionId: permissionId,
    ready,
    views: views.map((view) => ({ key: view.key, nameZh: view.name.zh, nameEn: view.name.en })),
    subscribed,
    instanceId: subscribed ? `${uid}.${key}` : null,
    subscribedAt: subscribed && chosenAt !== undefined ? new Date(chosenAt).toISOString() : null,
  }
}

/** A page of the rooms a user is subscribed to (SHELL-52). */
export function presentSubscribed(
  keys: readonly RoomKey[],
  uid: number,
  choices: ReadonlyMap<string, RoomChoice>,
  asked: { page: number; size: number },
): AnswerOf<typeof rooms.subscribed> {
  const own = keys.filter((key) => isSubscribed(key, choices))
  return pageOf(
    partOf(own, asked).map((key) => presentRoom(key, uid, choices)),
    own.length,
    asked,
  )
}
