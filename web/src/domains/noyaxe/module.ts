import { noyaxeRooms } from '@pandora/contract/domains/noyaxe/rooms'
import { defineScreens } from '../../lib/module.ts'
import { moversView, stocksView } from './views.ts'

export const noyaxeModule = defineScreens({
  key: 'noyaxe',
  uses: ['impact', 'portfolio', 'watch'],
  rooms: noyaxeRooms,
  views: { noyaxe: { stocks: stocksView, movers: moversView } },
})
