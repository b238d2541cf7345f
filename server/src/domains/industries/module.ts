import { industriesDomain } from '@pandora/contract/domains/industries/domain'
import { defineModule } from '../../module.ts'

export const industriesModule = defineModule(industriesDomain, {
  uses: ['figures', 'impact', 'markets'],
  routes: async () => (await import('./routes.ts')).industryRoutes,
})
