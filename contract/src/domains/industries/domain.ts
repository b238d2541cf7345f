import { defineDomain } from '../../domain.ts'
import { industry, industryMembership, industryRelation, productRelation } from './records.ts'

export const industriesDomain = defineDomain({
  key: 'industries',
  uses: ['figures', 'markets'],
  name: { zh: '行业', en: 'Industries' },
  operations: async () => (await import('./operations.ts')).industries,
  records: [industryRelation, productRelation, industry, industryMembership],
})
