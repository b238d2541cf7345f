import { callsDomain } from '@pandora/contract/domains/calls/domain'
import { defineModule } from '../../module.ts'

export const callsModule = defineModule(callsDomain, {
  uses: ['figures', 'impact'],
  routes: async () => (await import('./routes.ts')).callRoutes,
})
