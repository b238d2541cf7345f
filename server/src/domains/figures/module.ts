import { figuresDomain } from '@pandora/contract/domains/figures/domain'
import { defineModule } from '../../module.ts'

export const figuresModule = defineModule(figuresDomain, {
  uses: ['impact', 'markets'],
  derive: async () => (await import('./quarters/waiting.queries.ts')).awaitFigures,
  routes: async () => (await import('./routes.ts')).figureRoutes,
  work: async (services) => (await import('./work.ts')).figuresWork(services),
})
