import { holdingsDomain } from '@pandora/contract/domains/holdings/domain'
import { defineModule } from '../../module.ts'

export const holdingsModule = defineModule(holdingsDomain, {
  uses: ['figures', 'impact', 'markets', 'themes'],
  routes: async () => [
    ...(await import('./portfolio-routes.ts')).portfolioRoutes,
    ...(await import('./trade-routes.ts')).tradeRoutes,
    ...(await import('./answer-routes.ts')).answerRoutes,
  ],
  work: async (services) => (await import('./work.ts')).holdingsWork(services),
})
