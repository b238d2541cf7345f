import { priceEventsViews } from '@pandora/contract/domains/price-events/rooms'
import { defineView } from '../../../lib/view.ts'

/** The price of a company or an index: as a tile of its page, around an event, in the room, alone on the window. */
export const priceView = defineView({
  title: { zh: '价格', en: 'Price' },
  parameters: priceEventsViews.price,
  waiting: 'picture',
  load: () => import('../PriceView.tsx'),
})

/** Its parameters in the address of a screen on which other tiles have a basis, a range or a day of their own. */
export const priceFields = {
  date: 'bar',
  range: 'priceRange',
  scale: 'priceScale',
  type: 'priceType',
  basis: 'priceBasis',
  as: 'priceView',
  under: 'priceUnder',
} as const
