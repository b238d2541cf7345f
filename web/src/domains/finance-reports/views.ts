import { financeReportsViews } from '@pandora/contract/domains/finance-reports/rooms'
import { defineView } from '../../lib/view.ts'

export const reportView = defineView({
  title: { zh: '财报', en: 'Reports' },
  parameters: financeReportsViews.report,
  waiting: 'picture',
  load: () => import('./views/ReportView.tsx'),
})

export const businessView = defineView({
  title: { zh: '业务', en: 'Businesses' },
  parameters: financeReportsViews.business,
  waiting: 28,
  load: () => import('./views/BusinessView.tsx'),
})

export const commentsView = defineView({
  title: { zh: '点评', en: 'Comments' },
  parameters: financeReportsViews.comments,
  waiting: 28,
  load: () => import('./views/CommentsView.tsx'),
})
