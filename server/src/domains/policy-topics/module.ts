import { policyTopicsDomain } from '@pandora/contract/domains/policy-topics/domain'
import { defineModule } from '../../module.ts'

export const policyTopicsModule = defineModule(policyTopicsDomain, {
  uses: ['documents', 'policy-meetings'],
  routes: async () => [...(await import('./routes.ts')).topicRoutes, ...(await import('./find-routes.ts')).findRoutes],
})
