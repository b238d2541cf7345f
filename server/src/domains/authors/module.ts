import { authorsDomain } from '@pandora/contract/domains/authors/domain'
import { defineModule } from '../../module.ts'

export const authorsModule = defineModule(authorsDomain, {
  uses: ['calls', 'figures', 'impact', 'market-opinion', 'opinion'],
  routes: async () => (await import('./routes.ts')).authorRoutes,
})
