import { priceEventsViews } from '@pandora/contract/domains/price-events/rooms'
import { defineView } from '../../lib/view.ts'

export const priceView = defineView({
  title: { zh: '走势', en: 'Price' },
  parameters: priceEventsViews.price,
  waiting: 'picture',
  load: () => import('./PriceView.tsx'),
})

export const documentsView = defineView({
  title: { zh: '文件', en: 'Documents' },
  parameters: priceEventsViews.documents,
  waiting: 28,
  load: () => import('./DocumentsView.tsx'),
})
