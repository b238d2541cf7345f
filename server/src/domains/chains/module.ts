import { chainsDomain } from '@pandora/contract/domains/chains/domain'
import { defineModule } from '../../module.ts'

export const chainsModule = defineModule(chainsDomain, {
  uses: ['business', 'events', 'impact', 'membership', 'search', 'supply', 'themes'],
  routes: async () => [
    ...(await import('./saved-routes.ts')).savedRoutes,
    ...(await import('./sharing/sharing-routes.ts')).sharingRoutes,
    ...(await import('./history/history-routes.ts')).historyRoutes,
    ...(await import('./relation-routes.ts')).relationRoutes,
    ...(await import('./consulting/consulting-routes.ts')).consultingRoutes,
    ...(await import('./excel/excel-routes.ts')).excelRoutes,
    ...(await import('./facts-routes.ts')).factsRoutes,
    ...(await import('./flow/flow-routes.ts')).flowRoutes,
  ],
  work: async (services) => (await import('./work.ts')).chainsWork(services),
})
