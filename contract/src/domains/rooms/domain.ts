import { defineDomain } from '../../domain.ts'
import { roomsErrors } from './errors.ts'

export const roomsDomain = defineDomain({
  key: 'rooms',
  name: { zh: '房间', en: 'Rooms' },
  operations: async () => (await import('./operations.ts')).rooms,
  errors: roomsErrors,
})
