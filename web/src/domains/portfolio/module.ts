import { lazy } from 'react'
import { portfolioRooms } from '@pandora/contract/domains/portfolio/rooms'
import { defineScreens } from '../../lib/module.ts'
import '../watch/slots.ts'
import { useFirstCompany } from './useFirstCompany.ts'
import { companiesView, eventView, mapView } from './views.ts'

export const portfolioModule = defineScreens({
  key: 'portfolio',
  uses: ['analysis', 'companies', 'figures', 'flash', 'impact', 'search', 'watch'],
  rooms: portfolioRooms,
  views: { portfolioDashboard: { event: eventView, companies: companiesView, map: mapView } },
  slots: {
    tileCompany: [{ key: 'watched', useCompany: useFirstCompany, view: lazy(() => import('./CompanyOfTile.tsx')) }],
    watchBeginning: [{ key: 'largest', order: 10, view: lazy(() => import('./WatchBeginning.tsx')) }],
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
