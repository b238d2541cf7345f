import { noyaxeRooms } from '@pandora/contract/domains/noyaxe/rooms'
import { defineScreens } from '../../lib/module.ts'
import { listView } from '../ranking/offers/listView.ts'
import { moversView, stocksView } from './views.ts'

export const noyaxeModule = defineScreens({
  key: 'noyaxe',
  uses: ['impact', 'portfolio', 'ranking', 'watch'],
  rooms: noyaxeRooms,
  views: { noyaxe: { stocks: stocksView, movers: moversView, ranks: listView } },
})
