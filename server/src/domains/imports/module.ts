import { importsDomain } from '@pandora/contract/domains/imports/domain'
import { defineModule } from '../../module.ts'

export const importsModule = defineModule(importsDomain, {
  uses: ['figures'],
  derive: async () => (await import('./units/derive.ts')).deriveUnitDoubts,
  routes: async () => [
    ...(await import('./routes.ts')).importRoutes,
    ...(await import('./units/routes.ts')).unitRoutes,
  ],
  work: async (services) => (await import('./work.ts')).importsWork(services),
})
