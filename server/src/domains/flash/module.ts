import { flashDomain } from '@pandora/contract/domains/flash/domain'
import { defineModule } from '../../module.ts'

export const flashModule = defineModule(flashDomain, {
  uses: ['documents'],
  routes: async () => (await import('./routes.ts')).flashRoutes,
})
