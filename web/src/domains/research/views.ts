import { defineView } from '../../lib/view.ts'
import { researchViews } from './parameters.ts'

export const reportsView = defineView({
  title: { zh: '研报', en: 'Research' },
  parameters: researchViews.reports,
  waiting: 58,
  load: () => import('./company/ReportListView.tsx'),
})

export const yearsView = defineView({
  title: { zh: '报告年份', en: 'Years with reports' },
  parameters: researchViews.years,
  waiting: 28,
  load: () => import('./company/YearsView.tsx'),
})

export const investmentView = defineView({
  title: { zh: '投资', en: 'Investment' },
  parameters: researchViews.investment,
  waiting: 64,
  load: () => import('./company/InvestmentView.tsx'),
})
