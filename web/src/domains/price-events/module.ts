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
