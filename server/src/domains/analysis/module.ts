import { analysisDomain } from '@pandora/contract/domains/analysis/domain'
import { defineModule } from '../../module.ts'

export const analysisModule = defineModule(analysisDomain, {
  uses: ['documents'],
  derive: async () => (await import('../../analysis/queue.queries.ts')).awaitAnalysis,
  routes: async () => (await import('./routes.ts')).analysisRoutes,
  work: async (services) => (await import('./work.ts')).analysisWork(services),
})
