import { defineDomain } from '../../domain.ts'
import { priceEventsRooms } from './rooms.ts'

export const priceEventsDomain = defineDomain({
  key: 'price-events',
  uses: ['documents', 'figures', 'impact', 'shareholders'],
  name: { zh: '价格与事件', en: 'Price and events' },
  operations: async () => (await import('./operations.ts')).priceEvents,
  rooms: priceEventsRooms,
})
