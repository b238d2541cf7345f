import { noyaxeRooms } from '@pandora/contract/domains/noyaxe/rooms'
import { defineScreens } from '../../lib/module.ts'
import { medalsView } from '../calls/offers/medalsView.ts'
import { answerView } from '../chat/offers/answerView.ts'
import { industriesView } from '../ranking/offers/industriesView.ts'
import { listView } from '../ranking/offers/listView.ts'
import { moversView, stocksView } from './views.ts'

export const noyaxeModule = defineScreens({
  key: 'noyaxe',
  uses: ['calls', 'chat', 'impact', 'portfolio', 'ranking', 'watch'],
  rooms: noyaxeRooms,
  views: {
    noyaxe: {
      stocks: stocksView,
      movers: moversView,
      ranks: listView,
      industries: industriesView,
      medals: medalsView,
      answer: answerView,
    },
  },
})
