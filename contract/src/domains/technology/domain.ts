import { defineDomain } from '../../domain.ts'
import { technologyErrors } from './errors.ts'
import { technologyRooms } from './rooms.ts'

export const technologyDomain = defineDomain({
  key: 'technology',
  uses: ['documents'],
  name: { zh: '技术寻企', en: 'Technology finder' },
  operations: async () => (await import('./operations.ts')).technology,
  errors: technologyErrors,
  rooms: technologyRooms,
})
