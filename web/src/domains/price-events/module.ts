import { priceEventsRooms } from '@pandora/contract/domains/price-events/rooms'
import { defineScreens } from '../../lib/module.ts'
import { documentsView, priceView } from './views.ts'

export const priceEventsModule = defineScreens({
  key: 'price-events',
  uses: ['analysis', 'companies', 'documents', 'flash', 'impact', 'markets', 'portfolio', 'search'],
  rooms: priceEventsRooms,
  views: { priceEvent: { price: priceView, documents: documentsView } },
})
