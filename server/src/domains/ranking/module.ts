import { rankingDomain } from '@pandora/contract/domains/ranking/domain'
import { defineModule } from '../../module.ts'

export const rankingModule = defineModule(rankingDomain, {
  uses: ['figures', 'impact', 'markets', 'opinion'],
  routes: async () => [
    ...(await import('./lists/routes.ts')).listRoutes,
    ...(await import('./score-routes.ts')).scoreRoutes,
    ...(await import('./mark-routes.ts')).markRoutes,
    ...(await import('./published/routes.ts')).publishedRoutes,
    ...(await import('./weights/routes.ts')).weightRoutes,
    ...(await import('./admin/routes.ts')).adminRoutes,
  ],
  derive: async () => (await import('./months/derive.ts')).rankingChanged,
  work: async (services) => (await import('./work.ts')).rankingWork(services),
})
