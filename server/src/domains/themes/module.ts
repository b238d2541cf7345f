import { themesDomain } from '@pandora/contract/domains/themes/domain'
import { defineModule } from '../../module.ts'

export const themesModule = defineModule(themesDomain, {
  uses: ['analysis', 'companies', 'figures', 'impact', 'markets', 'price-events'],
  routes: async () => (await import('./routes.ts')).themeRoutes,
})
