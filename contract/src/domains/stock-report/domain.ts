import { defineDomain } from '../../domain.ts'

export const stockReportDomain = defineDomain({
  key: 'stock-report',
  uses: ['figures', 'markets', 'ranking'],
  name: { zh: '个股报告', en: 'Stock report' },
  operations: async () => (await import('./operations.ts')).stockReport,
})
