import { portfolioRooms } from '@pandora/contract/domains/portfolio/rooms'
import { defineScreens } from '../../lib/module.ts'
import { companiesView, eventView, mapView } from './views.ts'

export const portfolioModule = defineScreens({
  key: 'portfolio',
  uses: ['figures', 'flash', 'impact', 'watch'],
  rooms: portfolioRooms,
  views: { portfolioDashboard: { event: eventView, companies: companiesView, map: mapView } },
})
