import { riskDomain } from '@pandora/contract/domains/risk/domain'
import { defineModule } from '../../module.ts'

export const riskModule = defineModule(riskDomain, {
  uses: ['chains', 'documents', 'holdings', 'supply', 'watch'],
  routes: async () => [
    ...(await import('./topic-routes.ts')).topicRoutes,
    ...(await import('./course-routes.ts')).courseRoutes,
    ...(await import('./portfolio-routes.ts')).portfolioRoutes,
    ...(await import('./register-routes.ts')).registerRoutes,
  ],
  work: async (services) => (await import('./work.ts')).riskWork(services),
})
