import { z } from 'zod'
import { PAGE_SIZE } from '../../constants.ts'
import { roomKeys, type RoomKey } from '../../room.ts'
import { publicId } from '../../records/ids.ts'
import { defineOperation, instant, pageInput, pageOf } from '../../operation.ts'

/** Rooms a new user is subscribed to: those that can be opened in the first version that has floors. */
export const presetRooms: readonly RoomKey[] = ['dailyFlash', 'portfolioDashboard', 'priceEvent', 'noyaxe']

/** A room as the server offers it (SHELL-29). `id` is its key. */
export const offeredRoom = z.object({
  id: z.string(),
  key: z.enum(roomKeys),
  nameZh: z.string(),
  nameEn: z.string(),
  sentenceZh: z.string(),
  sentenceEn: z.string(),
  icon: z.string(),
  roomPermissionId: z.string(),
  /** False: a later version builds it, and it cannot be opened. */
  ready: z.boolean(),
  views: z.array(z.object({ key: z.string(), nameZh: z.string(), nameEn: z.string() })),
  subscribed: z.boolean(),
  /** Id of the room among the user's own; null while not subscribed. */
  instanceId: z.string().nullable(),
  /** Null where it came with the account, or is not subscribed to. */
  subscribedAt: instant.nullable(),
})

const roomId = publicId('room')

export const rooms = {
  data: defineOperation({
    id: 'rooms.data',
    requirement: 'SHELL-48',
    method: 'POST',
    path: '/api/room/data',
    acceptance: 'room',
    summary: 'Rooms the user may see, in the order of the catalogue',
    output: z.object({ dataList: z.array(offeredRoom) }),
  }),
  detail: defineOperation({
    id: 'rooms.detail',
    requirement: 'SHELL-49',
    method: 'POST',
    path: '/api/room/detail',
    acceptance: 'room',
    summary: 'One room',
    input: z.object({ roomId }),
    output: offeredRoom,
  }),
  add: defineOperation({
    id: 'rooms.add',
    requirement: 'SHELL-50',
    method: 'POST',
    path: '/api/room/add',
    acceptance: 'room',
    writes: true,
    summary: 'Put a room among the user’s own: subscribes, and answers it with its instance id',
    input: z.object({ roomId }),
    output: offeredRoom,
  }),
  subscribe: defineOperation({
    id: 'rooms.subscribe',
    requirement: 'SHELL-51',
    method: 'POST',
    path: '/api/room/subscribe',
    acceptance: 'room',
    writes: true,
    summary: 'Subscribe to a room',
    input: z.object({ roomId }),
    output: offeredRoom,
  }),
  unsubscribe: defineOperation({
    id: 'rooms.unsubscribe',
    method: 'POST',
    path: '/api/room/unsubscribe',
    acceptance: 'room',
    writes: true,
    summary: 'End a subscription; tiles that show the room stay where they are',
    input: z.object({ roomId }),
    output: offeredRoom,
  }),
  subscribed: defineOperation({
    id: 'rooms.subscribed',
    requirement: 'SHELL-52',
    method: 'POST',
    path: '/api/room/subscribed',
    acceptance: 'room',
    summary: 'Rooms the user is subscribed to',
    input: z.object({ ...pageInput(PAGE_SIZE) }),
    output: pageOf(offeredRoom),
  }),
}
