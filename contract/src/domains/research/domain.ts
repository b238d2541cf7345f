import { defineDomain } from '../../domain.ts'
import { researchErrors } from './errors.ts'

export const researchDomain = defineDomain({
  key: 'research',
  uses: ['analysis', 'documents', 'impact'],
  name: { zh: '研究报告', en: 'Research reports' },
  operations: async () => (await import('./operations.ts')).research,
  errors: researchErrors,
})
