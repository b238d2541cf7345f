import { supplyDomain } from '@pandora/contract/domains/supply/domain'
import { defineModule } from '../../module.ts'

export const supplyModule = defineModule(supplyDomain, {
  routes: async () => (await import('./routes.ts')).supplyRoutes,
  derive: async () => (await import('./derive.ts')).deriveRefusals,
})
