import { financingDomain } from '@pandora/contract/domains/financing/domain'
import { defineModule } from '../../module.ts'

export const financingModule = defineModule(financingDomain, {
  uses: ['analysis', 'impact'],
  routes: async () => (await import('./routes.ts')).financingRoutes,
})
