import { documentsDomain } from '@pandora/contract/domains/documents/domain'
import { defineModule } from '../../module.ts'

export const documentsModule = defineModule(documentsDomain, {
  uses: ['markets'],
  derive: async () => (await import('./index/indexing.ts')).deriveDocumentIndex,
  routes: async () => (await import('./routes.ts')).documentRoutes,
  work: async (services) => (await import('./work.ts')).documentsWork(services),
})
