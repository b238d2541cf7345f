import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'
import { dividendsView, holdersView } from './views.ts'

export const shareholdersModule = defineScreens({
  key: 'shareholders',
  views: { priceEvent: { holders: holdersView, dividends: dividendsView } },
  slots: {
    companyTab: [
      {
        key: 'holders',
        name: { zh: '股东与分红', en: 'Holders and dividends' },
        order: 64,
        view: lazy(() => import('./HoldersTab.tsx')),
      },
    ],
  },
})
