import { defineView } from '../../lib/view.ts'
import { industryViews } from './parameters.ts'

export const belowView = defineView({
  title: { zh: '下级行业', en: 'Industries below' },
  parameters: industryViews.below,
  waiting: 28,
  load: () => import('./node/BelowView.tsx'),
})

export const mapView = defineView({
  title: { zh: '热力图', en: 'Heat map' },
  parameters: industryViews.map,
  waiting: 'picture',
  load: () => import('./node/MapView.tsx'),
})

export const constituentsView = defineView({
  title: { zh: '成分公司', en: 'Constituents' },
  parameters: industryViews.constituents,
  waiting: 28,
  load: () => import('./node/CompaniesView.tsx'),
})

export const eventsView = defineView({
  title: { zh: '事件', en: 'Events' },
  parameters: industryViews.events,
  waiting: 28,
  load: () => import('./node/EventsView.tsx'),
})
