import { portfolioDomain } from '@pandora/contract/domains/portfolio/domain'
import { defineModule } from '../../module.ts'

export const portfolioModule = defineModule(portfolioDomain, {
  uses: ['companies', 'figures', 'impact'],
  routes: async () => (await import('./routes.ts')).portfolioRoutes,
})
