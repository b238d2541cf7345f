import { eventsDomain } from '@pandora/contract/domains/events/domain'
import { defineModule } from '../../module.ts'

export const eventsModule = defineModule(eventsDomain, {
  uses: ['analysis', 'documents', 'impact', 'watch'],
  routes: async () => (await import('./routes.ts')).eventRoutes,
})
