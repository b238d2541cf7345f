import { defineDomain } from '../../domain.ts'
import { company, companyAddress, companyName, companyProfile, security } from './records.ts'

export const companiesDomain = defineDomain({
  key: 'companies',
  uses: ['analysis', 'documents', 'figures', 'markets'],
  name: { zh: '公司', en: 'Companies' },
  operations: async () => (await import('./operations.ts')).companies,
  records: [company, companyAddress, companyName, companyProfile, security],
  topics: { companies: 'everyone' },
})
