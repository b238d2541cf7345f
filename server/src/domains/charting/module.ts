import { chartingDomain } from '@pandora/contract/domains/charting/domain'
import { defineModule } from '../../module.ts'

export const chartingModule = defineModule(chartingDomain, {
  routes: async () => (await import('./routes.ts')).chartingRoutes,
})
