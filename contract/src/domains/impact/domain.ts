import { defineDomain } from '../../domain.ts'

export const impactDomain = defineDomain({
  key: 'impact',
  uses: ['analysis'],
  name: { zh: '影响分', en: 'Impact scores' },
  operations: async () => (await import('./operations.ts')).impact,
  derived: { company_score: ['analysis'], company_score_history: ['analysis'], score_day: ['analysis'] },
})
