import { companiesDomain } from '@pandora/contract/domains/companies/domain'
import { defineModule } from '../../module.ts'

export const companiesModule = defineModule(companiesDomain, {
  uses: ['analysis', 'documents', 'figures', 'markets', 'policy', 'supply', 'watch'],
  routes: async () => (await import('./routes.ts')).companyRoutes,
})
