import { healthDomain } from '@pandora/contract/domains/health/domain'
import { defineModule } from '../../module.ts'

export const healthModule = defineModule(healthDomain, {
  uses: ['figures'],
  derive: async () => (await import('./offers/fact-summary.queries.ts')).summariseFacts,
  routes: async () => (await import('./routes.ts')).healthRoutes,
})
