import { defineDomain } from '../../domain.ts'

export const watchDomain = defineDomain({
  key: 'watch',
  uses: ['figures', 'impact', 'markets'],
  name: { zh: '自选', en: 'Watch lists' },
  operations: async () => (await import('./operations.ts')).watch,
  topics: { watch: 'everyone' },
})
