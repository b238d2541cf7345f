import { portfolioRooms } from '@pandora/contract/domains/portfolio/rooms'
import { defineScreens } from '../../lib/module.ts'
import { companiesView, eventView, mapView } from './views.ts'

export const portfolioModule = defineScreens({
  key: 'portfolio',
  uses: ['analysis', 'figures', 'flash', 'impact', 'watch'],
  rooms: portfolioRooms,
  views: { portfolioDashboard: { event: eventView, companies: companiesView, map: mapView } },
  slots: {
    overviewTile: [
      {
        key: 'watch',
        column: 'middle',
        order: 10,
        view: companiesView,
        title: { zh: '自选', en: 'Watch list' },
        given: { groupId: '' },
        screen: 'watch',
        height: 'rows',
      },
    ],
  },
})
