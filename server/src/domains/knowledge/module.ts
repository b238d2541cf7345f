import { knowledgeDomain } from '@pandora/contract/domains/knowledge/domain'
import { defineModule } from '../../module.ts'

export const knowledgeModule = defineModule(knowledgeDomain, {
  uses: ['documents', 'floors', 'membership'],
  routes: async () => [
    ...(await import('./base-routes.ts')).baseRoutes,
    ...(await import('./document-routes.ts')).documentRoutes,
    ...(await import('./share-routes.ts')).shareRoutes,
    ...(await import('./ask-routes.ts')).askRoutes,
  ],
  work: async (services) => (await import('./work.ts')).knowledgeWork(services),
})
