import { chainsDomain } from '@pandora/contract/domains/chains/domain'
import { defineModule } from '../../module.ts'

export const chainsModule = defineModule(chainsDomain, {
  uses: ['business', 'impact', 'search', 'supply', 'themes'],
  routes: async () => [
    ...(await import('./saved-routes.ts')).savedRoutes,
    ...(await import('./sharing-routes.ts')).sharingRoutes,
    ...(await import('./history-routes.ts')).historyRoutes,
    ...(await import('./relation-routes.ts')).relationRoutes,
    ...(await import('./consulting-routes.ts')).consultingRoutes,
    ...(await import('./excel-routes.ts')).excelRoutes,
    ...(await import('./facts-routes.ts')).factsRoutes,
    ...(await import('./flow-routes.ts')).flowRoutes,
  ],
  work: async (services) => (await import('./work.ts')).chainsWork(services),
})
