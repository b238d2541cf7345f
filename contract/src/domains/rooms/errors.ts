import { defineErrors } from '../../errors.ts'

export const roomsErrors = defineErrors({
  ROOM_NOT_READY: {
    status: 409,
    zh: '房间“{room}”将在以后的版本中提供，暂时不能打开。',
    en: 'The room “{room}” comes with a later version and cannot be opened yet.',
  },
  ROOM_NOT_SUBSCRIBED: {
    status: 409,
    zh: '请先在大厅订阅房间“{room}”。',
    en: 'Subscribe to the room “{room}” in the lobby first.',
  },
})
