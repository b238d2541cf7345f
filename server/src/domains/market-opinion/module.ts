import { marketOpinionDomain } from '@pandora/contract/domains/market-opinion/domain'
import { defineModule } from '../../module.ts'

export const marketOpinionModule = defineModule(marketOpinionDomain, {
  uses: ['figures', 'industries', 'markets', 'opinion', 'search'],
  routes: async () => [
    ...(await import('./company-routes.ts')).companyRoutes,
    ...(await import('./curve-routes.ts')).curveRoutes,
    ...(await import('./market-routes.ts')).marketRoutes,
    ...(await import('./bar-routes.ts')).barRoutes,
  ],
})
