import { researchDomain } from '@pandora/contract/domains/research/domain'
import { defineModule } from '../../module.ts'

export const researchModule = defineModule(researchDomain, {
  uses: ['analysis', 'documents'],
  routes: async () => (await import('./routes.ts')).researchRoutes,
})
