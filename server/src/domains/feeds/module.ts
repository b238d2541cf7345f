import { feedsDomain } from '@pandora/contract/domains/feeds/domain'
import { defineModule } from '../../module.ts'

export const feedsModule = defineModule(feedsDomain, {
  uses: ['documents'],
  routes: async () => (await import('./routes.ts')).feedRoutes,
  work: async (services) => (await import('./work.ts')).feedsWork(services),
})
