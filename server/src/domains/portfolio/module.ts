import { portfolioDomain } from '@pandora/contract/domains/portfolio/domain'
import { defineModule } from '../../module.ts'

export const portfolioModule = defineModule(portfolioDomain, {
  uses: ['figures', 'impact', 'markets', 'watch'],
  routes: async () => (await import('./routes.ts')).portfolioRoutes,
})
