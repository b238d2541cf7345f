import { policyDomain } from '@pandora/contract/domains/policy/domain'
import { defineModule } from '../../module.ts'

export const policyModule = defineModule(policyDomain, {
  uses: ['analysis', 'business', 'documents', 'industries'],
  routes: async () => (await import('./routes.ts')).policyRoutes,
})
