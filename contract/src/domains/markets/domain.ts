import { defineDomain } from '../../domain.ts'
import { corporateAction, dailyPrice, listingStatus, shareCount, tradingDay } from './records.ts'

export const marketsDomain = defineDomain({
  key: 'markets',
  name: { zh: '市场与行情', en: 'Markets and prices' },
  operations: async () => (await import('./operations.ts')).markets,
  records: [dailyPrice, tradingDay, shareCount, corporateAction, listingStatus],
  derived: { exchange: [], region: [], market: [] },
  topics: { prices: 'everyone' },
})
