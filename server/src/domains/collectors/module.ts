import { collectorsDomain } from '@pandora/contract/domains/collectors/domain'
import { defineModule } from '../../module.ts'

export const collectorsModule = defineModule(collectorsDomain, {
  routes: async () => (await import('./routes.ts')).collectorRoutes,
  serve: async (app, services) => (await import('./serve-collect.ts')).serveCollect(app, services),
  work: async (services) => (await import('./work.ts')).collectorsWork(services),
})
