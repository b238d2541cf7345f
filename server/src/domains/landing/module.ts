import { landingDomain } from '@pandora/contract/domains/landing/domain'
import { defineModule } from '../../module.ts'

export const landingModule = defineModule(landingDomain, {
  uses: ['figures', 'industries', 'themes'],
  routes: async () => (await import('./routes.ts')).landingRoutes,
})
