import { screeningDomain } from '@pandora/contract/domains/screening/domain'
import { defineModule } from '../../module.ts'

export const screeningModule = defineModule(screeningDomain, {
  uses: ['figures', 'themes', 'watch'],
  routes: async () => (await import('./routes.ts')).screeningRoutes,
})
