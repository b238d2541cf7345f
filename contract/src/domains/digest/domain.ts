import { defineDomain } from '../../domain.ts'
import { digestErrors } from './errors.ts'
import { digestRooms } from './rooms.ts'

export const digestDomain = defineDomain({
  key: 'digest',
  uses: ['documents', 'markets'],
  name: { zh: '摘要', en: 'Digests' },
  operations: async () => (await import('./operations.ts')).digest,
  topics: { digest: 'everyone' },
  errors: digestErrors,
  rooms: digestRooms,
})
