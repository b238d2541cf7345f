import { stockReportViews } from '@pandora/contract/domains/stock-report/views'
import { defineView } from '../../../lib/view.ts'

/** What is known of a company as of the day, on one page: on its screen and on the analyst's desk (RANK-30). */
export const reportView = defineView({
  title: { zh: '个股报告', en: 'Stock report' },
  parameters: stockReportViews.report,
  waiting: 28,
  load: () => import('../ReportView.tsx'),
})
