import { defineDomain } from '../../domain.ts'
import { holdingsErrors } from './errors.ts'

export const holdingsDomain = defineDomain({
  key: 'holdings',
  uses: ['figures', 'impact', 'markets'],
  name: { zh: '持仓', en: 'Holdings' },
  operations: async () => (await import('./operations.ts')).holdings,
  errors: holdingsErrors,
  topics: { holdings: 'everyone' },
})
