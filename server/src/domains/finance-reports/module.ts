import { financeReportsDomain } from '@pandora/contract/domains/finance-reports/domain'
import { defineModule } from '../../module.ts'

export const financeReportsModule = defineModule(financeReportsDomain, {
  uses: ['search'],
  derive: async () => (await import('./derive.ts')).deriveReports,
  routes: async () => (await import('./routes.ts')).financeReportRoutes,
  work: async (services) => (await import('./work.ts')).financeReportsWork(services),
})
