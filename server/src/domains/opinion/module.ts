import { opinionDomain } from '@pandora/contract/domains/opinion/domain'
import { defineModule } from '../../module.ts'

export const opinionModule = defineModule(opinionDomain, {
  uses: ['analysis', 'documents'],
  routes: async () => (await import('./routes.ts')).opinionRoutes,
})
