import { financeReportsViews } from '@pandora/contract/domains/finance-reports/rooms'
import { defineView } from '../../lib/view.ts'
import { bridgeParameters, browseParameters, peersParameters } from './parameters.ts'

export const reportView = defineView({
  title: { zh: '财报', en: 'Reports' },
  parameters: financeReportsViews.report,
  waiting: 28,
  load: () => import('./views/ReportView.tsx'),
})

export const bridgeView = defineView({
  title: { zh: '利润为何变化', en: 'Why profit changed' },
  parameters: bridgeParameters,
  waiting: 28,
  load: () => import('./views/BridgeView.tsx'),
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

export const browseView = defineView({
  title: { zh: '浏览', en: 'Browse' },
  parameters: browseParameters,
  waiting: 42,
  load: () => import('./views/BrowseView.tsx'),
})

export const peersView = defineView({
  title: { zh: '公司', en: 'Companies' },
  parameters: peersParameters,
  waiting: 42,
  load: () => import('./views/PeersView.tsx'),
})
