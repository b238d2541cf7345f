import { defineDomain } from '../../domain.ts'
import { correctionsErrors } from './errors.ts'

export const correctionsDomain = defineDomain({
  key: 'corrections',
  uses: ['analysis'],
  name: { zh: '更正', en: 'Corrections' },
  operations: async () => (await import('./operations.ts')).corrections,
  errors: correctionsErrors,
})
