import { priceEventsDomain } from '@pandora/contract/domains/price-events/domain'
import { defineModule } from '../../module.ts'

export const priceEventsModule = defineModule(priceEventsDomain, {
  uses: ['analysis', 'documents', 'impact', 'industries', 'markets'],
  routes: async () => (await import('./routes.ts')).priceEventRoutes,
})
