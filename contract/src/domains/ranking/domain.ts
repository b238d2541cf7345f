import { defineDomain } from '../../domain.ts'
import { rankingErrors } from './errors.ts'
import { rankList, rankListEntry } from './records.ts'

export const rankingDomain = defineDomain({
  key: 'ranking',
  uses: ['impact', 'markets'],
  name: { zh: '榜单', en: 'Rankings' },
  operations: async () => ({
    ...(await import('./operations.ts')).ranking,
    ...(await import('./weight-operations.ts')).rankingWeights,
    ...(await import('./admin-operations.ts')).rankingAdmin,
  }),
  records: [rankList, rankListEntry],
  derived: { ranking_month: ['ranking'] },
  topics: { ranking: 'everyone' },
  errors: rankingErrors,
})
