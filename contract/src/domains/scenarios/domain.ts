import { defineDomain } from '../../domain.ts'
import { scenariosErrors } from './errors.ts'

export const scenariosDomain = defineDomain({
  key: 'scenarios',
  name: { zh: '情景', en: 'Scenarios' },
  operations: async () => (await import('./operations.ts')).scenarios,
  errors: scenariosErrors,
})
