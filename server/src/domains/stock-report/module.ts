import { stockReportDomain } from '@pandora/contract/domains/stock-report/domain'
import { defineModule } from '../../module.ts'

export const stockReportModule = defineModule(stockReportDomain, {
  uses: ['figures', 'impact', 'markets', 'ranking'],
  routes: async () => (await import('./routes.ts')).stockReportRoutes,
})
