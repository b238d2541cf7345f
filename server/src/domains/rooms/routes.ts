import type { OutputOf } from '@pandora/contract/operation'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { emitLive } from '@pandora/store/live-events'
import { serve, type Route, type UserCall } from '../../http/route.ts'
import { chooseRooms, roomChoices } from './offers/rooms.queries.ts'
import { roomOf, roomsFor } from './offers/rooms.ts'
import { presentRoom, presentSubscribed } from './present.ts'

/** Subscribes or ends it, tells the user's other tabs, and answers the room. */
async function choose(
  { db, user, input, now }: UserCall<typeof rooms.add>,
  subscribed: boolean,
): Promise<OutputOf<typeof rooms.add>> {
  const key = roomOf(input.roomId, user.role)
  await chooseRooms(db, user.uid, [key], subscribed, now)
  await emitLive(db, { topic: 'floors', uid: user.uid, ids: [] })
  return presentRoom(key, user.uid, await roomChoices(db, user.uid))
}

export const roomRoutes: readonly Route[] = [
  serve(rooms.data, async ({ db, user }) => {
    const choices = await roomChoices(db, user.uid)
    return { dataList: roomsFor(user.role).map((key) => presentRoom(key, user.uid, choices)) }
  }),
  serve(rooms.detail, async ({ db, user, input }) =>
    presentRoom(roomOf(input.roomId, user.role), user.uid, await roomChoices(db, user.uid)),
  ),
  serve(rooms.add, (call) => choose(call, true)),
  serve(rooms.subscribe, (call) => choose(call, true)),
  serve(rooms.unsubscribe, (call) => choose(call, false)),
  serve(rooms.subscribed, async ({ db, user, input }) =>
    presentSubscribed(roomsFor(user.role), user.uid, await roomChoices(db, user.uid), input),
  ),
]
