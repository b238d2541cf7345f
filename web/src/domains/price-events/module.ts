import { priceEventsRooms } from '@pandora/contract/domains/price-events/rooms'
import { defineScreens } from '../../lib/module.ts'
import '../companies/slots.ts'
import { priceFields, priceView } from './offers/priceView.ts'
import { documentsView } from './views.ts'

export const priceEventsModule = defineScreens({
  key: 'price-events',
  uses: ['analysis', 'charting', 'companies', 'documents', 'flash', 'impact', 'markets', 'portfolio', 'search'],
  rooms: priceEventsRooms,
  views: { priceEvent: { price: priceView, documents: documentsView } },
  shortcuts: [
    {
      where: { zh: '价格与事件', en: 'Price and events' },
      keys: ['Alt ↑', 'Alt ↓'],
      does: { zh: '自选里的上一家、下一家公司', en: 'Company before or after in the watch list' },
    },
  ],
  slots: {
    companyTile: [
      { key: 'price', on: 'overview', area: 'price', order: 10, view: priceView, fields: priceFields },
      {
        key: 'price-beside',
        on: 'compare',
        area: 'price',
        order: 10,
        view: priceView,
        fields: priceFields,
        given: { below: 'bar' },
      },
      { key: 'price-index', on: 'index', area: 'price', order: 10, view: priceView, fields: priceFields },
    ],
  },
})
