import { authorsDomain } from '@pandora/contract/domains/authors/domain'
import { defineModule } from '../../module.ts'

export const authorsModule = defineModule(authorsDomain, {
  uses: ['calls', 'figures', 'impact', 'opinion'],
  routes: async () => (await import('./routes.ts')).authorRoutes,
})
