import { defineDomain } from '../../domain.ts'
import { supplyErrors } from './errors.ts'
import { corporateRelation, concentration, site, supplyEdge } from './records.ts'

export const supplyDomain = defineDomain({
  key: 'supply',
  name: { zh: '供应关系', en: 'Supply relations' },
  operations: async () => (await import('./operations.ts')).supply,
  records: [supplyEdge, corporateRelation, concentration, site],
  derived: { found_relation: ['analysis'], found_site: ['analysis'], relation_review: ['analysis'] },
  errors: supplyErrors,
})
