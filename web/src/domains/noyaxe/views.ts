import { noyaxeViews } from '@pandora/contract/domains/noyaxe/rooms'
import { defineView } from '../../lib/view.ts'

export const stocksView = defineView({
  title: { zh: '自选股', en: 'Stocks' },
  parameters: noyaxeViews.stocks,
  waiting: 28,
  load: () => import('./StocksView.tsx'),
})

export const moversView = defineView({
  title: { zh: '涨跌榜', en: 'Movers' },
  parameters: noyaxeViews.movers,
  waiting: 24,
  load: () => import('./MoversView.tsx'),
})
