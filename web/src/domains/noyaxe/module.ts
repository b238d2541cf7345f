import { lazy } from 'react'
import { noyaxeRooms } from '@pandora/contract/domains/noyaxe/rooms'
import { defineScreens } from '../../lib/module.ts'

export const noyaxeModule = defineScreens({
  key: 'noyaxe',
  uses: ['impact', 'portfolio', 'watch'],
  rooms: noyaxeRooms,
  views: {
    noyaxe: {
      stocks: lazy(() => import('./StocksView.tsx')),
      movers: lazy(() => import('./MoversView.tsx')),
    },
  },
})
