import { themesDomain } from '@pandora/contract/domains/themes/domain'
import { defineModule } from '../../module.ts'

export const themesModule = defineModule(themesDomain, {
  uses: ['analysis', 'figures', 'impact', 'markets', 'membership', 'price-events'],
  routes: async () => (await import('./routes.ts')).themeRoutes,
})
