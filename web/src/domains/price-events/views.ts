import { priceEventsViews } from '@pandora/contract/domains/price-events/rooms'
import { defineView } from '../../lib/view.ts'

export const documentsView = defineView({
  title: { zh: '文档', en: 'Documents' },
  parameters: priceEventsViews.documents,
  waiting: 28,
  load: () => import('./DocumentsView.tsx'),
})
