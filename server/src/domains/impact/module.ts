import { impactDomain } from '@pandora/contract/domains/impact/domain'
import { defineModule } from '../../module.ts'

export const impactModule = defineModule(impactDomain, {
  uses: ['analysis', 'markets', 'supply'],
  routes: async () => (await import('./routes.ts')).impactRoutes,
})
