import { watchDomain } from '@pandora/contract/domains/watch/domain'
import { defineModule } from '../../module.ts'

export const watchModule = defineModule(watchDomain, {
  uses: ['analysis', 'documents', 'figures', 'impact', 'markets'],
  routes: async () => (await import('./routes.ts')).watchRoutes,
})
