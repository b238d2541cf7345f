import { macroDomain } from '@pandora/contract/domains/macro/domain'
import { defineModule } from '../../module.ts'

export const macroModule = defineModule(macroDomain, {
  routes: async () => (await import('./routes.ts')).macroRoutes,
})
