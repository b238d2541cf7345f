import { healthDomain } from '@pandora/contract/domains/health/domain'
import { defineModule } from '../../module.ts'

export const healthModule = defineModule(healthDomain, {
  uses: ['figures'],
  routes: async () => (await import('./routes.ts')).healthRoutes,
})
