import { businessDomain } from '@pandora/contract/domains/business/domain'
import { defineModule } from '../../module.ts'

export const businessModule = defineModule(businessDomain, {
  routes: async () => (await import('./routes.ts')).businessRoutes,
})
