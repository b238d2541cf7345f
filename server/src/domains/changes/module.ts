import { changesDomain } from '@pandora/contract/domains/changes/domain'
import { defineModule } from '../../module.ts'

export const changesModule = defineModule(changesDomain, {
  uses: ['analysis', 'figures', 'impact', 'markets', 'themes', 'watch'],
  routes: async () => (await import('./routes.ts')).changeRoutes,
})
