import { udfDomain } from '@pandora/contract/domains/udf/domain'
import { defineModule } from '../../module.ts'

export const udfModule = defineModule(udfDomain, {
  uses: ['markets', 'price-events', 'search'],
  routes: async () => (await import('./routes.ts')).udfRoutes,
  serve: async (app, services) => (await import('./serve-udf.ts')).serveUdf(app, services),
})
