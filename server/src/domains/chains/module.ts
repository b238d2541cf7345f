import { chainsDomain } from '@pandora/contract/domains/chains/domain'
import { defineModule } from '../../module.ts'

export const chainsModule = defineModule(chainsDomain, {
  routes: async () => [...(await import('./saved-routes.ts')).savedRoutes],
})
