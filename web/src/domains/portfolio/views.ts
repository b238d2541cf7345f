import { portfolioViews } from '@pandora/contract/domains/portfolio/rooms'
import { defineView } from '../../lib/view.ts'

export const eventView = defineView({
  title: { zh: '事件', en: 'Events' },
  parameters: portfolioViews.event,
  waiting: 28,
  load: () => import('./EventView.tsx'),
})

export const companiesView = defineView({
  title: { zh: '公司', en: 'Companies' },
  parameters: portfolioViews.companies,
  waiting: 28,
  load: () => import('./CompaniesView.tsx'),
})

export const mapView = defineView({
  title: { zh: '涨跌图', en: 'Map' },
  parameters: portfolioViews.map,
  waiting: 'picture',
  load: () => import('./MapView.tsx'),
})
