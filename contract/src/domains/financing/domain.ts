import { defineDomain } from '../../domain.ts'
import { financingRound } from './records.ts'

export const financingDomain = defineDomain({
  key: 'financing',
  uses: ['analysis', 'impact'],
  name: { zh: '融资', en: 'Financing' },
  operations: async () => (await import('./operations.ts')).financing,
  records: [financingRound],
})
