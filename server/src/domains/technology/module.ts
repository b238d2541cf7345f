import { technologyDomain } from '@pandora/contract/domains/technology/domain'
import { defineModule } from '../../module.ts'

export const technologyModule = defineModule(technologyDomain, {
  uses: ['documents', 'figures', 'financing', 'industries', 'supply', 'themes'],
  routes: async () => [
    ...(await import('./routes.ts')).technologyRoutes,
    ...(await import('./text-routes.ts')).textRoutes,
    ...(await import('./saved-routes.ts')).savedRoutes,
  ],
})
