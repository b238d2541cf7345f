import { defineDomain } from '../../domain.ts'
import { feedsErrors } from './errors.ts'

export const feedsDomain = defineDomain({
  key: 'feeds',
  uses: ['documents'],
  name: { zh: '订阅源', en: 'Feeds' },
  operations: async () => (await import('./operations.ts')).feeds,
  topics: { feeds: 'everyone' },
  errors: feedsErrors,
})
