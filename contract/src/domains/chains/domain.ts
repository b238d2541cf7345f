import { defineDomain } from '../../domain.ts'
import { chainsErrors } from './errors.ts'
import { chainRooms } from './rooms.ts'

export const chainsDomain = defineDomain({
  key: 'chains',
  uses: ['risk'],
  name: { zh: '供应链', en: 'Supply chains' },
  operations: async () => (await import('./operations.ts')).chains,
  errors: chainsErrors,
  topics: { chains: 'everyone' },
  rooms: chainRooms,
})
