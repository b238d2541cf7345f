import { floorsDomain } from '@pandora/contract/domains/floors/domain'
import { defineModule } from '../../module.ts'

export const floorsModule = defineModule(floorsDomain, {
  uses: ['membership', 'rooms', 'themes', 'watch'],
  routes: async () => [
    ...(await import('./passing-routes.ts')).passingRoutes,
    ...(await import('./routes.ts')).floorListRoutes,
    ...(await import('./tile-routes.ts')).tileRoutes,
  ],
  work: async (services) => (await import('./work.ts')).floorsWork(services),
})
