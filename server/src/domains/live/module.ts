import { liveDomain } from '@pandora/contract/domains/live/domain'
import { defineModule } from '../../module.ts'

export const liveModule = defineModule(liveDomain, {
  routes: async () => (await import('./routes.ts')).liveRoutes,
})
