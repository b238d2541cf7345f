import { consumerDomain } from '@pandora/contract/domains/consumer/domain'
import { defineModule } from '../../module.ts'

export const consumerModule = defineModule(consumerDomain, {
  uses: ['accounts'],
  routes: async () => (await import('./routes.ts')).consumerRoutes,
})
