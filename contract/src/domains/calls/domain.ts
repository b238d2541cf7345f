import { defineDomain } from '../../domain.ts'
import { callsErrors } from './errors.ts'

export const callsDomain = defineDomain({
  key: 'calls',
  name: { zh: '我的判断', en: 'Own calls' },
  operations: async () => (await import('./operations.ts')).calls,
  errors: callsErrors,
})
