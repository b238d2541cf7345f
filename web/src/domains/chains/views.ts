import { chainViews } from '@pandora/contract/domains/chains/rooms'
import { defineView } from '../../lib/view.ts'

export const eventView = defineView({
  title: { zh: '链上事件', en: 'Events of a chain' },
  parameters: chainViews.event,
  waiting: 28,
  load: () => import('./views/EventView.tsx'),
})

export const newsView = defineView({
  title: { zh: '链上新闻', en: 'News of a chain' },
  parameters: chainViews.news,
  waiting: 28,
  load: () => import('./views/NewsView.tsx'),
})

export const exposureView = defineView({
  title: { zh: '节点敞口', en: 'Exposure of nodes' },
  parameters: chainViews.exposure,
  waiting: 28,
  load: () => import('./views/ExposureView.tsx'),
})
