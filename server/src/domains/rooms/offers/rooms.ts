import type { Role } from '@pandora/contract/roles'
import { roomsErrors } from '@pandora/contract/domains/rooms/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { inLanguage, type Language } from '@pandora/contract/language'
import { presetRooms } from '@pandora/contract/domains/rooms/operations'
import { roomKeys, type RoomKey } from '@pandora/contract/room'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import type { RoomChoice } from './rooms.queries.ts'

/** Rooms a role may see, in the order of the catalogue; the others are not offered (SHELL-30). */
export function roomsFor(role: Role): RoomKey[] {
  return roomKeys.filter((key) => roomCatalogue[key].roles.includes(role))
}

/** The room of an id from outside. Throws NOT_FOUND where there is none for the role. */
export function roomOf(id: string, role: Role): RoomKey {
  const key = roomsFor(role).find((one) => one === id)
  if (!key) throw new Refusal(errors.NOT_FOUND)
  return key
}

/** Whether a user is subscribed: as they chose, else as the catalogue presets. */
export function isSubscribed(key: RoomKey, choices: ReadonlyMap<string, RoomChoice>): boolean {
  return choices.get(key)?.subscribed ?? presetRooms.includes(key)
}

/** Whether a floor may show the room to a role at all. */
export function canOpen(key: RoomKey, role: Role): boolean {
  return roomCatalogue[key].ready && roomCatalogue[key].roles.includes(role)
}

/** Throws where a user may not put the room on a floor: NOT_FOUND, ROOM_NOT_READY, ROOM_NOT_SUBSCRIBED. */
export function requireOpen(
  key: RoomKey,
  role: Role,
  choices: ReadonlyMap<string, RoomChoice>,
  language: Language,
): void {
  roomOf(key, role)
  const room = inLanguage(roomCatalogue[key].name, language)
  if (!roomCatalogue[key].ready) throw new Refusal(roomsErrors.ROOM_NOT_READY, { room })
  if (!isSubscribed(key, choices)) throw new Refusal(roomsErrors.ROOM_NOT_SUBSCRIBED, { room })
}
