import { defineDomain } from '../../domain.ts'

export const authorsDomain = defineDomain({
  key: 'authors',
  uses: ['opinion'],
  name: { zh: '作者', en: 'Authors' },
  operations: async () => (await import('./operations.ts')).authors,
})
