import { scenariosDomain } from '@pandora/contract/domains/scenarios/domain'
import { defineModule } from '../../module.ts'

export const scenariosModule = defineModule(scenariosDomain, {
  uses: ['chains', 'impact', 'supply'],
  routes: async () => [
    ...(await import('./run-routes.ts')).runRoutes,
    ...(await import('./saved-routes.ts')).savedRoutes,
  ],
  work: async ({ sql }) => ({
    prune: async (now) => (await import('./saved.queries.ts')).pruneScenarios(sql, now),
  }),
})
