import { importsDomain } from '@pandora/contract/domains/imports/domain'
import { defineModule } from '../../module.ts'

export const importsModule = defineModule(importsDomain, {
  routes: async () => (await import('./routes.ts')).importRoutes,
  work: async (services) => (await import('./work.ts')).importsWork(services),
})
