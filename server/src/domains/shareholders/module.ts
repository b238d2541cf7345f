import { shareholdersDomain } from '@pandora/contract/domains/shareholders/domain'
import { defineModule } from '../../module.ts'

export const shareholdersModule = defineModule(shareholdersDomain, {
  uses: ['figures', 'markets'],
  routes: async () => (await import('./routes.ts')).shareholderRoutes,
})
