import { defineDomain } from '../../domain.ts'
import { flashErrors } from './errors.ts'
import { flashRooms } from './rooms.ts'

export const flashDomain = defineDomain({
  key: 'flash',
  uses: ['documents'],
  name: { zh: '快讯', en: 'Daily flash' },
  operations: async () => (await import('./operations.ts')).flash,
  errors: flashErrors,
  rooms: flashRooms,
})
