import { defineDomain } from '../../domain.ts'
import { businessSegment } from './records.ts'

export const businessDomain = defineDomain({
  key: 'business',
  uses: ['finance-reports'],
  name: { zh: '业务构成', en: 'Business' },
  operations: async () => (await import('./operations.ts')).business,
  records: [businessSegment],
})
