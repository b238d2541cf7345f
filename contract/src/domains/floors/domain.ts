import { defineDomain } from '../../domain.ts'
import { floorsErrors } from './errors.ts'

export const floorsDomain = defineDomain({
  key: 'floors',
  name: { zh: '楼层', en: 'Floors' },
  operations: async () => (await import('./operations.ts')).floors,
  topics: { floors: 'everyone' },
  errors: floorsErrors,
})
