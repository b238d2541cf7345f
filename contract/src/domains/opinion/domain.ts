import { defineDomain } from '../../domain.ts'
import { author, authorCount, post } from './records.ts'

export const opinionDomain = defineDomain({
  key: 'opinion',
  uses: ['analysis'],
  name: { zh: '舆情', en: 'Opinion' },
  operations: async () => (await import('./operations.ts')).opinion,
  records: [author, authorCount, post],
})
