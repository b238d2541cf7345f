import { lazy } from 'react'
import { portfolioRooms } from '@pandora/contract/domains/portfolio/rooms'
import { defineScreens } from '../../lib/module.ts'

export const portfolioModule = defineScreens({
  key: 'portfolio',
  uses: ['figures', 'flash', 'impact', 'watch'],
  rooms: portfolioRooms,
  views: {
    portfolioDashboard: {
      event: lazy(() => import('./EventView.tsx')),
      companies: lazy(() => import('./CompaniesView.tsx')),
      map: lazy(() => import('./MapView.tsx')),
    },
  },
})
